import { LEAST_DAYS, type Weeks } from '../../measurements/aggregates/gainChangeSql.ts';
import { dayBefore } from '../period.ts';

const WEEK = 7;

export function weeksBefore(asof: string): Weeks {
  return { week: dayBefore(asof, WEEK), twoWeeks: dayBefore(asof, 2 * WEEK) };
}

/** A day's gain; `value` is null where the step leads over a gap of days. */
export interface DayGain {
  day: string;
  value: number | null;
}

/**
 * How the daily gain changed from the week before the last to the last: the mean of the told days
 * after `week` ÷ the mean of those after `twoWeeks` up to it, minus one. Null where either has
 * fewer than three told days, or nothing was gained in the week before.
 *
 * Example: 30 a day over five told days after 20 a day over seven is a change of 0.5.
 */
export function gainChange(days: readonly DayGain[], { week, twoWeeks }: Weeks): number | null {
  const told = days.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]));
  const now = told.filter(({ day }) => day > week);
  const before = told.filter(({ day }) => day > twoWeeks && day <= week);
  const sum = (of: readonly { value: number }[]) => of.reduce((all, { value }) => all + value, 0);
  if (now.length < LEAST_DAYS || before.length < LEAST_DAYS || sum(before) <= 0) return null;
  return sum(now) / now.length / (sum(before) / before.length) - 1;
}
