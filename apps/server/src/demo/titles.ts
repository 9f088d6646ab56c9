import type { Family } from './families/family.ts';
import { type Bindings, fill } from './language/grammar.ts';
import type { Random } from './random.ts';

const ATTEMPTS = 12;
const LONGEST = 78;

/** How a series numbers its later books. */
export type Numbering = 'dash' | 'space' | 'volume' | 'book' | 'romanBook' | 'ownTitles';

const ordinals = [
  '',
  'первая',
  'вторая',
  'третья',
  'четвёртая',
  'пятая',
  'шестая',
  'седьмая',
  'восьмая',
  'девятая',
  'десятая',
];
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

export interface TitleMaker {
  /**
   * A title that was not given before, if the vocabulary allows; words that it binds join the
   * bindings, so that the annotation speaks of the same people.
   */
  next(family: Family, bindings: Bindings): string;
}

export function createTitleMaker(random: Random): TitleMaker {
  const given = new Set<string>();
  return {
    next(family, bindings) {
      for (let attempt = 1; ; attempt += 1) {
        const tried: Bindings = new Map(bindings);
        const title = fill(random.pick(family.titles), family.words, tried, random);
        const fits = title.length <= LONGEST && !repeatsWord(title) && !given.has(title);
        if (!fits && attempt < ATTEMPTS) continue;
        given.add(title);
        for (const [key, word] of tried) bindings.set(key, word);
        return title;
      }
    },
  };
}

/** The title of a series' book by its number, from 1. */
export function numberedTitle(series: string, number: number, numbering: Numbering): string {
  if (number === 1) return series;
  switch (numbering) {
    case 'dash':
      return `${series}-${number}`;
    case 'space':
      return `${series} ${number}`;
    case 'volume':
      return `${series}. Том ${number}`;
    case 'romanBook':
      return `${series} ${roman[number] ?? number}`;
    case 'book':
    case 'ownTitles':
      return `${series}. Книга ${ordinals[number] ?? number}`;
  }
}

/** True when one root occurs twice, as in 'Проклятая таверна проклятой вдовы'. */
function repeatsWord(title: string): boolean {
  const roots = (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
  return new Set(roots).size < roots.length;
}
