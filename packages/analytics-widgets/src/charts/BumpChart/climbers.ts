import type { ChartSeries } from '../internal/timeline.ts';

/** Returns the ranks that a book gained over the days; null where it has fewer than two ranks. */
function climb({ points }: ChartSeries): number | null {
  const places = points.flatMap(({ value }) => value ?? []);
  const first = places[0];
  const last = places.at(-1);
  return places.length < 2 || first === undefined || last === undefined ? null : first - last;
}

/**
 * Returns the books that moved the most and are still ranked on the last day: the ones a reader
 * should see first. Rises come before falls of the same length. Empty when no book moved.
 */
export function climbers(
  series: readonly ChartSeries[],
  lastDay: string | undefined,
  count: number,
): string[] {
  return series
    .filter(({ points }) => {
      const last = points.at(-1);
      return last !== undefined && last.day === lastDay && last.value !== null;
    })
    .map((one) => ({ id: one.id, climb: climb(one) ?? 0 }))
    .filter(({ climb: places }) => places !== 0)
    .sort((a, b) => Math.abs(b.climb) - Math.abs(a.climb) || b.climb - a.climb)
    .slice(0, count)
    .map(({ id }) => id);
}
