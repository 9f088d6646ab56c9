import type { ChangeReason, Span } from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import {
  booksSql,
  changeSql,
  MIN_CHANGE_BOOKS,
  pacesSql,
} from '../../measurements/aggregates/gainChangeSql.ts';
import type { QueryParams } from '../../measurements/queryParams.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import type { Period } from '../shared/period.ts';
import { coveredDays } from './wholeSteps.ts';

/** How the gain of a book and day changed from one period to another, of `n` books read in both. */
export interface GainChange {
  change: number | null;
  n: number | null;
  reason: ChangeReason | null;
}

export const NO_CHANGE: GainChange = { change: null, n: null, reason: null };

/** Which books belong to which groups. */
export interface Groups {
  /** A query of `book_id` and `key`, a text. */
  sql: string;
  params?: QueryParams;
}

/**
 * The seven days before a week.
 *
 * @methodology-part gain-change
 */
export const comparedWeek = ({ from }: Period): Period => ({
  from: dayBefore(from, 7),
  to: dayBefore(from, 1),
});

interface GainChangeRequest {
  metric: string;
  period: Period;
  compared: Period;
}

/** All books of a portal, under the empty key. */
export const ALL_BOOKS: Groups = {
  sql: `SELECT id AS book_id, '' AS key FROM catalogue_books WHERE portal = {portal:String}`,
};

/**
 * The books of some genres or tags as they are now, by the ids of these.
 *
 * @methodology-part gain-change
 */
export function booksOfGroups(kind: 'genre' | 'tag', ids: readonly number[]): Groups {
  return {
    sql: `SELECT book_id, toString(group_id) AS key FROM group_books
      WHERE portal = {portal:String} AND kind = {kind:String} AND group_id IN {ids:Array(UInt32)}`,
    params: { kind, ids: [...ids] },
  };
}

/**
 * The changes of some groups by key; see `changeSql`.
 *
 * @methodology-part gain-change
 */
export async function gainChanges(
  { db }: Reads,
  { definition, partialDays }: PortalView,
  { metric, period, compared }: GainChangeRequest,
  groups: Groups,
): Promise<(key: string) => GainChange> {
  const rows = await db.select<GainChange & { key: string; n: number }>(
    `SELECT key, ${booksSql} AS n, ${changeSql(MIN_CHANGE_BOOKS)}
     FROM (${pacesSql('book_lines', {
       now: { from: '{from:Date}', to: '{to:Date}' },
       before: { from: '{beforeFrom:Date}', to: '{beforeTo:Date}' },
       metric: '{metric:String}',
       partialDays: '{partialDays:Array(Date)}',
     })}) AS pace
     INNER JOIN (${groups.sql}) AS grouped USING (book_id)
     GROUP BY key`,
    {
      ...groups.params,
      portal: definition.slug,
      metric,
      from: period.from,
      to: period.to,
      beforeFrom: compared.from,
      beforeTo: compared.to,
      partialDays: [...partialDays],
    },
  );
  const byKey = new Map(rows.map(({ key, change, n, reason }) => [key, { change, n, reason }]));
  return (key) => byKey.get(key) ?? { change: null, n: 0, reason: 'few_books' };
}

/** Steps of equal length that end on a day, of `n` books. */
export interface GainSteps {
  day: string;
  days: number;
  gain: number;
  n: number;
}

/**
 * The steps that lie in a period with all of their days.
 *
 * @methodology-part gain-sum
 */
export const stepsWithin = <Row extends Pick<GainSteps, 'day' | 'days'>>(
  steps: readonly Row[],
  { from, to }: Period,
): Row[] => steps.filter(({ day, days }) => day <= to && dayBefore(day, days - 1) >= from);

/** The sum of a period's steps, and how many days they cover. */
export interface GainSum {
  value: number | null;
  days: number;
}

/** @methodology-part gain-sum */
export function gainSum(steps: readonly GainSteps[], period: Period | null): GainSum {
  const within = period === null ? [] : stepsWithin(steps, period);
  if (within.length === 0) return { value: null, days: 0 };
  return { value: within.reduce((sum, { gain }) => sum + gain, 0), days: coveredDays(within) };
}

/**
 * The gains of a period beside those of the compared one.
 *
 * @methodology-part gain-sum, gain-change
 */
export function gainSpan(own: GainSum, other: GainSum, { change, n, reason }: GainChange): Span {
  const sums = { value: own.value, days: own.days };
  return { ...sums, compared: other.value, compared_days: other.days, change, n, reason };
}
