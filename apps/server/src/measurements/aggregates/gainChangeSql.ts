/** Told days of a week that a change needs on either side. */
export const LEAST_DAYS = 3;

/** The days before the last week up to a day, and before the two last. */
export interface Weeks {
  week: string;
  twoWeeks: string;
}

/**
 * `gainChange` over rows of an aggregate with `day`, `gain` and `days`; the ends of the weeks as SQL.
 */
export function changeSql(table: string, { week, twoWeeks }: Weeks): string {
  const told = `${table}.days = 1 AND ${table}.gain IS NOT NULL`;
  const now = `${told} AND ${table}.day > ${week}`;
  const before = `${told} AND ${table}.day > ${twoWeeks} AND ${table}.day <= ${week}`;
  const sum = (when: string) => `sumIf(assumeNotNull(${table}.gain), ${when})`;
  return `if(countIf(${now}) < ${LEAST_DAYS} OR countIf(${before}) < ${LEAST_DAYS}
      OR ${sum(before)} <= 0, NULL,
    ${sum(now)} / countIf(${now}) / (${sum(before)} / countIf(${before})) - 1)`;
}
