import { dayBefore } from '../period.ts';

/** Told days of a week that a change needs on either side. */
const LEAST_DAYS = 3;

const WEEK = 7;

/** The days before the last week up to a day, and before the two last. */
export interface Weeks {
  week: string;
  twoWeeks: string;
}

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

/** The same over rows of an aggregate with `day`, `gain` and `days`; the ends of the weeks as SQL. */
export function changeSql(table: string, { week, twoWeeks }: Weeks): string {
  const told = `${table}.days = 1 AND ${table}.gain IS NOT NULL`;
  const now = `${told} AND ${table}.day > ${week}`;
  const before = `${told} AND ${table}.day > ${twoWeeks} AND ${table}.day <= ${week}`;
  const sum = (when: string) => `sumIf(assumeNotNull(${table}.gain), ${when})`;
  return `if(countIf(${now}) < ${LEAST_DAYS} OR countIf(${before}) < ${LEAST_DAYS}
      OR ${sum(before)} <= 0, NULL,
    ${sum(now)} / countIf(${now}) / (${sum(before)} / countIf(${before})) - 1)`;
}
