import { parseDate } from '@internationalized/date';
import type { Comparison } from '@litometr/api-contract';
import type { Period } from './period.ts';
import { dayBefore } from './period.ts';
import { daysBetween } from './readings.ts';

/**
 * The days that a period is compared with; null where it is not.
 *
 * Example: the ten days from 2026-03-22 to 2026-03-31 are compared with 03-12…03-21 (`previous`),
 * with 03-08…03-17 (`weekdays`: two whole weeks back) or with 2025-03-22…2025-03-31 (`year`).
 */
export function comparedPeriod(period: Period, comparison: Comparison): Period | null {
  const length = daysBetween(period.from, period.to) + 1;
  switch (comparison) {
    case 'off':
      return null;
    case 'previous':
      return shifted(period, length);
    case 'weekdays':
      return shifted(period, Math.ceil(length / 7) * 7);
    case 'year':
      return { from: yearBefore(period.from), to: yearBefore(period.to) };
    default:
      return comparison satisfies never;
  }
}

const shifted = ({ from, to }: Period, days: number): Period => ({
  from: dayBefore(from, days),
  to: dayBefore(to, days),
});

/** The same date a year earlier; 29 February has the 28th before it. */
function yearBefore(day: string): string {
  const year = Number(day.slice(0, 4));
  return year <= 1 ? day : parseDate(day).subtract({ years: 1 }).toString();
}
