import { mutedColor, seriesColor } from './colors.ts';
import type { ChartSeries } from './timeline.ts';

/** A series with its colour. */
export interface ColoredSeries extends ChartSeries {
  color: string;
}

/** Number of coloured series: more cannot be followed, so the others are grey. */
const MAX_COLORED_SERIES = 5;

/**
 * Assigns colours to series in their order, to five at most. A comparison and a bound have the
 * colour of their counterpart; the others are grey.
 *
 * @param highlight ids that have a colour, in its order; absent: the first ones
 * @param hueOf returns the hue of an index: that of lines, or of areas
 */
export function assignSeriesColors<Series extends ChartSeries>(
  series: readonly Series[],
  highlight?: readonly string[],
  hueOf: (index: number) => string = seriesColor,
): (Series & { color: string })[] {
  const own = series.filter(
    ({ comparison, bound, isRest }) =>
      comparison === undefined && bound === undefined && isRest !== true,
  );
  const colored = (highlight ?? own.map(({ id }) => id)).slice(0, MAX_COLORED_SERIES);
  return series.map((one) => {
    const at = colored.indexOf(one.comparison?.of ?? one.bound?.of ?? one.id);
    return { ...one, color: one.isRest || at < 0 ? mutedColor : hueOf(at) };
  });
}
