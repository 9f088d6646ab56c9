import type { QueryParams } from '../../measurements/queryParams.ts';
import { findMatches } from '../../search/findMatches.ts';
import type { Reads } from '../shared/context.ts';

/** The books that fit a catalogue's words: a SELECT of `id` and `score`. */
export interface FoundBooks {
  sql: string;
  params: QueryParams;
  /** The same of those alone that the first `count` by score can be among; null where those are too many. */
  best(count: number): Omit<FoundBooks, 'best'> | null;
  /** Whether a book of `catalogue_books AS c` is one of them, without its score. */
  among: { condition: string; params: QueryParams };
}

/** Up to so many are known one by one; more are found again by each further query. */
const KNOWN = 100_000;
/** Up to so many go with their scores into further queries: a score is as long as three ids. */
const CARRIED = 20_000;

/** Null where nothing is searched; a query without a word finds nothing. */
export async function foundBooks(
  { db }: Reads,
  portal: string,
  typed: string | undefined,
): Promise<FoundBooks | null> {
  if (typed === undefined || typed.trim() === '') return null;
  const found = await findMatches(db, typed, { kinds: ['book'], portal }, async (matches) => {
    // Two arrays: a row for each would be three times as much to read.
    const [all] = await db.select<Hits & { strong: number }>(
      `SELECT groupArray(id) AS ids, groupArray(score) AS scores, sum(strength) AS strong
       FROM (SELECT id, score, strength FROM (${matches.sql}) LIMIT ${KNOWN + 1})`,
      matches.params,
    );
    return all ?? { ids: [], scores: [], strong: 0 };
  });
  const hits = found?.result ?? { ids: [], scores: [] };
  const best = (count: number) => {
    const first = bestOf(hits, count);
    return first.ids.length > CARRIED ? null : carried(first);
  };
  if (found === null || hits.ids.length <= CARRIED) return { ...carried(hits), best };
  const { sql, params } = found.matches;
  const again = { sql: `SELECT id, score FROM (${sql})`, params };
  if (hits.ids.length <= KNOWN) return { ...again, best, among: amongOf(hits) };
  const among = { condition: `c.id IN (SELECT id FROM (${sql}))`, params };
  return { ...again, best: () => null, among };
}

interface Hits {
  ids: number[];
  scores: number[];
}

/** Who has one of the `count` highest scores: of equals all. */
function bestOf({ ids, scores }: Hits, count: number): Hits {
  const least = Float64Array.from(scores).sort().at(-count) ?? Number.NEGATIVE_INFINITY;
  const isBest = (_: number, at: number) => (scores[at] ?? least) >= least;
  return { ids: ids.filter(isBest), scores: scores.filter(isBest) };
}

function carried(hits: Hits): Omit<FoundBooks, 'best'> {
  const among = amongOf(hits);
  return {
    sql: `SELECT hit.1 AS id, hit.2 AS score FROM (SELECT arrayJoin(arrayZip(
      {found_ids:Array(UInt32)}, {found_scores:Array(Float64)})) AS hit)`,
    params: { ...among.params, found_scores: hits.scores },
    among,
  };
}

const amongOf = ({ ids }: Hits): FoundBooks['among'] => ({
  condition: 'c.id IN {found_ids:Array(UInt32)}',
  params: { found_ids: ids },
});
