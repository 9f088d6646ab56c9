import type { PlotBox } from './plotBox.ts';
import { type ChartSeries, valuesOn } from './timeline.ts';

/** Distance from a line in pixels within which the pointer selects it. */
const HIT_DISTANCE_PX = 18;

/**
 * Returns the series whose line is nearest to a height on a day; null where none is within reach.
 */
export function nearestSeries(
  series: readonly ChartSeries[],
  day: string | undefined,
  box: Pick<PlotBox, 'y'>,
  y: number,
): string | null {
  if (day === undefined || series.length < 2) return null;
  const values = valuesOn(series, day);
  let found: string | null = null;
  let reach = HIT_DISTANCE_PX;
  series.forEach(({ id }, index) => {
    const value = values[index] ?? null;
    if (value === null) return;
    const distance = Math.abs(box.y(value) - y);
    if (distance <= reach) {
      reach = distance;
      found = id;
    }
  });
  return found;
}
