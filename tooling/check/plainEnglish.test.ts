import { describe, expect, it } from 'vitest';
import { faultsOf, measureFile, openingRule, sumOf, wordRules } from './plainEnglish.ts';

const block = (text: string) => `/** ${text} */`;
const rulesOf = (text: string, file = 'a.ts') =>
  measureFile(file, text).comments.map(({ rule }) => rule.name);
const namesOf = (text: string) => measureFile('a.ts', text).names.map(({ name }) => name);

describe('comments', () => {
  it.each([
    [block('It is told.'), ['tell']],
    [block('It stands\n   here.'), ['stand']],
    ['// asks, and\n// asked again', ['ask', 'ask']],
    ['const a = 1; // drawn', ['draw']],
    [block('What it does.'), ['What …']],
    ['// It returns\n// What it is given.', []],
    ['/** A standalone keeper of keys. */', []],
  ])('of %j match %j', (text, expected) => {
    expect(rulesOf(text)).toEqual(expected);
  });

  it('are found in empty blocks, arguments and JSX', () => {
    expect(rulesOf('function a() {\n  // told\n}')).toEqual(['tell']);
    expect(rulesOf(`a(${block('kept')});`)).toEqual(['keep']);
    expect(rulesOf(`const a = <b>{${block('anew')}}</b>;`, 'a.tsx')).toEqual(['nobody']);
    expect(rulesOf(`const a = <b ${block('deed')} c="" />;`, 'a.tsx')).toEqual(['reckon']);
  });

  it('are not found in strings, templates, regular expressions and JSX text', () => {
    expect(rulesOf("route('**/told/**', () => 1); b('**/');")).toEqual([]);
    expect(rulesOf(`const a = \`${block('told')}\` + \`// told\`;`)).toEqual([]);
    expect(rulesOf('const a = /\\/\\* told/u;')).toEqual([]);
    expect(rulesOf('const a = <b>// told</b>;', 'a.tsx')).toEqual([]);
  });

  it('are located by file and line', () => {
    const [finding] = measureFile('folder/a.ts', '\nconst a = 1;\n// told').comments;
    expect(finding).toMatchObject({ file: 'folder/a.ts', line: 3 });
  });

  it('are counted in words', () => {
    expect(measureFile('a.ts', '/** One, two. */\n// three\nconst four = "five";').words).toBe(3);
  });
});

describe('names', () => {
  it.each([
    'const told = 1;',
    'function tellUser() {}',
    'const a = (wishes: string[]) => 1;',
    'interface KeptAnswers {}',
    'type UserDeeds = 1;',
    'const { a: told } = b;',
    'const MOST = 3;',
    'class A { tellAll() {} }',
    'interface Point { told: number }',
  ])('are private in %j', (text) => {
    expect(namesOf(text)).toHaveLength(1);
  });

  it.each([
    'const { told } = point;',
    'const a = { told: 1 };',
    'b(point.told);',
    'const MOST_BOOKS = 1;',
    'const keeper = 1;',
  ])('are accepted in %j', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});

describe('faults', () => {
  const repeated = (word: string, times: number, words: number) =>
    `/* ${`${word} `.repeat(times)}${'plain '.repeat(words - times)}*/`;
  const faultsIn = (...texts: string[]) =>
    faultsOf(sumOf(texts.map((text, at) => measureFile(`${at}.ts`, text))));

  it('are absent up to the limit of a word', () => {
    expect(faultsIn(repeated('told', 4, 10_000))).toEqual([]);
  });

  it('name rate, limit, replacement and places above it', () => {
    expect(faultsIn(repeated('told', 4, 10_000), '\n// told')).toEqual([
      expect.stringMatching(
        /^"tell" in comments: 5\.0 per 10,000 words, limit 4\.5\. Write: report.*\n {2}0\.ts: line 1\n {2}1\.ts: line 2$/u,
      ),
    ]);
  });

  it('include every private name', () => {
    expect(faultsIn('const told = 1;\nconst kept = 2;')).toEqual([
      'Names to replace by terms of the field: kept, told.\n  0.ts: lines 1, 2',
    ]);
  });

  it('list the twenty files with the most findings', () => {
    const texts = Array.from({ length: 22 }, (_, at) => `const told = ${at};`);
    const [fault = ''] = faultsIn(...texts, 'const told = 1;\nconst kept = 2;');
    const lines = fault.split('\n');
    expect(lines[1]).toBe('  22.ts: lines 1, 2');
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe('  … and 3 more files');
  });

  it('are absent without comments', () => {
    expect(faultsIn('const a = 1;')).toEqual([]);
  });
});

it('has a limit and a replacement for every rule', () => {
  for (const { limit, instead } of [...wordRules, openingRule]) {
    expect(limit).toBeGreaterThanOrEqual(1);
    expect(instead).not.toBe('');
  }
});
