import type { QueryParams } from '../measurements/client.ts';
import { findMatches } from '../search/findMatches.ts';
import type { Reads } from './context.ts';

/** The books that fit a catalogue's words: a SELECT of `id` and `score`. */
export interface FoundBooks {
  sql: string;
  params: QueryParams;
  /** Whether a book of `catalogue_books AS c` is one of them, without its score. */
  among: { condition: string; params: QueryParams };
}

/** Up to so many go into the further queries as they are; more are found again by each. */
const CARRIED = 20_000;

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
    const { sql, params } = found.matches;
    return {
      sql: `SELECT id, score FROM (${sql})`,
      params,
      among: { condition: `c.id IN (SELECT id FROM (${sql}))`, params },
    };
  }
  const ids = { found_ids: rows.map(({ id }) => id) };
  return {
    sql: `SELECT hit.1 AS id, hit.2 AS score FROM (SELECT arrayJoin(arrayZip(
      {found_ids:Array(UInt32)}, {found_scores:Array(Float64)})) AS hit)`,
    params: { ...ids, found_scores: rows.map(({ score }) => score) },
    among: { condition: 'c.id IN {found_ids:Array(UInt32)}', params: ids },
  };
}
