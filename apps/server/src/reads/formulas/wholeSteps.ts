import type { TrendGrain } from '@litometr/api-contract';
import { toDayNumber } from '@litometr/domain';

/**
 * Returns, as SQL, the days of the longest step that ends on `day` and lies in its bucket of a period that
 * begins on `{from:Date}`.
 *
 * @methodology gain-sum
 * @title Gain of many books
 * @measures Sum of the steps of all books. A step is the gain from one reading of a book to its next.
 * @formula S = Σ gᵢ
 * @symbol gᵢ: steps of which all days lie in the day, week, month or period
 * @condition A step counts in the period that contains all of its days, and in no other. It is never divided.
 * @condition Resets and steps of more than {STEP_DAYS} days do not count.
 * @condition The figure of a single day therefore covers the books that were read both on that day and on the
 *   day before.
 * @condition A book counts in each genre and tag that it had on the day. Sums over genres or tags therefore
 *   exceed the sum of the portal.
 * @worked Readings of 100, 130 and 160 on days 1, 2 and 9 are a step of 30 in one day and a step of 30 in
 *   seven days. The second one counts only in a week or month that contains days 3 to 9.
 * @source own
 */
export function longestStepSql(grain: TrendGrain | 'period', day: string): string {
  const ofPeriod = `toInt32(${day}) - toInt32({from:Date}) + 1`;
  switch (grain) {
    case 'day':
      return '1';
    case 'week':
      return `least(toInt32(toDayOfWeek(${day})), ${ofPeriod})`;
    case 'month':
      return `least(toInt32(toDayOfMonth(${day})), ${ofPeriod})`;
    case 'period':
      return ofPeriod;
    default:
      return grain satisfies never;
  }
}

/** The days up to `day` that a step covers. */
export interface Step {
  day: string;
  days: number;
}

/**
 * How many different days some steps cover.
 *
 * Example: a step of two days up to the 22nd and one of a day up to the 21st cover two days.
 *
 * @methodology-part gain-sum
 */
export function coveredDays(steps: readonly Step[]): number {
  const covered = new Set<number>();
  for (const { day, days } of steps) {
    const last = toDayNumber(day);
    for (let back = 0; back < days; back += 1) covered.add(last - back);
  }
  return covered.size;
}
