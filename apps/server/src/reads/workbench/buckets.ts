import { endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import type { TrendGrain } from '@litometr/api-contract';
import type { Period } from '../period.ts';
import { dayBefore } from '../period.ts';
import { daysBetween } from '../readings.ts';

/** A stretch of days that is one point of a line, cut off at the ends of the period. */
export interface Bucket extends Period {
  days: number;
}

/** Longest period that is drawn: beyond it no chart tells anything apart. */
const MOST_BUCKETS = 3_700;

/** The last day of the bucket that a day lies in. Weeks begin on Monday wherever one reads. */
function bucketEnd(day: string, grain: TrendGrain): string {
  const date = parseDate(day);
  switch (grain) {
    case 'day':
      return day;
    case 'week':
      return startOfWeek(date, 'ru-RU', 'mon').add({ days: 6 }).toString();
    case 'month':
      return endOfMonth(startOfMonth(date)).toString();
    default:
      return grain satisfies never;
  }
}

/** The buckets of a period, oldest first; null where they are too many. */
export function bucketsOf({ from, to }: Period, grain: TrendGrain): Bucket[] | null {
  if (daysBetween(from, to) >= MOST_BUCKETS) return null;
  const buckets: Bucket[] = [];
  let start = from;
  while (start <= to) {
    const whole = bucketEnd(start, grain);
    const end = whole < to ? whole : to;
    buckets.push({ from: start, to: end, days: daysBetween(start, end) + 1 });
    // There is no day after the last one that is written with four digits.
    if (end === to) break;
    start = dayBefore(end, -1);
  }
  return buckets;
}
