// @ts-check
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { isolatedOnly } from './tooling/lint/isolatedTests.js';
import { plainLiterals, plainObjects } from './tooling/lint/objectRules.js';
import { secureContextOnly } from './tooling/lint/secureContext.js';
import {
  coloursInMarkup,
  coloursOfTheTheme,
  logicalInlineStyles,
  logicalOnly,
  noOwnWidgets,
} from './tooling/lint/styleRules.js';

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.{stories,examples}.tsx',
  'tooling/**',
  '.storybook/**',
  '**/testing/**',
  '**/foundations/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-static/**',
      '**/.react-router/**',
      '**/node_modules/**',
      'storybook-static/**',
      '.data/**',
      '.cache/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Index signatures are read with brackets (tsconfig's noPropertyAccessFromIndexSignature).
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // Each list below replaces this one.
      'no-restricted-syntax': ['error', ...plainLiterals],
    },
  },
  {
    files: tests,
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['packages/{ui,analytics-widgets}/src/**/*.tsx', 'apps/dashboard/src/**/*.tsx'],
    ignores: tests,
    plugins: { formatjs },
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  {
    files: [
      'packages/{ui,analytics-widgets,auth-machine}/src/**/*.{ts,tsx}',
      'apps/dashboard/src/**/*.{ts,tsx}',
    ],
    // The one module of each interface, which has a fallback for it.
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      'packages/ui/src/clipboard/copyText.ts',
      'packages/auth-machine/src/browser/webLock.ts',
    ],
    rules: { 'no-restricted-properties': ['error', ...secureContextOnly] },
  },
  {
    files: ['apps/server/src/**/*.test.ts', 'tooling/**/*.test.ts'],
    ignores: ['**/*.isolated.test.ts'],
    rules: { 'no-restricted-properties': ['error', ...isolatedOnly] },
  },
  {
    // Loaders answer with another page, or with none, by throwing: the router's own way.
    files: ['apps/dashboard/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
          ],
        },
      ],
    },
  },
  {
    files: ['{apps/server,packages/{api-contract,domain,auth-machine}}/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...plainObjects] },
  },
  {
    files: ['**/*.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...plainLiterals, ...logicalOnly] },
  },
  {
    files: ['{packages,apps}/*/src/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...plainLiterals,
        ...logicalInlineStyles,
        ...coloursInMarkup,
      ],
    },
  },
  {
    files: ['apps/dashboard/src/**/*.tsx'],
    // Two decorative pictures without data: books on a shelf, and the one of the 404 page.
    ignores: [...tests, '**/BooksBackdrop.tsx', '**/FishingArt.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...plainLiterals,
        ...logicalInlineStyles,
        ...coloursInMarkup,
        ...noOwnWidgets,
      ],
    },
  },
  {
    // Marks are placed at measured pixels, and time runs from left to right in every language.
    files: ['packages/analytics-widgets/src/charts/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...plainLiterals, ...coloursInMarkup] },
  },
  {
    files: ['{packages/analytics-widgets,apps/*}/src/**/*.css.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@litometr/ui',
              message:
                'Import @litometr/ui/theme: the main door brings every component into the compiler of styles, which then drops theirs.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{packages,apps}/*/src/**/*.css.ts'],
    ignores: ['packages/ui/src/theme/**'],
    rules: {
      'no-restricted-syntax': ['error', ...plainLiterals, ...logicalOnly, ...coloursOfTheTheme],
    },
  },
);
