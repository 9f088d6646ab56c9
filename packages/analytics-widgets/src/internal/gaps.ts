import { DAY_MS, type DayPoint, dayToTime, timeToDay } from './days.ts';
import { dayNumbersOf, numbersOf } from './lineNumbers.ts';

/** Days that were not captured, between two that were. */
export interface Gap {
  /** The last captured day before the gap. */
  after: string;
  /** The first captured day behind it. */
  before: string;
  /** First and last missing day. */
  from: string;
  to: string;
  /** How many days are missing, at least 1. */
  days: number;
}

/** The distinct captured days of some series, ascending. */
export function capturedDays(
  series: readonly { points: readonly DayPoint[] }[],
): readonly string[] {
  const lines = series.map(({ points }) => numbersOf(points));
  const days = lines[0]?.days ?? [];
  // Most series share their days, in order: then there is nothing to gather and to sort.
  if (lines.every((line) => line.days === days) && areAscending(days)) return days;
  return [...new Set(lines.flatMap((line) => line.days))].sort();
}

function areAscending(days: readonly string[]): boolean {
  const { times, isWhole } = dayNumbersOf(days);
  if (isWhole) return true;
  for (let at = 1; at < times.length; at += 1) {
    if ((times[at - 1] ?? 0) >= (times[at] ?? 0)) return false;
  }
  return true;
}

/** The gaps between captured days, given ascending. */
export function findGaps(days: readonly string[]): Gap[] {
  const { times, isWhole } = dayNumbersOf(days);
  const gaps: Gap[] = [];
  if (isWhole) return gaps;
  for (let index = 1; index < times.length; index += 1) {
    const left = times[index - 1] ?? 0;
    const right = times[index] ?? 0;
    const missing = Math.round((right - left) / DAY_MS) - 1;
    if (missing < 1) continue;
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
 * A series cut into runs that a line may join: a missing day ends a run, and so does a day that was
 * captured without a value. A run of one is a dot.
 */
export function segment(points: readonly DayPoint[]): Mark[][] {
  const runs: Mark[][] = [];
  let run: Mark[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const { day, value } of points) {
    const time = dayToTime(day);
    const last = run.at(-1);
    if (last && time - last.time > DAY_MS) close();
    if (value === null) close();
    else run.push({ day, time, value });
  }
  close();
  return runs;
}
