import type { TrendGrain } from '@litometr/api-contract';
import { dayAfter, dayBefore, daysOf, weekdayOf } from '@litometr/domain';
import type { ReferencePeriod } from './referenceReads.ts';

/** A day, week or month of a period. */
export interface ReferenceBucket {
  from: string;
  to: string;
  days: number;
  complete: boolean;
}

/** The days, weeks from Monday or calendar months of a period (docs/metrics.md, `buckets`). */
export function referenceBuckets(
  [from, to]: ReferencePeriod,
  grain: TrendGrain,
  captured: readonly string[],
): ReferenceBucket[] {
  const nameOf = (day: string) =>
    grain === 'day'
      ? day
      : grain === 'week'
        ? dayBefore(day, weekdayOf(day) - 1)
        : day.slice(0, 'YYYY-MM'.length);
  return [...Map.groupBy(daysOf({ from, to }), nameOf)].map(([name, days]) => {
    const [first = from, last = to] = [days[0], days.at(-1)];
    const isCut = nameOf(dayBefore(first, 1)) === name || nameOf(dayAfter(last, 1)) === name;
    const [oldest = first, newest = last] = [captured[0], captured.at(-1)];
    const beginsWithin = nameOf(oldest) === name && nameOf(dayBefore(oldest, 1)) === name;
    const endsWithin = nameOf(newest) === name && nameOf(dayAfter(newest, 1)) === name;
    const complete = !isCut && !beginsWithin && !endsWithin;
    return { from: first, to: last, days: days.length, complete };
  });
}
