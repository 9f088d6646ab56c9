import type { MetricKey } from '@litometr/api-contract';
import { isLevelMetric, type PortalDefinition } from '@litometr/domain';
import { isResetSql } from '../gainDaily.ts';
import { stepSql } from '../portals.ts';

/** Days between the two readings of a week's gain. */
export const WEEK_DAYS = { least: 5, most: 9 } as const;

/**
 * The readings of a metric that a week's gain is between, per book, as `last_<metric>`, `week_<metric>` and
 * their days: the last up to the data day, and the last up to seven days before it. Where these are too far
 * apart, a reading of the fifth or sixth day before the data day takes the place of the earlier one, if it
 * is near enough. From rows of days with a column of that name.
 *
 * @methodology-part week-gain
 */
export const weekReadingsSql = (metrics: readonly (MetricKey | 'subscribers')[]) =>
  metrics
    .map((metric) => {
      const upTo = (days: number, name: string) => {
        const when = `isNotNull(${metric}) AND day <= {dataDay:Date} - ${days}`;
        return `argMaxIf(toFloat64(${metric}), day, ${when}) AS ${name}_${metric},
      maxOrNullIf(day, ${when}) AS ${name}_${metric}_day,`;
      };
      const days = (name: string) => `dateDiff('day', ${name}_${metric}_day, last_${metric}_day)`;
      return `
      argMaxIf(toFloat64(${metric}), day, isNotNull(${metric})) AS last_${metric},
      maxOrNullIf(day, isNotNull(${metric})) AS last_${metric}_day,
      ${upTo(7, 'early')} ${upTo(5, 'late')}
      ifNull((isNull(early_${metric}_day) OR ${days('early')} > ${WEEK_DAYS.most})
        AND ${days('late')} >= ${WEEK_DAYS.least}, false) AS is_late_${metric},
      if(is_late_${metric}, late_${metric}, early_${metric}) AS week_${metric},
      if(is_late_${metric}, late_${metric}_day, early_${metric}_day) AS week_${metric}_day,`;
    })
    .join('');

/**
 * Builds the SQL of the week gain of a metric, from the columns of `weekReadingsSql` with a prefix; NULL
 * where it is unknown. `weekGain` of the reads computes the same.
 *
 * @methodology week-gain
 * @title Gain over 7 days
 * @measures Gain of a book in the week up to the last data day, from two readings that are about a week
 *   apart.
 * @formula G = 7 · (v₂ − v₁) ÷ d
 * @symbol v₂: the last reading up to the data day
 * @symbol v₁: the last reading at least 7 days before the data day
 * @symbol d: days between the two readings
 * @condition The readings are {WEEK_DAYS.least} to {WEEK_DAYS.most} days apart; otherwise the week gain is
 *   unknown. Where v₁ is missing or further away, a reading of the fifth or sixth day before the data day
 *   takes its place.
 * @condition The result is rounded to a whole number. The rules of rounding and reset apply as for any gain.
 * @condition The week gain of an author or of a portal’s group of books is the sum over its books.
 * @worked 100 and 110 six days later are a gain of 12 in seven days (11⅔, rounded).
 * @source own
 */
export function weekGainSql(portal: PortalDefinition, metric: MetricKey, prefix = ''): string {
  const rule = portal.metrics[metric];
  if (rule === undefined) return 'CAST(NULL AS Nullable(Float64))';
  const [last, week] = [`${prefix}last_${metric}`, `${prefix}week_${metric}`];
  const days = `dateDiff('day', ${week}_day, ${last}_day)`;
  const step = rule === 'exact' ? '0' : `greatest(${stepSql(rule, last)}, ${stepSql(rule, week)})`;
  const change = `(${last} - ${week})`;
  // An average gains nothing a day, and has two decimals.
  const gain = isLevelMetric(metric)
    ? `floor(${change} * 100 + 0.5) / 100`
    : `floor(${change} / ${days} * 7 + 0.5)`;
  return `if(${days} BETWEEN ${WEEK_DAYS.least} AND ${WEEK_DAYS.most}
    AND NOT ${isResetSql(week, last, step)} AND (${step} <= 1 OR abs(${change}) >= ${step}),
    ${gain}, NULL)`;
}
