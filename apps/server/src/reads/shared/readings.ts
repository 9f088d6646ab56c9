import type { Gain, Gains, MetricKey, Readings } from '@litometr/api-contract';
import { daysBetween, isLevelMetric, metricKeys, type PortalDefinition } from '@litometr/domain';
import { WEEK_DAYS } from '../../measurements/aggregates/weekGainSql.ts';
import { RESET_FALL, RESET_SHARE } from '../../measurements/gainDaily.ts';
import { roundingStep } from '../../measurements/portals.ts';

/**
 * The metrics that a portal publishes, in the product's order.
 *
 * @methodology-part main-metric
 */
export function publishedMetrics(portal: PortalDefinition): MetricKey[] {
  return metricKeys.filter((metric) => portal.metrics[metric] !== undefined);
}

/** A value and its day; null where the metric was not read. */
export interface DatedValue {
  value: number;
  day: string;
}

/** A counter that fell by more than a twentieth, 20 and its rounding step was reset (`isResetSql`). */
const isReset = (before: number, after: number, step: number) =>
  before - after > Math.max(RESET_FALL, before * RESET_SHARE, step);

/**
 * Returns last value minus first. Null with the reason `no_reading` when either is missing or both are the
 * same reading, `reset` when the counter restarted between them, and `below_step` when the change is smaller
 * than the rounding of the two readings.
 *
 * @methodology gain
 * @title Gain
 * @measures Difference between two readings of one counter of a book, with the number of days between them.
 * @formula g = v₂ − v₁
 * @symbol v₁, v₂: the earlier and the later reading
 * @condition There is no gain where a reading is missing, where the change does not reach the rounding step,
 *   or after a counter reset. The reason is shown in place of the number.
 * @condition The change of a rating is a difference of averages with two decimals. It is neither scaled to a
 *   period nor summed.
 * @source own
 */
export function gainBetween(
  portal: PortalDefinition,
  metric: MetricKey,
  first: DatedValue | null,
  last: DatedValue | null,
): Gain {
  if (first === null || last === null || first.day >= last.day) {
    return { value: null, days: null, reason: 'no_reading' };
  }
  const days = daysBetween(first.day, last.day);
  const value = last.value - first.value;
  const step = Math.max(
    roundingStep(portal, metric, first.value),
    roundingStep(portal, metric, last.value),
  );
  if (isReset(first.value, last.value, step > 1 ? step : 0)) {
    return { value: null, days, reason: 'reset' };
  }
  // Up to a step of 1 the readings are exact: their change may be 0.
  if (step > 1 && Math.abs(value) < step) return { value: null, days, reason: 'below_step' };
  // Averages such as a rating have two decimals; binary fractions would show more.
  return { value: Math.round(value * 100) / 100, days, reason: null };
}

/**
 * The gain of a week: between two readings that are five to nine days apart, of a counter scaled to seven days; null
 * with the reason `stale_reading` where they are nearer or further. `days` are those between the readings.
 *
 * Example: 100 and 110 six days later are a gain of 12 (11⅔, rounded).
 *
 * @methodology-part week-gain
 */
export function weekGain(
  portal: PortalDefinition,
  metric: MetricKey,
  first: DatedValue | null,
  last: DatedValue | null,
): Gain {
  const { value, days, reason } = gainBetween(portal, metric, first, last);
  if (days === null) return { value, days, reason };
  if (days < WEEK_DAYS.least || days > WEEK_DAYS.most) {
    return { value: null, days, reason: 'stale_reading' };
  }
  // An average gains nothing a day.
  if (value === null || isLevelMetric(metric)) return { value, days, reason };
  return { value: Math.round((value / days) * 7), days, reason };
}

/**
 * Chooses the reading that the gain of a week begins with.
 *
 * @param early the last reading up to seven days before the day
 * @param late the last reading up to five days before the day
 * @param last the last reading up to the day
 * @returns `early`, or `late` where only that one is five to nine days before the last reading
 *
 * @methodology-part week-gain
 */
export function weekStart(
  early: DatedValue | null,
  late: DatedValue | null,
  last: DatedValue,
): DatedValue | null {
  const daysTo = ({ day }: DatedValue) => daysBetween(day, last.day);
  const isFar = early === null || daysTo(early) > WEEK_DAYS.most;
  return isFar && late !== null && daysTo(late) >= WEEK_DAYS.least ? late : early;
}

export type ValueAt = (metric: MetricKey) => DatedValue | null;

/**
 * The published metrics of a book as the portal showed them.
 *
 * @methodology-part rounding
 */
export function readingsOf(portal: PortalDefinition, last: ValueAt): Readings {
  const readings: Readings = {};
  for (const metric of publishedMetrics(portal)) {
    const value = last(metric)?.value ?? null;
    readings[metric] = value === null ? null : { value, step: roundingStep(portal, metric, value) };
  }
  return readings;
}

/**
 * The gains of the published metrics between two states of a book; or, in a week, by `weekGain`.
 *
 * @methodology-part gain
 */
export function gainsOf(
  portal: PortalDefinition,
  first: ValueAt,
  last: ValueAt,
  gainOf = gainBetween,
): Gains {
  const gains: Gains = {};
  for (const metric of publishedMetrics(portal)) {
    gains[metric] = gainOf(portal, metric, first(metric), last(metric));
  }
  return gains;
}
