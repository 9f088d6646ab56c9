import { type DayPoint, daysToTimes } from './days.ts';

/** The points of a line as numbers, read once: there may be ten thousand of them, and ten lines. */
export interface LineNumbers {
  /** Of each point. Lines over the same days share one list of them. */
  days: readonly string[];
  /** Of each point; NaN: no value. */
  values: Float64Array;
  /** How many of them are values, and the least and the greatest; infinite where there is none. */
  count: number;
  low: number;
  high: number;
}

const known = new WeakMap<readonly DayPoint[], LineNumbers>();

/** The days of the line read last: those of the others of a chart are mostly the same. */
let latest: readonly string[] = [];

export function numbersOf(points: readonly DayPoint[]): LineNumbers {
  const found = known.get(points);
  if (found !== undefined) return found;
  const read = readOver(latest, points) ?? readOver(null, points);
  if (read === null) throw new Error('The days of a line are not its own.');
  latest = read.days;
  known.set(points, read);
  return read;
}

/** `over`: the days that they are thought to stand on; null: their own. Null where they stand on others. */
function readOver(over: readonly string[] | null, points: readonly DayPoint[]): LineNumbers | null {
  const { length } = points;
  if (over !== null && over.length !== length) return null;
  const own: string[] = [];
  const values = new Float64Array(length);
  let count = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < length; at += 1) {
    const point = points[at];
    if (point === undefined) return null;
    const { day, value } = point;
    if (over === null) own.push(day);
    else if (day !== over[at]) return null;
    values[at] = value ?? Number.NaN;
    if (value === null) continue;
    count += 1;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { days: over ?? own, values, count, low, high };
}

const timesByDays = new WeakMap<readonly string[], Float64Array>();

/** Midnights of some days, in milliseconds; read once for each list of days. */
export function timesOf(days: readonly string[]): Float64Array {
  const found = timesByDays.get(days);
  if (found !== undefined) return found;
  const times = daysToTimes(days);
  timesByDays.set(days, times);
  return times;
}
