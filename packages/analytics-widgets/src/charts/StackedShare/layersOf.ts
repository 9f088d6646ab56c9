import { stack } from 'd3-shape';
import type { DrawnSeries } from '../internal/SeriesLines.tsx';
import { valueOn } from '../internal/timeline.ts';

/** A part of the whole over the days. */
export interface Layer {
  one: DrawnSeries;
  /** Lower and upper share by day's index; null on a day without a sum. */
  spans: readonly (readonly [number, number] | null)[];
}

/** The shown parts on each other, as shares of all: what is hidden leaves its room empty. */
export function layersOf(
  all: readonly DrawnSeries[],
  shown: readonly DrawnSeries[],
  days: readonly string[],
): Layer[] {
  const rows = days.map((day) => {
    const amount = (one: DrawnSeries) => Math.max(0, valueOn(one, day) ?? 0);
    return { values: shown.map(amount), sum: all.reduce((total, one) => total + amount(one), 0) };
  });
  const stacked = stack<(typeof rows)[number], number>()
    .keys(shown.map((_, index) => index))
    .value(({ values, sum }, index) => (sum === 0 ? 0 : (values[index] ?? 0) / sum))(rows);
  return shown.map((one, index) => ({
    one,
    spans: rows.map(({ sum }, day) => {
      const [low = 0, high = 0] = stacked[index]?.[day] ?? [];
      return sum === 0 ? null : [low, high];
    }),
  }));
}

/** Where a layer's name stands: at its middle on the last day that has a sum. */
export function middleOf(layer: Layer | undefined): number {
  const span = layer?.spans.findLast((each) => each !== null);
  return span ? (span[0] + span[1]) / 2 : 0;
}
