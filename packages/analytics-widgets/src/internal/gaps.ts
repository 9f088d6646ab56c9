import { DAY_MS, type DayPoint, dayToTime, timeToDay } from './days.ts';
import { dayNumbersOf, numbersOf } from './lineNumbers.ts';

/** Days that were not captured, between two that were. */
export interface Gap {
  /** The last captured day before the gap. */
  after: string;
  /** The first captured day after it. */
  before: string;
  /** First and last missing day. */
  from: string;
  to: string;
  /** Number of missing days, at least 1. */
  days: number;
}

/** Returns the distinct captured days of some series, ascending. */
export function capturedDays(
  series: readonly { points: readonly DayPoint[] }[],
): readonly string[] {
  const lines = series.map(({ points }) => numbersOf(points));
  const days = lines[0]?.days ?? [];
  // Fast path: most series share their days, in order.
  if (lines.every((line) => line.days === days) && areAscending(days)) return days;
  return [...new Set(lines.flatMap((line) => line.days))].sort();
}

function areAscending(days: readonly string[]): boolean {
  const { times, isContiguous } = dayNumbersOf(days);
  if (isContiguous) return true;
  for (let at = 1; at < times.length; at += 1) {
    if ((times[at - 1] ?? 0) >= (times[at] ?? 0)) return false;
  }
  return true;
}

/** Days that each point of a chart covers, by its first day. */
export type PointSpans = ReadonlyMap<string, number>;

/** Returns the spans of points that cover weeks or months; null where each covers its day alone. */
export function pointSpans(series: readonly { points: readonly DayPoint[] }[]): PointSpans | null {
  const spans = series.flatMap(({ points }) => [...(numbersOf(points).spans ?? [])]);
  return spans.length === 0 ? null : new Map(spans);
}

/** Fewer equal distances may be by accident. */
const LEAST_EQUAL = 3;

/**
 * Returns how many days after one another some days are as a rule: the most frequent distance, of equally
 * frequent ones the shortest. 1 where no distance is there three times.
 *
 * @example
 * // Readings of the 1st, 8th, 15th and 22nd are 7 days apart.
 */
export function usualDistance(days: readonly string[]): number {
  const { times, isContiguous } = dayNumbersOf(days);
  if (isContiguous) return 1;
  const counts = new Map<number, number>();
  for (let at = 1; at < times.length; at += 1) {
    const distance = Math.round(((times[at] ?? 0) - (times[at - 1] ?? 0)) / DAY_MS);
    counts.set(distance, (counts.get(distance) ?? 0) + 1);
  }
  const [usual] = [...counts]
    .filter(([, count]) => count >= LEAST_EQUAL)
    .sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || a - b);
  return usual?.[0] ?? 1;
}

/** How far apart the points of a chart are. */
export interface Spacing {
  /** Days that the points cover, where that is more than a day each. */
  spans: PointSpans | null;
  /**
   * Days from one point to the next as a rule: there is a gap where at least one more has its place. 1 where
   * points cover weeks or months.
   */
  distance: number;
}

const daily: Spacing = { spans: null, distance: 1 };

/** @param days of all points, ascending */
export function spacingOf(
  days: readonly string[],
  series: readonly { points: readonly DayPoint[] }[],
): Spacing {
  const spans = pointSpans(series);
  return { spans, distance: spans === null ? usualDistance(days) : 1 };
}

/** Returns the gaps between points, in ascending order; by default a point is expected each day. */
export function findGaps(days: readonly string[], { spans, distance } = daily): Gap[] {
  const { times, isContiguous } = dayNumbersOf(days);
  const gaps: Gap[] = [];
  if (isContiguous) return gaps;
  for (let index = 1; index < times.length; index += 1) {
    const covered = (spans?.get(days[index - 1] ?? '') ?? 1) - 1;
    const left = (times[index - 1] ?? 0) + covered * DAY_MS;
    const right = times[index] ?? 0;
    const missing = Math.round((right - left) / DAY_MS) - 1;
    if (missing + 1 < 2 * distance) continue;
    const after = days[index - 1] ?? '';
    const before = days[index] ?? '';
    gaps.push({
      after,
      before,
      from: timeToDay(left + DAY_MS),
      to: timeToDay(right - DAY_MS),
      days: missing,
    });
  }
  return gaps;
}

/** A point with a value. */
export interface Mark {
  day: string;
  time: number;
  value: number;
}

/**
 * A series cut into runs that a line may join. A gap (see `findGaps`) ends a run, and so does a day that was
 * captured without a value. A part that is cut off stays a run of its own. A run of one is a dot.
 */
export function segment(points: readonly DayPoint[]): Mark[][] {
  const { distance } = spacingOf(numbersOf(points).days, [{ points }]);
  const runs: Mark[][] = [];
  let run: Mark[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  let end = 0;
  for (const { day, value, spanDays = 1, isCutOff = false } of points) {
    const time = dayToTime(day);
    if (isCutOff || time > end) close();
    end = time + (spanDays + 2 * (distance - 1)) * DAY_MS;
    if (value === null) close();
    else run.push({ day, time, value });
    if (isCutOff) close();
  }
  close();
  return runs;
}
