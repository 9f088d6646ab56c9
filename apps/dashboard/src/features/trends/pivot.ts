import type { TrendPoint, TrendSeries } from '@litometr/api-contract';

const sumOf = (points: readonly TrendPoint[]): number | null => {
  const told = points.flatMap(({ value }) => value ?? []);
  return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0);
};

type Told = Pick<TrendSeries, 'points'>;

/** What all groups have on a step together; null where none of them is told. */
export const sumOn = (rows: readonly Told[], at: number): number | null =>
  sumOf(rows.flatMap(({ points }) => points[at] ?? []));

/**
 * Where a value stands between the least and the greatest of the whole table, 0 to 1: groups and
 * steps are compared with one scale. One value alone has the whole hue; null has none.
 *
 * @param inverted less is more, as with places
 */
export function sharedHeat(rows: readonly Told[], inverted: boolean) {
  const known = rows.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return (value: number | null): number | null => {
    if (value === null) return null;
    const share = high === low ? 1 : (value - low) / (high - low);
    return inverted && high !== low ? 1 - share : share;
  };
}
