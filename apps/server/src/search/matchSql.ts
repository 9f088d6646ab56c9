import type { QueryParams } from '../measurements/queryParams.ts';
import { fieldWeights, keyOf, MAX_POPULARITY } from '../measurements/searchIndex/tables.ts';
import type { Expanded, ExpandedReading } from './expand.ts';

type ResultKind = 'book' | 'author' | 'tag' | 'genre';

/** Points for the kind of match, at most 100; multiplied by the weight of the matching field. */
const fitPoints = { word: 100, prefix: 80, form: 70, typo: 45 } as const;
/** For a title or name that is all of the query, or that begins with it. */
const wholePoints = { same: 60, respelt: 50, begins: 20 } as const;
/**
 * Bonus of the most popular item over one without readers: less than a step between kinds of match.
 */
const POPULARITY_POINTS = 9;
/** Factor for each later reading of the query. */
const LATER_READING_FACTOR = 0.9;
/** Upper bound of points for a match in an annotation alone. */
const ANNOTATION_POINTS = (fitPoints.form * fieldWeights.annotation) / 100;

/** A word has a slot: sixteen for each reading, the last of them for the whole query. */
const SLOTS = 16;
const WHOLE_QUERY_SLOT = SLOTS - 1;
/** A slot and points in one number. */
const POINTS = 128;

/** Strength from which on no other reading of the query is tried. */
export const SUFFICIENT_STRENGTH = 5;

export interface MatchScope {
  kinds: readonly ResultKind[];
  /** Null searches all portals. */
  portal: string | null;
}

export interface MatchSql {
  /**
   * A SELECT of `kind`, `id`, `score`, `popularity` and `strength`: 1 when every word was met
   * outside annotations, `ENOUGH` when the title or name is the whole query, else 0.
   */
  sql: string;
  params: QueryParams;
}

/**
 * Returns the SQL of items that match all non-optional words of a reading, each in any of its
 * fields. The SQL is deliberately short: planning takes longer than execution.
 */
export function matchSql(
  readings: readonly ExpandedReading[],
  { kinds, portal }: MatchScope,
): MatchSql {
  const same = new Codes();
  const begins = new Codes();
  for (const [reading, { whole, respelt, wanted }] of readings.entries()) {
    const first = reading * SLOTS;
    for (const [at, one] of wanted.entries()) addWord(one, first + at, same, begins);
    same.add([keyOf.whole(whole)], first + WHOLE_QUERY_SLOT, wholePoints.same);
    same.add(respelt.map(keyOf.whole), first + WHOLE_QUERY_SLOT, wholePoints.respelt);
    begins.add([keyOf.whole(whole)], first + WHOLE_QUERY_SLOT, wholePoints.begins);
  }
  return {
    sql: sqlOf(begins.keys.length, readings.length, portal !== null),
    params: {
      keys: same.keys,
      codes: same.codes,
      begin_keys: begins.keys,
      begin_codes: begins.codes,
      ...Object.fromEntries(begins.keys.map((key, at) => [`begin${at}`, key])),
      sizes: readings.map(({ wanted }) => wanted.length),
      required: readings.map(({ wanted }) => maskOf(wanted)),
      kinds: [...kinds],
      ...(portal === null ? {} : { match_portal: portal }),
    },
  };
}

/** Keys of the index, each with its slot and its points. */
class Codes {
  readonly keys: string[] = [];
  readonly codes: number[] = [];

  add(keys: readonly string[], slot: number, points: number): void {
    for (const key of keys) {
      this.keys.push(key);
      this.codes.push(slot * POINTS + points);
    }
  }
}

function addWord(one: Expanded, slot: number, same: Codes, begins: Codes): void {
  same.add([one.word], slot, fitPoints.word);
  if (!one.isOptional) same.add(one.forms, slot, fitPoints.form);
  same.add(one.typos, slot, fitPoints.typo);
  if (!one.isOptional) same.add([keyOf.stem(one.stem)], slot, fitPoints.form);
  same.add(one.typoStems.map(keyOf.stem), slot, fitPoints.typo);
  if (one.isPrefix) begins.add([one.word], slot, fitPoints.prefix);
}

function maskOf(wanted: readonly Expanded[]): number {
  return wanted.reduce((mask, one, at) => (one.isOptional ? mask : mask | (1 << at)), 0);
}

function sqlOf(begins: number, readings: number, ofPortal: boolean): string {
  const keys = Array.from({ length: begins }, (_, at) => `startsWith(word, {begin${at}:String})`);
  const perReading = `
    SELECT kind, id, max(popular) AS popularity, if(max(if(place = ${WHOLE_QUERY_SLOT}, points, 0)) = ${wholePoints.same}, ${SUFFICIENT_STRENGTH},
        minIf(points, place != ${WHOLE_QUERY_SLOT}) > ${ANNOTATION_POINTS}) AS strength,
      sum(if(place = ${WHOLE_QUERY_SLOT}, 0, points)) / {sizes:Array(UInt8)}[reading + 1]
        + sum(if(place = ${WHOLE_QUERY_SLOT}, points, 0)) AS fit,
      (fit + popularity * ${POPULARITY_POINTS / MAX_POPULARITY}) * pow(${LATER_READING_FACTOR}, reading) AS score
    FROM (
      SELECT kind, id, intDiv(code, ${POINTS * SLOTS}) AS reading,
        intDiv(code, ${POINTS}) % ${SLOTS} AS place,
        max(code % ${POINTS} * weight / 100) AS points, any(popular) AS popular
      FROM (
        SELECT kind, weight, ids, popularities, arrayJoin(arrayConcat(
          arrayFilter((code, key) -> key = word, {codes:Array(UInt16)}, {keys:Array(String)}),
          arrayFilter((code, key) -> startsWith(word, key), {begin_codes:Array(UInt16)},
            {begin_keys:Array(String)}))) AS code
        FROM search_words
        WHERE (word IN {keys:Array(String)} OR ${keys.join(' OR ')})
          AND kind IN {kinds:Array(String)}
          ${ofPortal ? 'AND portal = {match_portal:String}' : ''})
      ARRAY JOIN ids AS id, popularities AS popular
      GROUP BY kind, id, reading, place)
    GROUP BY kind, id, reading
    HAVING bitAnd(groupBitOr(bitShiftLeft(1::UInt16, place)),
      {required:Array(UInt16)}[reading + 1]) = {required:Array(UInt16)}[reading + 1]`;
  return readings === 1
    ? perReading
    : `SELECT kind, id, max(popularity) AS popularity, max(strength) AS strength,
         max(score) AS score FROM (${perReading}) GROUP BY kind, id`;
}
