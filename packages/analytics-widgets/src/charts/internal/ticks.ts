import { extent, nice, ticks as ticksOf } from 'd3-array';
import { utcTicks } from 'd3-time';
import { DAY_MS, dayToTime, timeToDay } from '../../internal/days.ts';

/** Maximum number of grid lines: more are too dense. */
export const MAX_LINES = 5;

/** Round steps from which the ticks of a rank axis are chosen. */
const RANK_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/**
 * Ticks of a rank axis: the first place, then round places down to `last`.
 * The first is always 1, because a list has no place 0.
 */
export function rankTicks(last: number, most = MAX_LINES): number[] {
  const fits = (step: number) => Math.floor(last / step) + 1 <= most;
  const even = RANK_STEPS.find((step) => step > 1 && fits(step) && last % step === 0);
  const step = last < most ? 1 : (even ?? RANK_STEPS.find(fits) ?? Math.ceil(last / (most - 1)));
  const ticks = [1];
  for (let tick = step === 1 ? 2 : step; tick <= last; tick += step) ticks.push(tick);
  return ticks;
}

/**
 * Returns the last rank that the axis of a book within the list has to show: round, at most
 * `depth`.
 */
export function lastRank(worst: number, depth: number): number {
  const round = [3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 1000];
  return Math.min(depth, round.find((place) => place >= worst) ?? depth);
}

export interface ValueAxis {
  domain: [number, number];
  ticks: number[];
}

/**
 * Round axis of amounts. From zero unless `baseline` is `auto`, in which case it hugs the values.
 * A domain without height is opened, so that one flat line does not lie on an edge.
 */
export function valueAxis(
  values: readonly number[],
  baseline: 'zero' | 'auto' = 'zero',
  most = MAX_LINES,
): ValueAxis {
  let [low = 0, high = 1] = extent(values);
  if (baseline === 'zero') {
    low = Math.min(0, low);
    high = Math.max(0, high);
  }
  if (low === high) {
    const room = low === 0 ? 1 : Math.abs(low) * 0.1;
    high += room;
    if (baseline === 'auto') low -= room;
  }
  // Around zero `nice` would widen a domain of one step without end.
  const least = low < 0 && high > 0 ? 2 : 1;
  for (let count = most - 1; count >= least; count -= 1) {
    const domain = nice(low, high, count);
    const ticks = ticksOf(...domain, count);
    if (ticks.length <= most) return { domain, ticks };
  }
  return oneStep(low, high);
}

/** One round step to each side of zero that has values. */
function oneStep(low: number, high: number): ValueAxis {
  const reach = Math.max(Math.abs(low), Math.abs(high));
  const power = 10 ** Math.floor(Math.log10(reach));
  const step = [1, 2, 5].map((times) => times * power).find((one) => one >= reach) ?? 10 * power;
  const ticks = [-step, 0, step].filter((tick) => (tick < 0 ? low < 0 : tick === 0 || high > 0));
  return { domain: [ticks[0] ?? low, ticks.at(-1) ?? high], ticks };
}

/** Counts are integers: only integer ticks remain. */
export function wholeTicks(axis: ValueAxis, values: readonly number[]): ValueAxis {
  if (!values.every(Number.isInteger)) return axis;
  const whole = axis.ticks.filter(Number.isInteger);
  return whole.length > 1 ? { ...axis, ticks: whole } : axis;
}

/** Returns the decimals that a compact format needs, so that no two ticks have the same text. */
export function digitsApart(
  ticks: readonly number[],
  write: (tick: number, digits: number) => string,
): number {
  const MAX_DIGITS = 3;
  for (let digits = 1; digits < MAX_DIGITS; digits += 1) {
    if (new Set(ticks.map((tick) => write(tick, digits))).size === ticks.length) return digits;
  }
  return MAX_DIGITS;
}

/** Returns the first days of weeks or months as ticks: each, or every second, third … of them. */
export function pointTicks(days: readonly string[], most: number): string[] {
  const every = Math.max(1, Math.ceil(days.length / Math.max(1, most)));
  return days.filter((_, at) => at % every === 0);
}

/** Days to label between two captured days, evenly spread on the calendar, `room` at most. */
export function dayTicks(first: string, last: string, room: number): string[] {
  const from = dayToTime(first);
  const to = dayToTime(last);
  const span = Math.round((to - from) / DAY_MS) + 1;
  if (span <= room)
    return Array.from({ length: span }, (_, index) => timeToDay(from + index * DAY_MS));
  for (let count = Math.max(2, room); count > 0; count -= 1) {
    const ticks = utcTicks(new Date(from), new Date(to), count)
      .map((date) => date.getTime())
      .filter((time) => time % DAY_MS === 0);
    // A single day does not show the extent of the axis.
    if (ticks.length <= Math.max(2, room) && ticks.length > 1) return ticks.map(timeToDay);
  }
  return room < 3 ? [first, last] : [first, timeToDay(from + Math.floor(span / 2) * DAY_MS), last];
}
