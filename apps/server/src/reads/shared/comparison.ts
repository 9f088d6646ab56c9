import type { Comparison } from '@litometr/api-contract';
import { dayBefore, daysBetween, yearBefore } from '@litometr/domain';
import type { Period } from './period.ts';

/**
 * The days that a period is compared with; null where it is not.
 *
 * Example: the ten days from 2026-03-22 to 2026-03-31 are compared with 03-12…03-21 (`previous`),
 * with 03-08…03-17 (`weekdays`: two whole weeks back) or with 2025-03-22…2025-03-31 (`year`).
 *
 * @methodology compared-period
 * @title Compared period
 * @measures The days that a period is compared with, where the reader chooses no others.
 * @condition A period of up to {WEEKDAYS_UP_TO} days is moved back by whole weeks, so that the same days of
 *   the week are compared. A longer one is compared with as many days directly before it. All time is
 *   compared with nothing.
 * @condition The reader may also choose the days directly before, or the same dates a year earlier (28
 *   February in place of the 29th).
 * @condition The gain of a single day is compared with the same day of the week before. The daily gain of
 *   all genres in a week is compared with the week {WEEKS_BETWEEN} weeks earlier.
 * @worked 22 to 31 March 2026 is compared with 8 to 17 March (whole weeks), 12 to 21 March (directly before)
 *   or 22 to 31 March 2025.
 * @source own
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
