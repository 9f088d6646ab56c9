import type { MetricKey } from '@litometr/api-contract';
import { isLevelMetric, metricKeys, type PortalDefinition } from '@litometr/domain';
import { keyDimension, keyName } from './aggregates/gainKeys.ts';
import { withGroups } from './aggregates/groups.ts';
import { work } from './aggregates/workTables.ts';
import { mainMetric, stepSql } from './portals.ts';
import { upcoming } from './publishMerge.ts';
import { next } from './stage.ts';

/**
 * The counters that a portal publishes; an average such as the rating has no gain to sum.
 *
 * @methodology-part gain-sum
 */
export function countersOf(portal: PortalDefinition): MetricKey[] {
  return metricKeys.filter(
    (metric) => !isLevelMetric(metric) && portal.metrics[metric] !== undefined,
  );
}

/**
 * Metrics with a level instead of a gain: the sums of the day's readings, prices in kopecks so that
 * sums are integers.
 */
export const LEVELS = { price: 'toInt64(price_rub * 100)', volume: 'toInt64(chars)' } as const;
const levelNames = Object.keys(LEVELS);

/** @methodology-part gain-sum */
export const stepColumns = (portal: PortalDefinition) =>
  [
    'book_id UInt32',
    'day Date',
    'days UInt16',
    ...[...countersOf(portal), ...levelNames, 'certain'].map((key) => `${key} Nullable(Int64)`),
  ].join(', ');

/**
 * Days that a step may last: no day, week or month holds a longer one. Readings are looked for so far
 * before a span.
 */
export const STEP_DAYS = 31;

/** A smaller fall of a counter is a loss. */
export const RESET_FALL = 20;
/** So is a fall by a smaller share of the value. */
export const RESET_SHARE = 0.05;

/**
 * Whether a counter was reset between two values, as SQL.
 *
 * @methodology reset
 * @title Counter reset
 * @measures A fall that is too large to be readers who leave: the book was published again, or the portal
 *   annulled votes.
 * @formula v₁ − v₂ > max({RESET_FALL}, {RESET_SHARE} · v₁, s)
 * @symbol v₁, v₂: the earlier and the later reading
 * @symbol s: rounding step of a rounded counter, otherwise 0
 * @condition A reset has no gain and is never summed. Staff see it on the page of parsers.
 * @worked 200,040 → 10 is a reset; 1,000 → 960 and 30 → 12 are losses.
 * @source own
 */
export const isResetSql = (before: string, after: string, step = '0') =>
  `(${before} - ${after} > greatest(${RESET_FALL}, ${before} * ${RESET_SHARE}, ${step}))`;

/**
 * The rounding step of a metric at a value, as SQL; 0 where it is exact.
 *
 * @methodology-part rounding
 */
export const roundingSql = ({ metrics }: PortalDefinition, metric: MetricKey, value: string) => {
  const rule = metrics[metric];
  return rule === undefined || rule === 'exact' ? '0' : stepSql(rule, value);
};

/**
 * The column of the steps that medians are of: changes below the rounding step are no gains there.
 *
 * @methodology-part rounding
 */
const medianColumn = (portal: PortalDefinition) => {
  const main = mainMetric(portal);
  return main !== null && portal.metrics[main] !== 'exact' ? 'certain' : main;
};

/**
 * The steps of some books in a span of months: of each counter from one reading of the book to its next,
 * however many days later. Resets have none. The counters of a reading whose steps are equally long
 * share a row; a level is in one row of a reading. `certain`: the main metric's gain, null where it is
 * below the rounding step.
 *
 * @methodology-part gain-sum
 */
export function stepsSql(portal: PortalDefinition): string {
  const counters = countersOf(portal);
  const main = mainMetric(portal);
  return `
  INSERT INTO ${work('steps')}
  SELECT book_id, day, length AS days
    ${counters.map((key) => `, if(${key}_days = length, ${key}_gain, NULL)`).join('')}
    ${levelNames.map((key) => `, if(length = lengths[1], ${key}, NULL)`).join('')}
    , ${main === null ? 'NULL' : `if(${main}_days = length AND abs(${main}_gain) >= ${main}_step, ${main}_gain, NULL)`}
  FROM (
    SELECT *, arrayDistinct(arrayFilter(one -> one BETWEEN 1 AND ${STEP_DAYS},
      [${counters.map((key) => `${key}_days`).join(', ')}])) AS lengths
    FROM (
      SELECT book_id, day${levelNames.map((key) => `, ${key}`).join('')}
        ${counters
          .map(
            (key) => `,
        if(isNull(${key}) OR isNull(${key}_day), 0, dateDiff('day', assumeNotNull(${key}_day), day))
          AS ${key}_days,
        greatest(${roundingSql(portal, key, key)}, ${roundingSql(portal, key, `${key}_before`)}) AS ${key}_step,
        if(${isResetSql(`${key}_before`, key, `${key}_step`)}, NULL, ${key} - ${key}_before) AS ${key}_gain`,
          )
          .join('')}
      FROM (
        SELECT book_id, day
          ${counters
            .map(
              (key) => `,
          toInt64(m.${key}) AS ${key}, anyLast(toInt64(m.${key})) OVER earlier AS ${key}_before,
          max(if(isNull(m.${key}), NULL, m.day)) OVER earlier AS ${key}_day`,
            )
            .join('')}
          ${Object.entries(LEVELS)
            .map(([key, value]) => `, ${value} AS ${key}`)
            .join('')}
        FROM ${upcoming('metrics')} AS m
        WHERE day BETWEEN {before:Date} AND {to:Date}
          AND book_id BETWEEN {firstBook:UInt32} AND {lastBook:UInt32}
        WINDOW earlier AS (PARTITION BY book_id ORDER BY day
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)) AS read
      WHERE day >= {from:Date})) AS steps
  ARRAY JOIN lengths AS length`;
}

/**
 * `gain_daily` of some days of a span of months, from its steps: the gains of counters, and the sums of levels.
 *
 * @methodology-part gain-sum
 */
export function gainDailySql(portal: PortalDefinition): string {
  const [counters, main, certain] = [countersOf(portal), mainMetric(portal), medianColumn(portal)];
  return `
  INSERT INTO ${next('gain_daily')}
  SELECT {portal:String}, day, ${keyDimension('key')}, ${keyName('key')}, sums.1, sums.2, sums.3, days,
    if(sums.1 = '${main ?? ''}', median, NULL)
  FROM (
    SELECT day, days, arrayJoin(keys) AS key,
      [${[...counters, ...levelNames].map((key) => `('${key}', ifNull(sum(${key}), 0), count(${key}))`).join(', ')}] AS metrics,
      ${certain === null ? 'NULL' : `if(count(${certain}) = 0, NULL, quantileExactInclusive(0.5)(${certain}))`} AS median
    FROM ${withGroups(
      `SELECT * FROM ${work('steps')} WHERE day BETWEEN {firstDay:Date} AND {lastDay:Date}`,
      'day',
    )}
    GROUP BY day, days, key)
  ARRAY JOIN metrics AS sums
  WHERE sums.3 > 0`;
}
