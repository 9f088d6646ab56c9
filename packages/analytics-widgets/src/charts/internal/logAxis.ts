import { MAX_LINES, type ValueAxis } from './ticks.ts';
import type { ChartSeries } from './timeline.ts';

/** Figures that float arithmetic keeps through a logarithm and back. */
const SURE_FIGURES = 12;
/** Round values within a power of ten, the finest first. */
const ROUND = [[1, 2, 5], [1, 3], [1]] as const;

/** The value that stands at a place of the axis. */
export const fromLog = (place: number): number => Number((10 ** place).toPrecision(SURE_FIGURES));

/** A series at the places of its values: what is zero or less has none and breaks the line. */
export function onLog<Series extends ChartSeries>(series: Series): Series {
  return {
    ...series,
    points: series.points.map((point) => ({
      ...point,
      value: point.value !== null && point.value > 0 ? Math.log10(point.value) : null,
    })),
  };
}

/**
 * An axis of logarithms around places of values, with round values for its ends and lines. Without
 * a place, or around one alone, it is a power of ten high.
 */
export function logAxis([low = 0, high = low]: readonly number[]): ValueAxis {
  for (const round of ROUND) {
    const ticks = around(low, high, round);
    if (ticks.length <= MAX_LINES) return axisOf(ticks);
  }
  const first = Math.floor(low);
  const every = Math.ceil((Math.ceil(high) - first) / (MAX_LINES - 1));
  return axisOf(Array.from({ length: MAX_LINES }, (_, at) => first + at * every));
}

const axisOf = (ticks: number[]): ValueAxis => ({
  domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
  ticks,
});

/** The round places from the last one below `low` to the first one above `high`. */
function around(low: number, high: number, round: readonly number[]): number[] {
  const powers = Math.ceil(high) - Math.floor(low) + 2;
  const all = Array.from({ length: powers }, (_, at) => Math.floor(low) + at).flatMap((power) =>
    round.map((value) => power + Math.log10(value)),
  );
  const from = all.findLastIndex((place) => place <= low);
  const to = all.findIndex((place) => place > low && place >= high);
  return all.slice(Math.max(0, from), to + 1);
}
