import { DAY_MS, type DayPoint, dayToTime } from './days.ts';

/** The points of a line as numbers, parsed once: there may be ten lines of ten thousand points. */
export interface LineNumbers {
  /** Day of each point. Lines over the same days share one array. */
  days: readonly string[];
  /** Value of each point; NaN: no value. */
  values: Float64Array;
  /** Number of values, and their minimum and maximum; infinite where there is none. */
  count: number;
  low: number;
  high: number;
  /** Days that points cover, by their first day, where that is more than one; null: each covers its day alone. */
  spans: ReadonlyMap<string, number> | null;
  /** Days of the points that cover fewer days than their neighbours. */
  cutOff: readonly string[];
}

const known = new WeakMap<readonly DayPoint[], LineNumbers>();

/** The days of the last line: other lines of a chart mostly have the same. */
let latest: readonly string[] = [];

export function numbersOf(points: readonly DayPoint[]): LineNumbers {
  const found = known.get(points);
  if (found !== undefined) return found;
  const read = readOver(latest, points) ?? readOver(null, points);
  if (read === null) throw new Error('The points of a line do not match their own days.');
  latest = read.days;
  known.set(points, read);
  return read;
}

/**
 * Reads the points with the expected days `over`; null: with their own. Returns null where the
 * points have other days.
 */
function readOver(over: readonly string[] | null, points: readonly DayPoint[]): LineNumbers | null {
  const days = over ?? points.map(({ day }) => day);
  if (days.length !== points.length) return null;
  const values = new Float64Array(points.length);
  let count = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const spans = new Map<string, number>();
  const cutOff: string[] = [];
  // As few steps as possible per point: there are a hundred thousand, and the code is cold.
  for (let at = 0; at < values.length; at += 1) {
    const point = points[at];
    if (point === undefined || point.day !== days[at]) return null;
    const { day, value, spanDays, isCutOff } = point;
    if (spanDays !== undefined && spanDays > 1) spans.set(day, spanDays);
    if (isCutOff === true) cutOff.push(day);
    if (value === null) values[at] = Number.NaN;
    else {
      values[at] = value;
      count += 1;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return { days, values, count, low, high, spans: spans.size === 0 ? null : spans, cutOff };
}

/** Days as numbers. */
interface DayNumbers {
  /** Midnights, in milliseconds. */
  times: Float64Array;
  /** True when they are all the days from the first to the last, in order. */
  isContiguous: boolean;
}

const knownDays = new WeakMap<readonly string[], DayNumbers>();

/** Returns days as numbers; cached by array. */
export function dayNumbersOf(days: readonly string[]): DayNumbers {
  const found = knownDays.get(days);
  if (found !== undefined) return found;
  const times = new Float64Array(days.map(dayToTime));
  const isContiguous = times.every(
    (time, at) => at === 0 || time - (times[at - 1] ?? 0) === DAY_MS,
  );
  const read = { times, isContiguous };
  knownDays.set(days, read);
  return read;
}
