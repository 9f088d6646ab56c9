import { DAY_MS, type DayPoint } from '../../internal/days.ts';
import { type Mark, segment } from '../../internal/gaps.ts';
import { dayNumbersOf, numbersOf } from '../../internal/lineNumbers.ts';
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

/** As `segment`, without an object for each of the many points that will not be drawn. */
function thinnedRuns(points: readonly DayPoint[], most: number): Runs {
  const { days, values, count } = numbersOf(points);
  const { times, isWhole } = dayNumbersOf(days);
  // Every day has its value: then nothing has to be looked for.
  const isOne = isWhole && count === days.length;
  const spans = isOne ? [{ from: 0, to: count }] : spansOf(points, times, values);
  return spans.map(({ from, to }) => {
    const share = count <= most ? to - from : ((to - from) / count) * most;
    // Each run gets its part of the points that a line may have.
    const kept = lttb(times.subarray(from, to), values.subarray(from, to), Math.round(share));
    return kept.map((at) => ({
      day: days[from + at] ?? '',
      time: times[from + at] ?? 0,
      value: values[from + at] ?? 0,
    }));
  });
}

/** Where each run of values begins, and where it has ended. */
function spansOf(
  points: readonly DayPoint[],
  times: Float64Array,
  values: Float64Array,
): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let from = -1;
  for (let at = 0; at <= values.length; at += 1) {
    // Behind the last point there is none, which ends a run as one without a value does.
    const isEnd = Number.isNaN(values[at] ?? Number.NaN);
    const before = points[at - 1];
    const room = (before?.spanDays ?? 1) * DAY_MS;
    const isApart =
      from >= 0 &&
      ((times[at] ?? 0) - (times[at - 1] ?? 0) > room ||
        before?.isCutOff === true ||
        points[at]?.isCutOff === true);
    if (from >= 0 && (isEnd || isApart)) {
      spans.push({ from, to: at });
      from = -1;
    }
    if (from < 0 && !isEnd) from = at;
  }
  return spans;
}
