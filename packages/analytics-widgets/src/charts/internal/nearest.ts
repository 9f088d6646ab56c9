import type { PlotBox } from './plotBox.ts';
import { type ChartSeries, valuesOn } from './timeline.ts';

/** Pixels from a line within which the pointer means it. */
const REACH = 18;

/** The series whose line on a day is nearest to a height; null where none is within reach. */
export function nearestSeries(
  series: readonly ChartSeries[],
  day: string | undefined,
  box: Pick<PlotBox, 'y'>,
  y: number,
): string | null {
  if (day === undefined || series.length < 2) return null;
  const values = valuesOn(series, day);
  let found: string | null = null;
  let reach = REACH;
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
