import type { TrendPoint } from '@litometr/api-contract';

/** Drops the buckets of which nothing is known for any group: charts show them as gaps. */
export function knownBuckets<Series extends Record<'points' | 'compared', readonly TrendPoint[]>>(
  series: readonly Series[],
): Series[] {
  const known = new Set(
    series.flatMap(({ points }) =>
      points
        .filter(({ value, knownDays }) => value !== null || knownDays > 0)
        .map(({ day }) => day),
    ),
  );
  return series.map((one) => ({
    ...one,
    points: one.points.filter(({ day }) => known.has(day)),
    // The compared buckets are those of the same places.
    compared: one.compared.filter((_, at) => known.has(one.points[at]?.day ?? '')),
  }));
}
