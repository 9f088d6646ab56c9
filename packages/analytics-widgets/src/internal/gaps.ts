import { DAY_MS, type DayPoint, dayToTime, timeToDay } from './days.ts';

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
export function capturedDays(series: readonly { points: readonly DayPoint[] }[]): string[] {
  const days = series[0]?.points.map(({ day }) => day) ?? [];
  // Most series share their days, in order: then there is nothing to gather and to sort.
  const isAscending = days.every((day, index) => index === 0 || (days[index - 1] ?? '') < day);
  if (isAscending && series.every(({ points }) => standOn(points, days))) return days;
  const all = new Set(days);
  for (const { points } of series) for (const { day } of points) all.add(day);
  return [...all].sort();
}

const standOn = (points: readonly DayPoint[], days: readonly string[]): boolean =>
  points.length === days.length && points.every(({ day }, index) => day === days[index]);

/** The gaps between captured days, given ascending; `times` are theirs, where they are known. */
export function findGaps(
  days: readonly string[],
  times: readonly number[] = days.map(dayToTime),
): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 1; index < days.length; index += 1) {
    const after = days[index - 1];
    const before = days[index];
    if (after === undefined || before === undefined) continue;
    const [left = 0, right = 0] = [times[index - 1], times[index]];
    const missing = Math.round((right - left) / DAY_MS) - 1;
    if (missing < 1) continue;
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
