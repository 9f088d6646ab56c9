import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemOf } from '../measurements/searchIndex/stems.ts';
import { foundWords, wordsOf, wordsSql } from '../measurements/searchIndex/words.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { otherLayout } from './keyboard.ts';
import { readingsOf } from './query.ts';
import { otherScript } from './transliterate.ts';

const store = testStore();

describe('words', () => {
  it.each([
    ['Ёлка, ЁЖ и 2-й том', ['елка', 'еж', 'и', '2', 'й', 'том']],
    ["Д'Артаньян", ['д', 'артаньян']],
    ['Mary GrandPré', ['mary', 'grandpre']],
    ['  💥 — …', []],
    ['И\u0306од', ['йод']],
    ['Їжак', ['іжак'.normalize('NFD').replaceAll(/\p{M}/gu, '')]],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are found where they are written', () => {
    const text = 'Ёлка: И\u0306од!';
    const places = foundWords(text).map(({ from, to }) => text.slice(from, to));
    expect(places).toEqual(['Ёлка', 'И\u0306од']);
  });

  it('are the same in the engine as here', async () => {
    const letters = Array.from('абвёЁйЙьЫ zéÉñA1 2-.,\'"\\%_()«»—\n\té́і💥ø');
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 }), {
      minLength: 60,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(texts, async (all) => {
        const rows = await store.rows(
          `SELECT ${wordsSql('text')} AS words
           FROM (SELECT arrayJoin({texts:Array(String)}) AS text)`,
          { texts: all },
        );
        expect(rows.map(({ words }) => words)).toEqual(all.map(wordsOf));
      }),
      { numRuns: 10 },
    );
  });
});

describe('stems', () => {
  it.each([
    ['дракон', 'драконами'],
    ['любовь', 'любви'],
    ['сестра', 'сестер'],
    ['конец', 'конца'],
    ['академия', 'академии'],
    ['попаданка', 'попаданок'],
    ['развод', 'разводе'],
    ['run', 'running'],
  ])('%s and %s are forms of a word', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    ['город', 'гордый'],
    ['берег', 'бергамот'],
    ['дракон', 'драка'],
  ])('%s and %s are none', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

describe('the other layout', () => {
  it.each([
    ['Kbnytn', 'Литнет'],
    ['kbnhgu', 'литрпг'],
    ['k.,jdm', 'любовь'],
    ['`krf', 'ёлка'],
    ['Рфккн Зщееук', 'Harry Potter'],
    ['Развод kbnhgu 2.', 'Hfpdjl литрпг 2.'],
    ["Lf? 'kmaf/", 'Да, эльфа.'],
  ])('%s is %s', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });

  it('leaves alone what has no letters', () => {
    expect(otherLayout('1984, 2.')).toBeNull();
  });
});

describe('the other script', () => {
  it.each([
    ['drakon', 'дракон'],
    ['Razvod', 'развод'],
    ['shchit', 'щит'],
    ['anatoliy', 'анатолий'],
    ['Толкин', 'tolkin'],
  ])('%s is %s', (typed, meant) => {
    expect(otherScript(typed)).toBe(meant);
  });
});

describe('readings of a query', () => {
  it('are none without a word', () => {
    for (const typed of ['', ' ', '💥', '\u0000', '%_', '\\', '.*']) {
      expect(readingsOf(typed)).toEqual([]);
    }
  });

  it('need the words that say something', () => {
    const [typed] = readingsOf('в мире драконов');
    expect(typed?.wanted.map(({ word, isOptional }) => [word, isOptional])).toEqual([
      ['в', true],
      ['мире', false],
      ['драконов', false],
    ]);
    expect(readingsOf('и')[0]?.wanted).toMatchObject([{ word: 'и', isOptional: false }]);
  });

  it('count the first words of a long one, each once', () => {
    const [typed] = readingsOf('а б в г д е ж з и к л м н а б в');
    expect(typed?.wanted).toHaveLength(10);
  });
});
