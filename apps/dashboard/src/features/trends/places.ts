import type { TrendPoint } from '@litometr/api-contract';

interface Group {
  key: string;
  name: string;
  points: readonly TrendPoint[];
  isRest?: boolean;
}

/**
 * Drops the days without data for any group; on the others a group without a value is off the list.
 */
export function onCapturedDays(series: readonly Group[]) {
  const captured = new Set(
    series.flatMap(({ points }) =>
      points.filter(({ knownDays }) => knownDays > 0).map(({ day }) => day),
    ),
  );
  return series.map(({ key, name, points, isRest }) => ({
    id: key,
    label: name,
    ...(isRest && { isRest }),
    points: points.flatMap(({ day, value, days }) =>
      captured.has(day) ? [{ day, value, spanDays: days }] : [],
    ),
  }));
}
