import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { plainObjects } from './objectRules.js';

const linter = new Linter();

const complaints = (code: string) =>
  linter.verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      rules: { 'no-restricted-syntax': ['error', ...plainObjects] },
    },
    'example.tsx',
  );

describe('plainObjects', () => {
  it.each([
    'f({ ...{ a, b }, c })',
    'f({ ...({ a, b } as const), c })',
    '<Part {...{ a, b }} c={c} />',
    'f({ a, ...(b !== undefined && { b }) })',
  ])('refuses %s', (code) => {
    expect(complaints(code)).toMatchObject([{ ruleId: 'no-restricted-syntax' }]);
  });

  it.each([
    'f({ a, ...rest, ...of(b) })',
    'f({ a, ...(b === undefined ? {} : { b }) })',
    'f([...[a]])',
    '<Part {...rest} {...(b === undefined ? {} : { b })} {...{ [name]: a }} />',
  ])('takes %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
