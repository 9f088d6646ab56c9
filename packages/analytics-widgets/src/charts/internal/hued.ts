import { mutedColor, seriesInk } from './colors.ts';
import type { DrawnSeries } from './SeriesLines.tsx';
import type { ChartSeries } from './timeline.ts';

/**
 * Series with their hues and strokes, in order; a comparison and a bound have those of their
 * counterpart, what the others leave is grey.
 */
export function hued(series: readonly ChartSeries[]): DrawnSeries[] {
  const own = series
    .filter(
      ({ comparison, bound, isRest }) =>
        comparison === undefined && bound === undefined && isRest !== true,
    )
    .map(({ id }) => id);
  return series.map((one) => ({
    ...one,
    ...(one.isRest
      ? { color: mutedColor }
      : seriesInk(own.indexOf(one.comparison?.of ?? one.bound?.of ?? one.id))),
  }));
}
