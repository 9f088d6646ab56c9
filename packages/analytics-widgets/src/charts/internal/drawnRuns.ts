import { DAY_MS, type DayPoint, dayToTime } from '../../internal/days.ts';
import { type Mark, segment } from '../../internal/gaps.ts';
import { lttb } from './lttb.ts';

/** Points of a line beyond which the eye sees no more of them on any screen. */
const MOST_OF_ONE = 1000;
/** Points of all lines of a chart: many lines cover each other, and each of them needs less. */
const MOST_OF_ALL = 4000;

/** How many points each of some lines may have. */
export const mostDrawn = (lines: number): number =>
  Math.min(MOST_OF_ONE, Math.max(100, Math.floor(MOST_OF_ALL / Math.max(1, lines))));

type Runs = readonly (readonly Mark[])[];

/** Lines are drawn again for every size and for every line that stands out; their points stay. */
const known = new WeakMap<readonly DayPoint[], { most: number; runs: Runs }>();

/**
 * The runs of a line as they are drawn: in full, or, where there are more than `most` points,
 * thinned to what the eye can tell apart. Which points are kept is a matter of their look, and that
 * is the same at any width and height.
 */
export function drawnRuns(points: readonly DayPoint[], most: number): Runs {
  const found = known.get(points);
  if (found?.most === most) return found.runs;
  const runs = points.length <= most ? segment(points) : thinnedRuns(points, most);
  known.set(points, { most, runs });
  return runs;
}

/** The days of the line read last: those of the others of a chart are the same, in the same order. */
let latest: { points: readonly DayPoint[]; times: Float64Array } = {
  points: [],
  times: new Float64Array(),
};

function timesOf(points: readonly DayPoint[]): Float64Array {
  const times = new Float64Array(points.length);
  for (let index = 0; index < points.length; index += 1) {
    const day = points[index]?.day ?? '';
    times[index] = latest.points[index]?.day === day ? (latest.times[index] ?? 0) : dayToTime(day);
  }
  latest = { points, times };
  return times;
}

/** As `segment`, without an object for each of the many points that will not be drawn. */
function thinnedRuns(points: readonly DayPoint[], most: number): Runs {
  const times = timesOf(points);
  const values = new Float64Array(points.length);
  const runs: { from: number; to: number }[] = [];
  let run: { from: number; to: number } | null = null;
  let before = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < points.length; index += 1) {
    const value = points[index]?.value ?? null;
    if (value === null) {
      run = null;
      continue;
    }
    values[index] = value;
    const time = times[index] ?? 0;
    if (run === null || time - before > DAY_MS) {
      run = { from: index, to: index };
      runs.push(run);
    }
    run.to = index + 1;
    before = time;
  }
  const total = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  return runs.map(({ from, to }) => {
    const share = total <= most ? to - from : ((to - from) / total) * most;
    // Each run gets its part of the points that a line may have.
    const kept = lttb(times.subarray(from, to), values.subarray(from, to), Math.round(share));
    return kept.map((at) => ({
      day: points[from + at]?.day ?? '',
      time: times[from + at] ?? 0,
      value: values[from + at] ?? 0,
    }));
  });
}
