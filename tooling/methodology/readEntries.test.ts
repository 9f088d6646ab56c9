import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEntries } from './readEntries.ts';

const folder = mkdtempSync(join(tmpdir(), 'methodology-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the entries of some modules, all of which are modules of formulas. */
function read(name: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readEntries({
    formulaModules: ['*.ts'],
    searchedModules: ['*.ts'],
    folder: join(folder, name),
  });
}

const described = (tags: string, code = 'export function rate() { return 1; }') => `
/**
 * Returns the rate.
 *
 * @methodology rate
 * @title Rate
 * @measures A rate.
 ${tags.trim().replaceAll('\n', '\n ')}
 */
${code}
`;

describe('readEntries', () => {
  it('reads the tags of an entry with their order', () => {
    const { entries, faults } = read('whole', {
      'rate.ts': described(`
* @unit share
* @formula r = a ÷ b
* @symbol a: the part, which
*   may be empty
* @symbol b: the whole: never empty
* @condition Unknown where b is zero.
* @condition Rounded.
* @worked 1 of 2 is a half.
* @source Author, A. (1900). A title. doi:10.1/2
* @source own
*
* @returns a number`),
    });
    expect(faults).toEqual([]);
    expect(entries).toEqual([
      {
        id: 'rate',
        file: 'rate.ts',
        declaration: 'rate',
        formulas: ['r = a ÷ b'],
        symbols: ['a', 'b'],
        sources: [{ text: 'Author, A. (1900). A title.', doi: '10.1/2' }],
        values: {},
        texts: {
          title: 'Rate',
          measures: 'A rate.',
          unit: 'share',
          symbols: ['the part, which may be empty', 'the whole: never empty'],
          conditions: ['Unknown where b is zero.', 'Rounded.'],
          example: '1 of 2 is a half.',
        },
      },
    ]);
  });

  it('takes the values of places from the constants of the code', () => {
    const { entries, faults } = read('values', {
      'bounds.ts':
        "export const MIN_BOOKS = 4_000;\nexport const bars = ['50', '75'] as const;\n" +
        '/** @methodology-part rate */\nexport const half = () => MIN_BOOKS / 2;',
      'days.ts':
        'export const DAYS = 7;\n/** @methodology-part rate */\nexport const day = () => DAYS;',
      'rate.ts': `
import { MIN_BOOKS } from './bounds.ts';
const WEEK = { least: 5, most: 2 * 4 + 1 } as const;
const SHARE: number = 1 - 0.1;
${described('* @condition {MIN_BOOKS}, {WEEK.most}, {SHARE, percent}, {DAYS}, {bars.1}\n* @source own')}
export const used = [MIN_BOOKS, WEEK, SHARE];`,
    });
    expect(faults).toEqual([]);
    expect(entries[0]?.values).toEqual({
      MIN_BOOKS: 4_000,
      'WEEK.most': 9,
      SHARE: 0.9,
      DAYS: 7,
      'bars.1': 75,
    });
  });

  it('reports constants that are missing, no numbers, or different in two modules', () => {
    const constant = (value: string) =>
      `export const DAYS = ${value};\n/** @methodology-part rate */\nexport const f = () => DAYS;`;
    const { faults } = read('constants', {
      'one.ts': constant('7'),
      'other.ts': constant('30'),
      'rate.ts': `const TEXT = 'text';
${described(
  '* @condition {NOTHING}, {TEXT}, {DAYS}\n* @source own',
  'export const rate = () => TEXT;',
)}`,
    });
    expect(faults).toEqual([
      'rate.ts: rate: rate: {NOTHING}: there is no constant NOTHING',
      'rate.ts: rate: rate: {TEXT}: TEXT is no number that can be read from the code',
      'rate.ts: rate: rate: {DAYS}: several constants DAYS differ: import the one meant',
    ]);
  });

  it('reports exported functions and texts of SQL without an entry', () => {
    const { faults } = read('uncovered', {
      'rate.ts': [
        'export const LIMIT = 7;',
        'export const names = { a: 1 };',
        'const helper = () => LIMIT;',
        '/** @methodology-part nothing */',
        'export const part = helper;',
        'export function rate() { return LIMIT; }',
        'export const rateSql = `SELECT 1`;',
      ].join('\n'),
    });
    expect(faults).toEqual([
      'rate.ts: rate: an exported formula without @methodology or @methodology-part',
      'rate.ts: rateSql: an exported formula without @methodology or @methodology-part',
      'rate.ts: part: @methodology-part nothing names no entry',
    ]);
  });

  it('reports tags that are missing, repeated or unknown', () => {
    const { faults } = read('tags', {
      'rate.ts': described('* @unit a\n* @unit b\n* @symbol x\n* @remark z'),
      'twice.ts': described('* @condition A.\n* @source own'),
    });
    expect(faults).toEqual([
      'rate.ts: rate: rate: has several @unit',
      'rate.ts: rate: rate: has several @unit',
      'rate.ts: rate: rate: @remark is not known',
      'rate.ts: rate: rate: @symbol x has no meaning after a colon',
      'rate.ts: rate: rate: has no @source',
      'rate.ts: rate: rate: has neither @formula nor @condition',
      'twice.ts: @methodology rate is described twice',
    ]);
  });
});
