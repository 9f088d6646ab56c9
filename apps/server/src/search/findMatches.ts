import type { Reader } from '../measurements/client.ts';
import { type ExpandedReading, isKnown, withForms, withTypos } from './expand.ts';
import { type MatchScope, type MatchSql, matchSql, SUFFICIENT_STRENGTH } from './matchSql.ts';
import { readingsOf } from './query.ts';

export interface Matches extends MatchSql {
  /** The readings that the results are of. */
  readings: readonly ExpandedReading[];
}

/**
 * Finds the matches of a query. The query is read as typed, and where not all its words are
 * indexed, on the other keyboard layout and in the other script as well; where that finds too
 * little, with typos. `run` executes the matches in the store and returns their total strength.
 * Null where the query has no word.
 */
export async function findMatches<Result extends { strong: number }>(
  db: Reader,
  typed: string,
  scope: MatchScope,
  run: (matches: Matches) => Promise<Result>,
): Promise<{ matches: Matches; result: Result } | null> {
  const readings = readingsOf(typed);
  if (readings.length === 0) return null;
  const matched = async (expanded: readonly ExpandedReading[]) => {
    const matches = { ...matchSql(expanded, scope), readings: expanded };
    return { matches, result: await run(matches) };
  };
  const forms = await withForms(db, readings);
  const [asTyped] = forms;
  const known = asTyped?.wanted.every(isKnown) === true;
  const first = await matched(known ? forms.slice(0, 1) : forms);
  if (first.result.strong >= SUFFICIENT_STRENGTH) return first;
  return matched(await withTypos(db, forms));
}
