/** The direction of dependencies (ARCHITECTURE.md), checked. */
/**
 * @param {string} name
 * @param {string} own
 * @param {readonly string[]} allowed
 */
const packageMayImport = (name, own, allowed) => ({
  name: `${name}-imports`,
  comment: `${name} may import only what ARCHITECTURE.md allows it`,
  severity: 'error',
  from: { path: `^${own}/src`, pathNot: '\\.(test|stories|examples)\\.tsx?$|/testing/' },
  to: { path: '^(packages|apps)/', pathNot: `^(${[own, ...allowed].join('|')})/` },
});
/**
 * @param {string} name
 * @param {string} from
 * @param {readonly string[]} libraries
 */
const forbidsLibraries = (name, from, libraries) => ({
  name,
  comment: 'This layer does without these libraries (docs/decisions/0036-package-texts.md)',
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|stories|examples)\\.tsx?$|/testing/' },
  to: { path: `node_modules/(${libraries.join('|')})/` },
});

/** The folders of the server, from the ground up: each imports only from those before it. */
export const serverFolders = [
  'statistics',
  'messages',
  'dataFolder',
  'postgres',
  'background',
  'measurements',
  'search',
  'http',
  'config',
  'reads',
  'accounts',
  'ingest',
  'backup',
  'pages',
  'personal',
  'alerts',
  'imports',
  'collectors',
  'staff',
  'demo',
  'control',
  'cli',
];
const serverLayers = serverFolders.slice(0, -1).map((folder, at) => ({
  name: `server-${folder}-below`,
  comment: `${folder} is below: what it needs of these folders belongs further down`,
  severity: 'error',
  from: { path: `^apps/server/src/${folder}/`, pathNot: '\\.test\\.ts$|/testing/' },
  to: { path: `^apps/server/src/((${serverFolders.slice(at + 1).join('|')})/|[^/]+$)` },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types too: files that name each other can only be read together',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.](css|svg|woff2)|^virtual:' },
    },
    {
      name: 'no-tests-in-source',
      comment: 'Source never imports tests, stories, examples of docs or their fixtures',
      severity: 'error',
      from: { pathNot: '\\.(test|stories|examples)\\.tsx?$|/testing/|^(\\.storybook|tooling)/' },
      to: { path: '\\.(test|stories|examples)\\.tsx?$|/testing/' },
    },
    {
      name: 'no-undeclared',
      comment: 'A dependency is declared in the package that imports it',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src',
        pathNot: '\\.(test|stories|examples)\\.tsx?$|/testing/',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    packageMayImport('domain', 'packages/domain', []),
    packageMayImport('api-contract', 'packages/api-contract', ['packages/domain']),
    packageMayImport('ui', 'packages/ui', []),
    packageMayImport('analytics-widgets', 'packages/analytics-widgets', ['packages/ui']),
    packageMayImport('auth-machine', 'packages/auth-machine', ['packages/api-contract']),
    packageMayImport('server', 'apps/server', ['packages/domain', 'packages/api-contract']),
    packageMayImport('dashboard', 'apps/dashboard', ['packages']),
    ...serverLayers,
    forbidsLibraries('dashboard-libraries', '^apps/dashboard/src', [
      'recharts',
      'd3-[a-z]+',
      '@tanstack/react-(table|virtual)',
    ]),
    forbidsLibraries('ui-libraries', '^packages/ui/src', [
      'react-intl',
      'react-router(-dom)?',
      'axios',
      'xstate',
      'recharts',
      '@tanstack',
    ]),
    forbidsLibraries('widgets-libraries', '^packages/analytics-widgets/src', [
      'react-intl',
      'react-router(-dom)?',
      'axios',
      'xstate',
      '@tanstack/react-query',
    ]),
    forbidsLibraries('auth-core-libraries', '^packages/auth-machine/src/(machine/|index\\.ts)', [
      'react(-dom)?',
      '@xstate/react',
      'axios',
      'react-router(-dom)?',
      'zod',
    ]),
    {
      name: 'auth-contract-types-only',
      comment: 'Parsers are injected: a packed auth-machine needs nothing of ours',
      severity: 'error',
      from: {
        path: '^packages/auth-machine/src',
        pathNot: '\\.(test|stories|examples)\\.tsx?$|/testing/',
      },
      to: { path: '^packages/api-contract', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-apart',
      comment: 'A feature never imports another; share through app, portals or a package',
      severity: 'error',
      from: { path: '^apps/dashboard/src/features/([^/]+)/' },
      to: {
        path: '^apps/dashboard/src/features/([^/]+)/',
        pathNot: '^apps/dashboard/src/features/$1/',
      },
    },
    {
      name: 'reads-apart',
      comment: 'A resource never imports another, nor does what they share; use reads/shared',
      severity: 'error',
      from: { path: '^apps/server/src/reads/([^/]+)/', pathNot: '/testing/' },
      to: {
        path: '^apps/server/src/reads/',
        pathNot: '^apps/server/src/reads/($1|shared|formulas|testing)/',
      },
    },
    {
      name: 'blocks-below-features',
      comment: 'Blocks are shared by features; a block of one feature belongs in its folder',
      severity: 'error',
      from: { path: '^apps/dashboard/src/blocks/' },
      to: { path: '^apps/dashboard/src/features/' },
    },
    {
      name: 'features-not-routes',
      comment: 'The frame of the routes knows the pages, not they it',
      severity: 'error',
      from: { path: '^apps/dashboard/src/(features|shell)/' },
      to: { path: '^apps/dashboard/src/app/routes/' },
    },
    {
      name: 'charts-not-in-entry',
      comment: 'recharts is heavy: features reach it through a lazy module only',
      severity: 'error',
      from: { path: '^apps/dashboard/src/(app|shell|api|auth|i18n|portals)/' },
      to: {
        path: '^packages/analytics-widgets/src/charts',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'nothing-imports-storybook',
      severity: 'error',
      from: { pathNot: '^(\\.storybook|tooling)/' },
      to: { path: '^\\.storybook/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-static|storybook-static|\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@litometr/source', 'import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
