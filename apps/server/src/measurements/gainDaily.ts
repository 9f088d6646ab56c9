import { type MetricKey, metricKeys } from '@litometr/api-contract';
import { keyDimension, keyName } from './aggregates/gainKeys.ts';
import { withGroups } from './aggregates/groups.ts';
import { work } from './aggregates/workTables.ts';
import type { PortalDefinition } from './portals.ts';
import { upcoming } from './publishMerge.ts';
import { next } from './stage.ts';

/** The counters that a portal publishes; an average such as the rating has no gain to sum. */
export function countersOf(portal: PortalDefinition): MetricKey[] {
  return metricKeys.filter((metric) => metric !== 'rating' && portal.metrics[metric] !== undefined);
}

/**
 * What stands at a value in place of growing: the sums of the day's readings, prices in kopecks so that
 * sums are whole.
 */
export const LEVELS = { price: 'toInt64(price_rub * 100)', volume: 'toInt64(chars)' } as const;
const levelNames = Object.keys(LEVELS);

export const stepColumns = (counters: readonly MetricKey[]) =>
  [
    'book_id UInt32',
    'day Date',
    'days UInt16',
    ...[...counters, ...levelNames].map((key) => `${key} Nullable(Int64)`),
  ].join(', ');

/**
 * The steps of some books in a span of months: of the books read on a captured day and on the captured day before it. A
 * book that was not read on both has no step, so that the weekly step of a book that is read
 * weekly never looks like a day's gain.
 */
export const stepsSql = (counters: readonly MetricKey[]) => `
  INSERT INTO ${work('steps')}
  WITH days AS (
    SELECT day, lagInFrame(toNullable(day)) OVER (ORDER BY day
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS prev_day
    FROM ${work('captured')} WHERE readings > 0)
  SELECT book_id, day, dateDiff('day', assumeNotNull(prev_day), day)${counters.map((key) => `, gain_${key}`).join('')}
    ${levelNames.map((key) => `, ${key}`).join('')}
  FROM (
    SELECT book_id, day, lagInFrame(toNullable(day)) OVER before AS last_day
      ${counters.map((key) => `, toInt64(${key}) - toInt64(lagInFrame(${key}) OVER before) AS gain_${key}`).join('')}
      ${Object.entries(LEVELS)
        .map(([key, value]) => `, ${value} AS ${key}`)
        .join('')}
    FROM ${upcoming('metrics')}
    WHERE day BETWEEN {before:Date} AND {to:Date}
      AND book_id BETWEEN {firstBook:UInt32} AND {lastBook:UInt32}
    WINDOW before AS (PARTITION BY book_id ORDER BY day ROWS BETWEEN 1 PRECEDING AND CURRENT ROW)
  ) AS read INNER JOIN days USING (day)
  WHERE day >= {from:Date} AND last_day = prev_day`;

/** `gain_daily` of a span of months, from its steps: gains of counters, and how high levels stand. */
export const gainDailySql = (counters: readonly MetricKey[], main: MetricKey | null) => `
  INSERT INTO ${next('gain_daily')}
  SELECT {portal:String}, day, ${keyDimension('key')}, ${keyName('key')}, sums.1, sums.2, sums.3, days,
    if(sums.1 = '${main ?? ''}', median, NULL)
  FROM (
    SELECT day, days, arrayJoin(keys) AS key,
      [${[...counters, ...levelNames].map((key) => `('${key}', ifNull(sum(${key}), 0), count(${key}))`).join(', ')}] AS metrics,
      ${main === null ? 'NULL' : `if(count(${main}) = 0, NULL, quantileExactInclusive(0.5)(${main}))`} AS median
    FROM ${withGroups(`SELECT * FROM ${work('steps')}`, 'day')}
    GROUP BY day, days, key)
  ARRAY JOIN metrics AS sums
  WHERE sums.3 > 0`;
