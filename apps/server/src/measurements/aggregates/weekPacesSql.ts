import type { MetricKey } from '@litometr/api-contract';
import { next } from '../stage.ts';
import { dataWeeks, pacesSql } from './gainChangeSql.ts';

/** An aggregate by month as it will be: what the publication makes, and the months before that stay. */
export const upcomingMonths = (table: 'group_daily' | 'book_lines' | 'day_quality') => `(
  SELECT * FROM ${next(table)} UNION ALL
  SELECT * FROM ${table} WHERE portal = {portal:String} AND NOT {fresh:Bool} AND day < {first:Date})`;

const NO_PACES = `SELECT toUInt32(0) AS book_id, toFloat64(0) AS now, toFloat64(0) AS before,
    CAST(NULL, 'Nullable(Bool)') AS is_half
  WHERE 0`;

/**
 * The books' gains a day in the week up to the data day, and in the week before it, as rows of `pacesSql`;
 * after `book_lines` and `day_quality`.
 *
 * @param main the portal's main metric; without one there are no rows
 * @methodology-part gain-change
 */
export const weekPacesSql = (main: MetricKey | null): string =>
  main === null
    ? NO_PACES
    : pacesSql(upcomingMonths('book_lines'), {
        ...dataWeeks,
        metric: `'${main}'`,
        partialDays: `(SELECT groupArray(day) FROM ${upcomingMonths('day_quality')}
          WHERE is_short AND day > {dataDay:Date} - 14)`,
      });
