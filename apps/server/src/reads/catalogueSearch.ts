import type { QueryParams } from '../measurements/client.ts';
import { findMatches } from '../search/findMatches.ts';
import type { Reads } from './context.ts';

/** The books that fit a catalogue's words: a SELECT of `id` and `score`. */
export interface FoundBooks {
  sql: string;
  params: QueryParams;
}

/** Up to so many go into the further queries as they are; more are found again by each. */
const CARRIED = 5_000;

/** Null where nothing is searched; a query without a word finds nothing. */
export async function foundBooks(
  { db }: Reads,
  portal: string,
  typed: string | undefined,
): Promise<FoundBooks | null> {
  if (typed === undefined || typed.trim() === '') return null;
  const found = await findMatches(db, typed, { kinds: ['book'], portal }, async (matches) => {
    const rows = await db.select<{ id: number; score: number; strength: number }>(
      `SELECT id, score, strength FROM (${matches.sql}) LIMIT ${CARRIED + 1}`,
      matches.params,
    );
    return { rows, strong: rows.reduce((sum, row) => sum + row.strength, 0) };
  });
  const { rows } = found?.result ?? { rows: [] };
  if (found !== null && rows.length > CARRIED) {
    return { sql: `SELECT id, score FROM (${found.matches.sql})`, params: found.matches.params };
  }
  return {
    sql: `SELECT hit.1 AS id, hit.2 AS score FROM (SELECT arrayJoin(arrayZip(
      {found_ids:Array(UInt32)}, {found_scores:Array(Float64)})) AS hit)`,
    params: {
      found_ids: rows.map(({ id }) => id),
      found_scores: rows.map(({ score }) => score),
    },
  };
}
