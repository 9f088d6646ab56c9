import type { TrendGrain } from '@litometr/api-contract';
import { dayBefore, daysBetween, monthOf, weekOf } from '@litometr/domain';
import type { Period } from '../shared/period.ts';

/** A stretch of days that is one point of a line, cut off at the ends of the period. */
export interface Bucket extends Period {
  days: number;
  /** False where an end of the period or of the data cuts the week or month off. */
  complete: boolean;
}

/** Maximum of buckets in a chart: beyond it no chart could show them separately. */
const MAX_BUCKETS = 3_700;

/** Returns the day, week or month that a day lies in. */
function calendarSpan(day: string, grain: TrendGrain): Period {
  switch (grain) {
    case 'day':
      return { from: day, to: day };
    case 'week':
      return weekOf(day);
    case 'month':
      return monthOf(day);
    default:
      return grain satisfies never;
  }
}

/** Whether the data begin or end within a span of days. */
const isCutOff = (span: Period, data: Period): boolean =>
  (data.from > span.from && data.from <= span.to) || (data.to >= span.from && data.to < span.to);

/**
 * Returns the buckets of a period, oldest first; null where they are too many. `data`: the first and
 * the last captured day.
 *
 * @methodology buckets
 * @title Days, weeks and months
 * @measures The points of a line of the detailed trends: days, weeks from Monday, or calendar months.
 * @condition A week or month that an end of the period or of the data cuts off is incomplete: it is hatched
 *   and not joined by a line where it is a sum, and it does not enter the base of an index or the changes of shares, medians
 *   and counts.
 * @condition Stocks (new and active books, places, lift) and levels (price, length, place) change by the
 *   means of their captured days, so that days, weeks and months agree.
 * @source own
 */
export function bucketsOf({ from, to }: Period, grain: TrendGrain, data: Period): Bucket[] | null {
  if (daysBetween(from, to) >= MAX_BUCKETS) return null;
  const buckets: Bucket[] = [];
  let start = from;
  while (start <= to) {
    const span = calendarSpan(start, grain);
    const end = span.to < to ? span.to : to;
    const complete = span.from === start && span.to === end && !isCutOff(span, data);
    buckets.push({ from: start, to: end, days: daysBetween(start, end) + 1, complete });
    // There is no day after the last one that is written with four digits.
    if (end === to) break;
    start = dayBefore(end, -1);
  }
  return buckets;
}
