import { DAY_MS, type DayPoint, daysToTimes, dayToTime, isUnbroken } from './days.ts';

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
  const days = over ?? points.map(({ day }) => day);
  if (days.length !== points.length) return null;
  const values = new Float64Array(points.length);
  let count = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  // As few steps as can be for each point: there are a hundred thousand, and the code is cold.
  for (let at = 0; at < values.length; at += 1) {
    const point = points[at];
    if (point === undefined || point.day !== days[at]) return null;
    const { value } = point;
    if (value === null) values[at] = Number.NaN;
    else {
      values[at] = value;
      count += 1;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return { days, values, count, low, high };
}

/** Days as numbers. */
interface DayNumbers {
  /** Midnights, in milliseconds. */
  times: Float64Array;
  /** They are all the days from the first to the last, in order. */
  isWhole: boolean;
}

const knownDays = new WeakMap<readonly string[], DayNumbers>();

/** Some days as numbers; read once for each list of days. */
export function dayNumbersOf(days: readonly string[]): DayNumbers {
  const found = knownDays.get(days);
  if (found !== undefined) return found;
  const isWhole = isUnbroken(days);
  const read = { times: isWhole ? timesFrom(days[0], days.length) : daysToTimes(days), isWhole };
  knownDays.set(days, read);
  return read;
}

/** Midnights of some days, in milliseconds. */
export const timesOf = (days: readonly string[]): Float64Array => dayNumbersOf(days).times;

function timesFrom(first: string | undefined, count: number): Float64Array {
  const times = new Float64Array(count);
  let time = first === undefined ? 0 : dayToTime(first);
  for (let at = 0; at < count; at += 1) {
    times[at] = time;
    time += DAY_MS;
  }
  return times;
}
