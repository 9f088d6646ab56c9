import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withLiterals } from './literals.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore();

describe('withLiterals', () => {
  it('gives back any text, alone and in lists', async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.stringMatching(/^['"\\{}:;\-/*()0nt]{0,8}$/),
    );
    await fc.assert(
      fc.asyncProperty(nasty, fc.array(nasty, { maxLength: 3 }), async (text, list) => {
        const rows = await store.rows(
          'SELECT {text:String} AS text, {list:Array(String)} AS list',
          {
            text,
            list,
          },
        );
        expect(rows).toEqual([{ text, list }]);
      }),
      {
        numRuns: 200,
        examples: [
          ["\\' OR 1 = 1 --", ["']", '\\']],
          ['{list:String}', ['\0']],
        ],
      },
    );
  });

  it('casts the other types, and nothing', async () => {
    const rows = await store.rows(
      `SELECT {n:UInt32} AS n, {big:UInt64} AS big, {day:Date} AS day, {yes:Bool} AS yes,
        {share:Float64} AS share, {ids:Array(UInt32)} AS ids, {none:Nullable(Date)} AS none,
        {days:Array(Date)} AS days`,
      {
        n: 7,
        big: 2 ** 53 - 1,
        day: '2026-03-31',
        yes: true,
        share: 0.25,
        ids: [1, 2],
        none: null,
        days: ['2026-03-30'],
      },
    );
    expect(rows).toEqual([
      {
        n: 7,
        big: 2 ** 53 - 1,
        day: '2026-03-31',
        yes: true,
        share: 0.25,
        ids: [1, 2],
        none: null,
        days: ['2026-03-30'],
      },
    ]);
  });

  it('refuses what a value cannot be', async () => {
    expect(() => withLiterals('SELECT {a:UInt8}', {})).toThrow(/names a, which has no value/);
    expect(() => withLiterals('SELECT {a:Float64}', { a: Number.NaN })).toThrow(/NaN cannot/);
    expect(() => withLiterals('SELECT {a:Identifier}', { a: 'x' })).toThrow(/name cannot/);
    await expect(store.rows('SELECT {a:UInt32}', { a: '1) OR (1' })).rejects.toThrow();
  });
});
