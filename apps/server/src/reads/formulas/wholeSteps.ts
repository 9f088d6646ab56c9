import type { TrendGrain } from '@litometr/api-contract';

/**
 * A gain is a step from one reading of a book to its next. A step belongs to the bucket (day, week from
 * Monday, month, or a chosen period) that holds all of its days, and to none otherwise: it is never
 * spread over buckets.
 *
 * @returns as SQL, the days of the longest step that ends on `day` and lies in its bucket of a period that
 *   begins on `{from:Date}`
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

const DAY_MS = 86_400_000;

/**
 * How many different days some steps cover.
 *
 * Example: a step of two days up to the 22nd and one of a day up to the 21st cover two days.
 */
export function coveredDays(steps: readonly Step[]): number {
  const covered = new Set<number>();
  for (const { day, days } of steps) {
    const last = Date.parse(day) / DAY_MS;
    for (let back = 0; back < days; back += 1) covered.add(last - back);
  }
  return covered.size;
}
