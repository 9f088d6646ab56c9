import { annotation } from './annotations.ts';
import { LAST_DAY } from './days.ts';
import { families, neighbours } from './families/families.ts';
import { type Family, type FamilyKey, familyKeys } from './families/family.ts';
import type { Bindings } from './language/grammar.ts';
import { createNameGiver, type NameGiver } from './people/people.ts';
import { createRandom, type Random } from './random.ts';
import { createTitleMaker, type Numbering, numberedTitle, type TitleMaker } from './titles.ts';

/**
 * The demo world's authors and texts, before any portal lists them: a text that stands on two
 * portals has the same title, author and annotation on both.
 */
export interface Author {
  readonly id: number;
  readonly name: string;
  readonly family: FamilyKey;
  /** Size of the readership: follows Zipf's law over the authors. */
  readonly audience: number;
}

export interface Series {
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
  const writer = createWriter(authors, titles, random.fork());
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

/** What the books of one series share. */
interface RunningSeries {
  readonly series: Series;
  readonly bindings: Bindings;
  readonly numbering: Numbering;
  readonly tags: readonly string[];
  readonly family: FamilyKey;
  number: number;
  left: number;
}

function createWriter(authors: readonly Author[], titles: TitleMaker, random: Random) {
  let nextWork = 1;
  let nextSeries = 1;

  function worksOf(author: Author): Work[] {
    const count = Math.min(24, 1 + Math.floor(Math.exp(random.normal() * 0.75 + 0.95)));
    const family = () =>
      random.chance(NEIGHBOUR_SHARE) ? random.pick(neighbours[author.family]) : author.family;
    const schedule = careerOf(count, families[author.family], random);
    let running: RunningSeries | null = null;
    return schedule.map((slot, index) => {
      running ??= startSeries(family(), count - index);
      const work: Work = write(author, running, slot);
      running.left -= 1;
      if (running.left <= 0) running = null;
      return work;
    });
  }

  function startSeries(family: FamilyKey, worksLeft: number): RunningSeries {
    const kind = families[family];
    const bindings: Bindings = new Map();
    const length = random.chance(kind.inSeries) ? random.int(2, 7) : 1;
    const title = titles.next(kind, bindings);
    const series = { id: nextSeries, title };
    nextSeries += 1;
    const left = Math.min(length, worksLeft);
    const tags = pickTags(kind, random);
    return {
      series,
      bindings,
      numbering: random.weighted(numberings),
      tags,
      family,
      number: 1,
      left: length === 1 ? 1 : left,
    };
  }

  function write(author: Author, running: RunningSeries, slot: Slot): Work {
    const kind = families[running.family];
    const { number, numbering, series, bindings } = running;
    const inSeries = number > 1 || running.left > 1;
    const ownTitle = numbering === 'ownTitles' && number > 1;
    const title = ownTitle
      ? titles.next(kind, new Map(bindings))
      : numberedTitle(series.title, number, numbering);
    const work: Work = {
      id: nextWork,
      authors: withCoauthor(author, authors, random),
      family: running.family,
      title,
      series: inSeries ? series : null,
      numberInSeries: inSeries ? number : null,
      annotation: annotation(kind, bindings, number > 1, random),
      tags: number > 1 ? varied(running.tags, kind, random) : running.tags,
      age: random.weighted(kind.ages),
      chars: slot.chars,
      startDay: slot.startDay,
      chapterGap: slot.chapterGap,
      hasProfanity: random.chance(0.06),
      quality: Math.exp(random.normal() * 0.9),
    };
    nextWork += 1;
    running.number += 1;
    return work;
  }

  return { worksOf };
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
