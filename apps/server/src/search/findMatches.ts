import type { Reader } from '../measurements/client.ts';
import { type ExpandedReading, isKnown, withForms, withSlips } from './expand.ts';
import { ENOUGH, type MatchScope, type MatchSql, matchSql } from './matchSql.ts';
import { readingsOf } from './query.ts';

export interface Matches extends MatchSql {
  /** The readings that the results are of. */
  readings: readonly ExpandedReading[];
}

/**
 * What fits a query. It is read as typed, and where the store does not know all its words, on the
 * other keyboard layout and in the other script as well; where that finds little, with slips of
 * the hand. `run` asks the store with the matches and says how strong they are together. Null
 * where the query holds no word.
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
  if (first.result.strong >= ENOUGH) return first;
  return matched(await withSlips(db, forms));
}
