import { annotation } from './annotations.ts';
import { LAST_DAY } from './days.ts';
import { families, neighbours } from './families/families.ts';
import { type Family, type FamilyKey, familyKeys } from './families/family.ts';
import type { Bindings } from './language/grammar.ts';
import { createNameGiver, type NameGiver } from './people/people.ts';
import { createRandom, type Random } from './random.ts';
import { createTitleMaker, type Numbering, numberedTitle, type TitleMaker } from './titles.ts';

/**
 * The demo world's authors and texts, before any portal lists them: a text that is on two portals
 * has the same title, author and annotation on both.
 */
export interface Author {
  readonly id: number;
  readonly name: string;
  readonly family: FamilyKey;
  /** Size of the readership: follows Zipf's law over the authors. */
  readonly audience: number;
}

interface Series {
  readonly id: number;
  readonly title: string;
}

export interface Work {
  readonly id: number;
  readonly authors: readonly Author[];
  readonly family: FamilyKey;
  readonly title: string;
  readonly series: Series | null;
  readonly numberInSeries: number | null;
  readonly annotation: string;
  readonly tags: readonly string[];
  readonly age: number;
  /** Size when finished, characters with spaces. */
  readonly chars: number;
  /** Day of the first chapter, and days from one chapter to the next. */
  readonly startDay: number;
  readonly chapterGap: number;
  readonly hasProfanity: boolean;
  /** Latent quality: the median is 1. */
  readonly quality: number;
}

export interface Library {
  readonly authors: readonly Author[];
  /** Works by author id, the oldest first. */
  readonly worksOf: readonly (readonly Work[])[];
}

export const DEFAULT_AUTHORS = 1_900;
const CHAPTER_CHARS = 11_000;
const NEIGHBOUR_SHARE = 0.2;
const COAUTHOR_SHARE = 0.04;
const DORMANT_SHARE = 0.25;
const numberings: readonly (readonly [Numbering, number])[] = [
  ['dash', 3],
  ['space', 4],
  ['volume', 2],
  ['book', 3],
  ['romanBook', 1],
  ['ownTitles', 4],
];

/** The whole world of a seed. `authorCount` is smaller in tests. */
export function createLibrary(seed: number, authorCount = DEFAULT_AUTHORS): Library {
  const random = createRandom(seed);
  const names = createNameGiver(random.fork());
  const titles = createTitleMaker(random.fork());
  const authors = createAuthors(authorCount, names, random.fork());
  const writer = new Writer(authors, titles, random.fork());
  return { authors, worksOf: authors.map((author) => writer.worksOf(author)) };
}

function createAuthors(count: number, names: NameGiver, random: Random): Author[] {
  const supply = familyKeys.map((key) => [key, families[key].supply] as const);
  const ranks = random.shuffled(Array.from({ length: count }, (_, rank) => rank));
  return ranks.map((rank, id) => {
    const family = random.weighted(supply);
    return { id, name: names.next(families[family]), family, audience: (40 / (rank + 8)) ** 0.8 };
  });
}

/** Properties that the books of one series share. */
interface RunningSeries {
  readonly series: Series;
  readonly bindings: Bindings;
  readonly numbering: Numbering;
  readonly tags: readonly string[];
  readonly family: FamilyKey;
  readonly length: number;
}

/** Writes the works of all authors, one author after another. */
class Writer {
  readonly #authors: readonly Author[];
  readonly #titles: TitleMaker;
  readonly #random: Random;
  #works = 0;
  #series = 0;

  constructor(authors: readonly Author[], titles: TitleMaker, random: Random) {
    this.#authors = authors;
    this.#titles = titles;
    this.#random = random;
  }

  worksOf(author: Author): Work[] {
    const count = Math.min(24, 1 + Math.floor(Math.exp(this.#random.normal() * 0.75 + 0.95)));
    const slots = careerOf(count, families[author.family], this.#random);
    const works: Work[] = [];
    while (works.length < count) {
      const running = this.#startSeries(author, count - works.length);
      for (let number = 1; number <= running.length; number += 1) {
        const slot = slots[works.length];
        if (slot !== undefined) works.push(this.#write(author, running, number, slot));
      }
    }
    return works;
  }

  #startSeries(author: Author, worksLeft: number): RunningSeries {
    const random = this.#random;
    const family = random.chance(NEIGHBOUR_SHARE)
      ? random.pick(neighbours[author.family])
      : author.family;
    const kind = families[family];
    const bindings: Bindings = new Map();
    const length = random.chance(kind.inSeries) ? Math.min(worksLeft, random.int(2, 7)) : 1;
    this.#series += 1;
    const series = { id: this.#series, title: this.#titles.next(kind, bindings) };
    const numbering = random.weighted(numberings);
    return { series, bindings, numbering, tags: pickTags(kind, random), family, length };
  }

  #write(author: Author, running: RunningSeries, number: number, slot: Slot): Work {
    const random = this.#random;
    const kind = families[running.family];
    const inSeries = running.length > 1;
    this.#works += 1;
    return {
      id: this.#works,
      authors: withCoauthor(author, this.#authors, random),
      family: running.family,
      title: this.#titleOf(running, number),
      series: inSeries ? running.series : null,
      numberInSeries: inSeries ? number : null,
      annotation: annotation(kind, running.bindings, number > 1, random),
      tags: number > 1 ? varied(running.tags, kind, random) : running.tags,
      age: random.weighted(kind.ages),
      chars: slot.chars,
      startDay: slot.startDay,
      chapterGap: slot.chapterGap,
      hasProfanity: random.chance(0.06),
      quality: Math.exp(random.normal() * 0.9),
    };
  }

  #titleOf({ series, numbering, family, bindings }: RunningSeries, number: number): string {
    const hasOwn = numbering === 'ownTitles' && number > 1;
    return hasOwn
      ? this.#titles.next(families[family], new Map(bindings))
      : numberedTitle(series.title, number, numbering);
  }
}

interface Slot {
  startDay: number;
  chars: number;
  chapterGap: number;
}

/** When an author's works begin: one after another, the last one near the data day or long ago. */
function careerOf(count: number, family: Family, random: Random): Slot[] {
  let startDay = random.chance(DORMANT_SHARE)
    ? random.int(-1_100, -40)
    : random.int(-65, LAST_DAY - 1);
  const slots: Slot[] = [];
  for (let index = 0; index < count; index += 1) {
    const chars = Math.round(family.chars * Math.exp(random.normal() * 0.35));
    const chapterGap = random.weighted([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 3],
      [7, 2],
    ] as const);
    slots.unshift({ startDay, chars, chapterGap });
    const writing = Math.min(150, (chars / CHAPTER_CHARS) * chapterGap);
    startDay -= Math.round(writing * (0.9 + random.float() * 0.6)) + random.int(3, 60);
  }
  return slots;
}

function withCoauthor(author: Author, authors: readonly Author[], random: Random): Author[] {
  if (!random.chance(COAUTHOR_SHARE)) return [author];
  const other = random.pick(authors);
  return other.family === author.family && other !== author ? [author, other] : [author];
}

/** Three to eight tags, the commoner ones of the kind more often. */
function pickTags(family: Family, random: Random): string[] {
  const count = random.int(3, 8);
  const ranked = family.tags.map((tag, rank) => ({
    tag,
    key: -Math.log(1 - random.float()) * (rank + 2) ** 0.8,
  }));
  return ranked
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ tag }) => tag);
}

function varied(tags: readonly string[], family: Family, random: Random): readonly string[] {
  if (!random.chance(0.3)) return tags;
  return [...new Set([...tags.slice(0, -1), random.pick(family.tags)])];
}
