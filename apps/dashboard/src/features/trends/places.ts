import type { TrendPoint } from '@litometr/api-contract';

interface Group {
  key: string;
  name: string;
  points: readonly TrendPoint[];
  isRest?: boolean;
}

/** Without the days that no group is told of; on the others a group without a value is off the list. */
export function onCapturedDays(series: readonly Group[]) {
  const captured = new Set(
    series.flatMap(({ points }) => points.filter(({ told }) => told > 0).map(({ day }) => day)),
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

/** The last place that any group stood at. */
export const deepest = (series: readonly Group[]): number =>
  Math.ceil(Math.max(1, ...series.flatMap(({ points }) => points.map(({ value }) => value ?? 1))));
