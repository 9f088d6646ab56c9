import { MAX_DISTINCT_LINES, mutedColor, type SeriesInk, seriesInk } from './colors.ts';
import type { ChartSeries } from './timeline.ts';

/** A series with its colour and dashes. */
export interface ColoredSeries extends ChartSeries, SeriesInk {}

/** Number of coloured lines: more cannot be followed, so the others are grey. */
export const MAX_COLORED_LINES = 5;

export interface SeriesColorOptions {
  /** How many series have a colour; the others are grey. */
  most?: number;
  /** Ids that have a colour, in its order; absent: the first ones. */
  highlight?: readonly string[] | undefined;
}

/**
 * Assigns colours to series in their order. A comparison and a bound have the colour of their
 * counterpart; what the others leave is grey.
 */
export function assignSeriesColors<Series extends ChartSeries>(
  series: readonly Series[],
  { most = MAX_DISTINCT_LINES, highlight }: SeriesColorOptions = {},
): (Series & SeriesInk)[] {
  const own = series.filter(
    ({ comparison, bound, isRest }) =>
      comparison === undefined && bound === undefined && isRest !== true,
  );
  const colored = (highlight ?? own.map(({ id }) => id)).slice(0, most);
  return series.map((one) => {
    const at = colored.indexOf(one.comparison?.of ?? one.bound?.of ?? one.id);
    return { ...one, ...(one.isRest || at < 0 ? { color: mutedColor } : seriesInk(at)) };
  });
}
