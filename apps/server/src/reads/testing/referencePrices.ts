import type { PriceChange, PriceChangeReason } from '@litometr/api-contract';
import { dayAfter, dayBefore, daysBetween, daysOf } from '@litometr/domain';
import { mainCounterOf } from '../../measurements/testing/portalCounters.ts';
import { DATA_DAY, type PortalFixture } from './portalFixture.ts';
import {
  type Known,
  known,
  type ReferencePeriod,
  referenceChange,
  referenceGain,
  referenceShortDays,
  sum,
} from './referenceReads.ts';
import { capturesOf } from './referenceSupply.ts';

/** A change of a price from one day on which it was read to the next. */
interface PriceStep {
  day: string;
  prevDay: string;
  before: number;
  after: number;
}

/** The changes of a price, of a day's reading or else of its capture (docs/metrics.md, `book-events`). */
export function referencePriceSteps(fixture: PortalFixture, bookId: string): PriceStep[] {
  const prices = new Map<string, number>();
  for (const { day, books } of capturesOf(fixture)) {
    const price = books.find((one) => one.bookId === bookId)?.priceRub ?? null;
    if (price !== null) prices.set(day, price);
  }
  for (const { day, priceRub, ...row } of fixture.metrics) {
    if (row.bookId === bookId && priceRub !== null) prices.set(day, priceRub);
  }
  const seen = [...prices].sort(([a], [b]) => (a < b ? -1 : 1));
  return seen.flatMap(([day, after], at) => {
    const [prevDay, before] = seen[at - 1] ?? [day, after];
    return before === after ? [] : [{ day, prevDay, before, after }];
  });
}

/** 2.5 % of Student's t with 6 degrees of freedom exceeds it. */
const T6 = 2.446911851144969;

interface WeekGains {
  rate: number;
  /** Null below the rounding step. */
  days: readonly (number | null)[];
}

/** The gains of a week that is known on each of its days, or the reason why it is not. */
function weekGains(
  fixture: PortalFixture,
  bookId: string,
  [from, to]: ReferencePeriod,
): WeekGains | PriceChangeReason {
  const short = referenceShortDays(fixture);
  if (daysOf({ from, to }).some((day) => short.includes(day))) return 'partial_day';
  const main = mainCounterOf(fixture.portal);
  const read = daysOf({ from: dayBefore(from, 1), to }).flatMap((day): Known[] => {
    const row = fixture.metrics.find((one) => one.bookId === bookId && one.day === day);
    const value = row?.values[main];
    return value === undefined ? [] : [{ day, value }];
  });
  if (read.length < 8) return 'no_reading';
  const gainOf = (first: Known | undefined, last: Known | undefined) =>
    referenceGain(fixture.portal, first ?? null, last ?? null);
  const days = read.slice(1).map((last, at) => gainOf(read[at], last));
  const week = gainOf(read[0], read.at(-1));
  if ([...days, week].some(({ reason }) => reason === 'reset')) return 'reset';
  if (week.value === null) return 'below_step';
  return { rate: week.value / 7, days: days.map(({ value }) => value) };
}

/** The change from one week of gains to another, with its interval. */
function changeBetween(before: readonly number[], after: readonly number[]) {
  const none = { gain_change: null, gain_change_low: null, gain_change_high: null };
  if ([...before, ...after].some((gain) => gain < 0)) return { ...none, reason: 'loss' as const };
  const [from, to] = [sum(before), sum(after)];
  if (from === 0 || to === 0) return { ...none, reason: 'no_gain' as const };
  const ratio = to / from;
  const squares = after.map((gain, at) => (gain - ratio * (before[at] ?? 0)) ** 2);
  const error = Math.max(Math.sqrt((7 / 6) * sum(squares)) / to, Math.sqrt(1 / from + 1 / to));
  return {
    gain_change: ratio - 1,
    gain_change_low: ratio * Math.exp(-T6 * error) - 1,
    gain_change_high: ratio * Math.exp(T6 * error) - 1,
    reason: null,
  };
}

/** Whether one change of a price may have been on one of the fourteen days around another. */
function isNear(other: PriceStep, { day }: PriceStep): boolean {
  if (other.day < day) return daysBetween(other.day, day) <= 7;
  return daysBetween(day, dayAfter(other.prevDay, 1)) <= 6;
}

/** The changes of a book's price and the gains around them, the latest first (docs/metrics.md, `price-changes`). */
export function referencePriceChanges(fixture: PortalFixture, bookId: string): PriceChange[] {
  const steps = referencePriceSteps(fixture, bookId).reverse();
  return steps.map((step) => referencePriceChange(fixture, bookId, { step, steps }));
}

function referencePriceChange(
  fixture: PortalFixture,
  bookId: string,
  { step, steps }: { step: PriceStep; steps: readonly PriceStep[] },
): PriceChange {
  const { day, prevDay, before: price_before, after: price_after } = step;
  const item = {
    day,
    price_before,
    price_after,
    gain_before: null,
    gain_after: null,
    gain_change: null,
    gain_change_low: null,
    gain_change_high: null,
    days_left: null,
    portal_change: null,
  };
  if (steps.some((other) => other !== step && isNear(other, step))) {
    return { ...item, reason: 'near_change' };
  }
  if (daysBetween(prevDay, day) > 1) return { ...item, reason: 'unknown_day' };
  const now: ReferencePeriod = [day, dayAfter(day, 6)];
  const then: ReferencePeriod = [dayBefore(day, 7), dayBefore(day, 1)];
  const was = weekGains(fixture, bookId, then);
  if (typeof was === 'string') return { ...item, reason: was };
  const begun = { ...item, gain_before: was.rate };
  if (now[1] > DATA_DAY) {
    return { ...begun, reason: 'recent', days_left: daysBetween(DATA_DAY, now[1]) };
  }
  const is = weekGains(fixture, bookId, now);
  if (typeof is === 'string') return { ...begun, reason: is };
  const all = fixture.books.map((one) => one.bookId);
  const portal_change = referenceChange(fixture, all, [now, then]).change;
  const both = { ...begun, gain_after: is.rate, portal_change };
  const [before, after] = [was.days.filter(known), is.days.filter(known)];
  if (before.length < 7 || after.length < 7) return { ...both, reason: 'below_step' };
  return { ...both, ...changeBetween(before, after) };
}
