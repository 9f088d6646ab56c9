import type { Reader } from '../measurements/client.ts';
import type { QueryParams } from '../measurements/queryParams.ts';
import { stemOf } from '../measurements/searchIndex/stems.ts';
import type { QueryReading, Wanted } from './query.ts';

/** A search word with the indexed words that it may match. */
export interface Expanded extends Wanted {
  /** Words of the same stem. */
  forms: readonly string[];
  /**
   * Words at an edit distance of one: a letter added, missing or replaced, or two neighbours
   * swapped.
   */
  typos: readonly string[];
  typoStems: readonly string[];
}

export interface ExpandedReading extends QueryReading {
  wanted: readonly Expanded[];
  /** `whole` with one of its words spelt another way. */
  respelt: readonly string[];
}

/** Shorter words have too many neighbours. */
const MIN_TYPO_WORD_LENGTH = 4;
/** Of one word. */
const MAX_FORMS = 100;
const MAX_TYPOS = 40;

type WordsByKey = ReadonlyMap<string, readonly string[]>;

/** Finds the forms of the readings' words. */
export async function withForms(
  db: Reader,
  readings: readonly QueryReading[],
): Promise<ExpandedReading[]> {
  const stems = new Set(readings.flatMap(({ wanted }) => wanted.map(({ stem }) => stem)));
  const rows = await db.select<{ stem: string; words: string[] }>(
    `SELECT stem, groupArray(${MAX_FORMS})(word) AS words FROM search_stems
     WHERE stem IN {stems:Array(String)} GROUP BY stem`,
    { stems: [...stems] },
  );
  const forms = new Map(rows.map(({ stem, words }) => [stem, words]));
  return readings.map((reading) => ({
    ...reading,
    respelt: [],
    wanted: reading.wanted.map((one) => ({
      ...one,
      forms: forms.get(one.stem) ?? [],
      typos: [],
      typoStems: [],
    })),
  }));
}

/** The store has the very word. */
export function isKnown({ forms, word }: Expanded): boolean {
  return forms.includes(word);
}

/**
 * Adds misspellings to the words of the first reading: of those that are not indexed, or, where all
 * are indexed, of each, since any may be a typo of another word.
 */
export async function withTypos(
  db: Reader,
  [asTyped, ...others]: readonly ExpandedReading[],
): Promise<ExpandedReading[]> {
  if (asTyped === undefined) return [];
  const long = asTyped.wanted.filter(
    (one) => one.word.length >= MIN_TYPO_WORD_LENGTH && !one.isOptional,
  );
  const unknown = long.filter((one) => !isKnown(one));
  const words = (unknown.length > 0 ? unknown : long).map(({ word }) => word);
  const typos = await findTypos(db, words);
  const wanted = asTyped.wanted.map((one) => {
    const near = typos.get(one.word) ?? [];
    return { ...one, typos: near, typoStems: [...new Set(near.map(stemOf))] };
  });
  return [{ ...asTyped, wanted, respelt: respelt(asTyped.whole, typos) }, ...others];
}

function respelt(whole: string, typos: WordsByKey): string[] {
  const words = whole.split(' ');
  return [...typos].flatMap(([word, near]) =>
    near.map((other) => words.map((one) => (one === word ? other : one)).join(' ')),
  );
}

async function findTypos(db: Reader, words: readonly string[]): Promise<WordsByKey> {
  if (words.length === 0) return new Map();
  // One edit leaves the first or the second half intact: words that share neither cannot match.
  const near = words.map(
    (_, at) => `if((startsWith(word, {head${at}:String}) OR endsWith(word, {tail${at}:String}))
      AND abs(toInt16(letters) - {size${at}:UInt8}) <= 1 AND word != {word${at}:String}
      AND (editDistanceUTF8(word, {word${at}:String}) <= 1 OR word IN {swapped${at}:Array(String)}),
      ${at}, -1)`,
  );
  const shared = words
    .map((_, at) => `startsWith(word, {head${at}:String}) OR endsWith(word, {tail${at}:String})`)
    .join(' OR ');
  const rows = await db.select<{ at: number; near: string[] }>(
    `SELECT at, groupArray(${MAX_TYPOS})(word) AS near
     FROM (
       SELECT word, lengthUTF8(word) AS letters, arrayJoin([${near.join(', ')}]) AS at
       FROM (SELECT word FROM search_stems WHERE ${shared}))
     WHERE at >= 0 GROUP BY at`,
    Object.assign({}, ...words.map(typoParams)) as QueryParams,
  );
  return new Map(rows.map((row) => [words[row.at] ?? '', row.near]));
}

function typoParams(word: string, at: number): QueryParams {
  const half = Math.floor(word.length / 2);
  return {
    [`word${at}`]: word,
    [`size${at}`]: word.length,
    [`head${at}`]: word.slice(0, half),
    [`tail${at}`]: word.slice(half + 1),
    [`swapped${at}`]: swapped(word),
  };
}

/** The word with each two neighbouring letters swapped. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
