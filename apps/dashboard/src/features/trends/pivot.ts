import type { TrendPoint, TrendSeries } from '@litometr/api-contract';

const sumOf = (points: readonly TrendPoint[]): number | null => {
  const known = points.flatMap(({ value }) => value ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

type PivotRow = Pick<TrendSeries, 'points'>;

/** Returns the sum of all groups in a bucket; null where none has a value. */
export const sumOn = (rows: readonly PivotRow[], at: number): number | null =>
  sumOf(rows.flatMap(({ points }) => points[at] ?? []));

/**
 * Returns a function that maps a value to its position between the minimum and the maximum of the
 * table, 0 to 1: groups and buckets share one scale. A single distinct value maps to 1, null to null.
 *
 * @param inverted smaller is better, as with ranks
 */
export function sharedHeat(rows: readonly PivotRow[], inverted: boolean) {
  const known = rows.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return (value: number | null): number | null => {
    if (value === null) return null;
    const share = high === low ? 1 : (value - low) / (high - low);
    return inverted && high !== low ? 1 - share : share;
  };
}
