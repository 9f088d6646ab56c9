import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { completeDays } from '../../measurements/testing/slowMovement.ts';
import { slowLists } from './slowLists.ts';
import { DATA_DAY, daysAgo, type World } from './world.ts';

/** What the reads answer, worked out row by row from the rules of the data document. */

export interface Known {
  value: number;
  day: string;
}

/** The last value of a metric that was read of a book up to a day. */
export function knownOn(
  { metrics }: World,
  bookId: string,
  metric: MetricKey,
  day: string,
): Known | null {
  let found: Known | null = null;
  for (const row of metrics) {
    const value = row.values[metric];
    if (row.bookId !== bookId || row.day > day || value === undefined) continue;
    if (found === null || row.day > found.day) found = { value, day: row.day };
  }
  return found;
}

/** Bookriver shows '999', then '1.1K', then '1.1M'; Litnet shows what it counted. */
export function stepOf(portal: PortalSlug, value: number): number {
  if (portal !== 'bookriver' || value < 1_000) return 1;
  return value < 1_000_000 ? 100 : 100_000;
}

export function slowGain(portal: PortalSlug, first: Known | null, last: Known | null) {
  if (first === null || last === null || first.day === last.day) {
    return { value: null, days: null, reason: 'no_reading' };
  }
  const days = (Date.parse(last.day) - Date.parse(first.day)) / 86_400_000;
  const change = last.value - first.value;
  const step = Math.max(stepOf(portal, first.value), stepOf(portal, last.value));
  if (step > 1 && Math.abs(change) < step) return { value: null, days, reason: 'below_step' };
  return { value: change, days, reason: null };
}

/** The change of the week up to the data day, rounding and all; null without two readings. */
export function weekChange(world: World, bookId: string, metric: MetricKey): number | null {
  const first = knownOn(world, bookId, metric, daysAgo(7));
  const last = knownOn(world, bookId, metric, DATA_DAY);
  return first === null || last === null || first.day === last.day
    ? null
    : last.value - first.value;
}

/** The best place in any list of the last ninety days. */
export function bestPosition({ ranks }: World, bookId: string): number | null {
  const places = ranks.filter((row) => row.bookId === bookId && row.day > daysAgo(90));
  return places.length === 0 ? null : Math.min(...places.map((row) => row.position));
}

/** Places in the leading list on its last complete day: the worlds' lead with one list. */
export function topPlaces(world: World, bookId: string): number {
  const leading = world.portal === 'litnet' ? 'global_top' : 'bestseller';
  const days = slowLists(world).find(({ list }) => list === leading)?.days ?? [];
  return completeDays(days).at(-1)?.books.includes(bookId) === true ? 1 : 0;
}

/** Means of the told days of the last week and of the one before, from three told days on. */
export function slowChange(days: readonly { day: string; value: number | null }[]): number | null {
  const [before, now] = [14, 7].map((from) =>
    days.flatMap(({ day, value }) =>
      value !== null && day > daysAgo(from) && day <= daysAgo(from - 7) ? [value] : [],
    ),
  );
  if (before === undefined || now === undefined || before.length < 3 || now.length < 3) return null;
  const base = sum(before) / before.length;
  return base <= 0 ? null : sum(now) / now.length / base - 1;
}

type Told = readonly (number | null)[];

/** What the days of a period come to beside those of another: sums, or means. */
export function slowSpan(kind: 'sum' | 'mean', now: Told, then: Told | null) {
  const [a, b] = [now.filter(known), (then ?? []).filter(known)];
  const figure = (values: readonly number[]) => {
    if (values.length === 0) return null;
    return kind === 'sum' ? sum(values) : sum(values) / values.length;
  };
  const compares = a.length * 2 >= b.length && b.length * 2 >= a.length && sum(b) > 0;
  return {
    ...{ value: figure(a), days: a.length, compared: figure(b), compared_days: b.length },
    change: compares && a.length > 0 ? sum(a) / a.length / (sum(b) / b.length) - 1 : null,
  };
}

/** ё is е, and case does not matter. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** The middle value, or the mean of the two in the middle; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export const known = <T>(value: T | null): value is T => value !== null;

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

type Key = number | string | null;

/** Rows by a key, those without one last; rows of one key stay in the order that they had. */
export function sortedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  descending: boolean,
): Row[] {
  return [...rows].sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right === descending ? 1 : -1;
  });
}
