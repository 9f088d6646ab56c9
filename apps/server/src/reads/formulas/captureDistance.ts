import { daysBetween } from '@litometr/domain';
import type { Period } from '../shared/period.ts';
import { lengthOf } from './span.ts';

/** A captured day of a list with the complete day that its movement is counted from, if any. */
interface ComparedDay {
  day: string;
  prev_day: string | null;
}

/**
 * Returns the days since the compared day; null without one.
 *
 * @methodology-part turnover
 */
export const captureDistance = ({ day, prev_day }: ComparedDay): number | null =>
  prev_day === null ? null : daysBetween(prev_day, day);

/**
 * Returns the most frequent distance of some days, of equally frequent ones the shortest; null without
 * any. More books enter a list within three days than within one, so movement is comparable between
 * days of equal distance only.
 *
 * @methodology-part turnover
 *
 * @example
 * // Of the 1st (without a day before), 2nd, 3rd, 6th and 7th the usual distance is 1.
 */
export function usualDistance(days: readonly ComparedDay[]): number | null {
  const distances = days.flatMap((day) => captureDistance(day) ?? []);
  const [usual] = [...Map.groupBy(distances, (distance) => distance).values()].sort(
    (a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0),
  );
  return usual?.[0] ?? null;
}

/**
 * Returns how many captures of a list a period has room for at a distance in days; 0 where the distance is
 * unknown. Measured by its own captures, a period that holds two would be complete, and compared with a month.
 *
 * @methodology-part mean-change
 */
export const possibleCaptures = (period: Period, distance: number | null): number =>
  distance === null ? 0 : Math.floor(lengthOf(period) / distance);
