import { seriesColor } from './colors.ts';
import type { DrawnSeries } from './SeriesLines.tsx';
import type { ChartSeries } from './timeline.ts';

/** Series with their hues, in order; a comparison and a bound have that of their counterpart. */
export function hued(series: readonly ChartSeries[]): DrawnSeries[] {
  const own = series
    .filter(({ comparison, bound }) => comparison === undefined && bound === undefined)
    .map(({ id }) => id);
  return series.map((one) => ({
    ...one,
    color: seriesColor(own.indexOf(one.comparison?.of ?? one.bound?.of ?? one.id)),
  }));
}
