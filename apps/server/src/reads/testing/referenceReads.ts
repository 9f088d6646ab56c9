import type { ChangeReason, MetricKey, PortalSlug } from '@litometr/api-contract';
import { dayAfter, daysBetween, toDayNumber } from '@litometr/domain';
import type { BookRow, MetricRow, RankRow } from '../../measurements/rows.ts';
import { mainCounterOf } from '../../measurements/testing/portalCounters.ts';
import {
  type ReferenceStep,
  referenceBookSteps,
} from '../../measurements/testing/referenceDailyGains.ts';
import { completeDays } from '../../measurements/testing/referenceMovement.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import { referenceLists } from './referenceLists.ts';
import { rowsByBook } from './rowsByBook.ts';

/** Expected values of the responses, computed row by row from the rules of the data document. */

const readingsOf = rowsByBook<MetricRow>();
const placesOf = rowsByBook<RankRow>();

export interface Known {
  value: number;
  day: string;
}

/** The last value of a metric that was read of a book up to a day. */
export function knownOn(
  { metrics }: PortalFixture,
  bookId: string,
  metric: MetricKey,
  day: string,
): Known | null {
  let found: Known | null = null;
  for (const row of readingsOf(metrics, bookId)) {
    const value = row.values[metric];
    if (row.day > day || value === undefined) continue;
    if (found === null || row.day > found.day) found = { value, day: row.day };
  }
  return found;
}

/** The last value of the main metric. */
export const knownMainOn = (fixture: PortalFixture, bookId: string, day: string): Known | null =>
  knownOn(fixture, bookId, mainCounterOf(fixture.portal), day);

const roundedCounters: Partial<Record<PortalSlug, readonly MetricKey[]>> = {
  bookriver: ['views', 'library'],
  litmarket: ['views'],
};

/**
 * Bookriver shows '999', then '1.1K', then '1.1M', Litmarket '12K' and '1.2M' views; others show what they
 * counted.
 */
export function stepOf(
  portal: PortalSlug,
  value: number,
  metric: MetricKey = mainCounterOf(portal),
): number {
  const isRounded = roundedCounters[portal]?.includes(metric) === true;
  if (!isRounded || value < 1_000) return 1;
  if (value >= 1_000_000) return 100_000;
  return portal === 'bookriver' ? 100 : 1_000;
}

/** The rounding of a counter of a fixture. */
export const stepsOf =
  ({ portal }: PortalFixture, metric: MetricKey = mainCounterOf(portal)) =>
  (value: number) =>
    stepOf(portal, value, metric);

export function referenceGain(
  portal: PortalSlug,
  first: Known | null,
  last: Known | null,
  metric: MetricKey = mainCounterOf(portal),
) {
  if (first === null || last === null || first.day === last.day) {
    return { value: null, days: null, reason: 'no_reading' };
  }
  const days = daysBetween(first.day, last.day);
  const change = last.value - first.value;
  const step = Math.max(stepOf(portal, first.value, metric), stepOf(portal, last.value, metric));
  const fall = -change;
  if (fall > 20 && fall / first.value > 0.05 && (step === 1 || fall > step)) {
    return { value: null, days, reason: 'reset' };
  }
  if (step > 1 && Math.abs(change) < step) return { value: null, days, reason: 'below_step' };
  return { value: change, days, reason: null };
}

/**
 * The gain of the week up to a day: from the last reading a week before, or, if that is more than nine days
 * from the book's last reading, from one that is five or six days before the day.
 */
export function referenceWeekGain(
  fixture: PortalFixture,
  bookId: string,
  metric: MetricKey = mainCounterOf(fixture.portal),
  asof: string = DATA_DAY,
) {
  const last = knownOn(fixture, bookId, metric, asof);
  const [week, near] = [7, 5].map((ago) => knownOn(fixture, bookId, metric, dayAfter(asof, -ago)));
  const gapTo = (one: Known | null | undefined) =>
    one == null || last === null ? null : daysBetween(one.day, last.day);
  const isFar = (gapTo(week) ?? 100) > 9;
  const first = (isFar && (gapTo(near) ?? 0) >= 5 ? near : week) ?? null;
  return scaledToWeek(referenceGain(fixture.portal, first, last, metric), metric);
}

/** A gain between two readings as one of seven days; the change of a rating stays as it is. */
export function scaledToWeek(
  { value, days, reason }: ReturnType<typeof referenceGain>,
  metric?: MetricKey,
) {
  if (days === null) return { value, days, reason };
  if (days < 5 || days > 9) return { value: null, days, reason: 'stale_reading' };
  const isScaled = value !== null && metric !== 'rating';
  return { value: isScaled ? Math.round((value / days) * 7) : value, days, reason };
}

/** The gain of the main metric in the week where there is one. */
export const weekChange = (fixture: PortalFixture, bookId: string): number | null =>
  referenceWeekGain(fixture, bookId).value;

/** The best place in any list of the last ninety days. */
export function bestPosition({ ranks }: PortalFixture, bookId: string): number | null {
  const places = placesOf(ranks, bookId).filter((row) => row.day > daysAgo(90));
  return places.length === 0 ? null : Math.min(...places.map((row) => row.position));
}

/** Places in the leading list on its last complete day: the fixtures' lead with one list. */
export function topPlaces(fixture: PortalFixture, bookId: string): number {
  const leading = fixture.portal === 'litnet' ? 'global_top' : 'bestseller';
  const days = referenceLists(fixture).find(({ list }) => list === leading)?.days ?? [];
  return completeDays(days).at(-1)?.books.includes(bookId) === true ? 1 : 0;
}

/** Both ends included. */
export type ReferencePeriod = readonly [from: string, to: string];

const shortDays = new WeakMap<readonly MetricRow[], readonly string[]>();

/** The days on which fewer books were read than nine tenths of what the fortnight before had. */
export function referenceShortDays({ metrics }: PortalFixture): readonly string[] {
  const found = shortDays.get(metrics) ?? findShortDays(metrics);
  shortDays.set(metrics, found);
  return found;
}

function findShortDays(metrics: readonly MetricRow[]): string[] {
  const rows = Map.groupBy(metrics, ({ day }) => day);
  const days = [...rows.keys()].sort();
  const readOn = (day: string) => rows.get(day)?.length ?? 0;
  return days.filter((day) => {
    const before = days.filter((one) => one < day && daysBetween(one, day) <= 14).map(readOn);
    const usual = median(before);
    return before.length >= 3 && usual !== null && readOn(day) / usual < 0.9;
  });
}

const steps = new WeakMap<readonly MetricRow[], Map<string, readonly ReferenceStep[]>>();

/** The steps of all books of a fixture. */
function referenceSteps(fixture: PortalFixture, metric: MetricKey): readonly ReferenceStep[] {
  const known = steps.get(fixture.metrics) ?? new Map<string, readonly ReferenceStep[]>();
  const name = `${fixture.portal} ${metric}`;
  const found =
    known.get(name) ?? referenceBookSteps(fixture.metrics, metric, stepsOf(fixture, metric));
  steps.set(fixture.metrics, known.set(name, found));
  return found;
}

/** The steps of some books, resets left out, that lie in a period. */
function referenceStepsWithin(
  fixture: PortalFixture,
  books: readonly string[],
  metric: MetricKey,
  [from, to]: ReferencePeriod,
) {
  return referenceSteps(fixture, metric).flatMap(({ gain, ...step }) => {
    const isWithin = step.day <= to && daysBetween(from, step.day) + 1 >= step.days;
    return gain !== null && step.days <= 31 && isWithin && books.includes(step.bookId)
      ? [{ ...step, gain }]
      : [];
  });
}

/** As answers without an interval have a change. */
const withoutError = ({
  logError: _,
  effectiveN: __,
  ...change
}: ReturnType<typeof referenceChange>) => change;

/** How the books' own daily gains changed, of those that are known on half of the days of both periods. */
export function referenceChange(
  fixture: PortalFixture,
  books: readonly string[],
  [now, before]: readonly [ReferencePeriod, ReferencePeriod],
  {
    metric = mainCounterOf(fixture.portal),
    least = 8,
  }: { metric?: MetricKey; least?: number } = {},
) {
  const short = referenceShortDays(fixture);
  const periods = [now, before].map((period) => ({
    period,
    within: referenceStepsWithin(fixture, books, metric, period).filter(
      ({ day }) => !short.includes(day),
    ),
  }));
  const known = books.flatMap((book) => {
    const [a, b] = periods.map(({ period, within }) => {
      const steps = within.filter(({ bookId }) => bookId === book);
      const days = sum(steps.map((step) => step.days));
      const gain = sum(steps.map((step) => step.gain));
      return { days, isHalf: days >= (daysBetween(...period) + 1) / 2, pace: gain / days };
    });
    return a !== undefined && b !== undefined && a.days > 0 && b.days > 0 ? [{ a, b }] : [];
  });
  const panel = known.filter(({ a, b }) => a.isHalf && b.isHalf);
  const [paces, was] = [sum(panel.map(({ a }) => a.pace)), sum(panel.map(({ b }) => b.pace))];
  const reason: ChangeReason | null =
    known.length < least
      ? 'few_books'
      : panel.length < least
        ? 'few_days'
        : was <= 0 || paces < 0
          ? 'no_growth'
          : null;
  if (reason !== null)
    return { change: null, n: panel.length, reason, logError: null, effectiveN: null };
  const ratio = paces / was;
  const squares = sum(panel.map(({ a, b }) => (a.pace - ratio * b.pace) ** 2));
  const n = panel.length;
  const sizes = panel.map(({ a, b }) => a.pace + b.pace);
  const effectiveN = sum(sizes) ** 2 / sum(sizes.map((size) => size ** 2));
  const logError =
    effectiveN >= 2 && paces > 0
      ? Math.sqrt((squares * effectiveN) / (effectiveN - 1)) / paces
      : null;
  return { change: ratio - 1, n, reason, logError, effectiveN };
}

/** The same of the week up to the data day and of the one before it, as rows show it. */
export function referenceWeekChange(fixture: PortalFixture, books: readonly BookRow[], least = 8) {
  const { change, n, reason } = referenceWeek(fixture, books, least);
  return { gain_change: change, gain_change_n: n, gain_change_reason: reason };
}

/** The change of the week with its standard error. */
export const referenceWeek = (fixture: PortalFixture, books: readonly BookRow[], least = 8) =>
  referenceChange(
    fixture,
    books.map(({ bookId }) => bookId),
    [
      [daysAgo(6), DATA_DAY],
      [daysAgo(13), daysAgo(7)],
    ],
    { least },
  );

type DayValues = readonly (number | null)[];

/** The means of a period's captures beside those of another. */
export function referenceSpan(now: DayValues, then: DayValues | null) {
  const [a, b] = [now.filter(known), (then ?? []).filter(known)];
  const mean = (values: readonly number[]) =>
    values.length === 0 ? null : sum(values) / values.length;
  const compares = a.length * 2 >= now.length && b.length * 2 >= (then?.length ?? 0);
  const [value, compared] = [mean(a), mean(b)];
  return {
    value,
    days: a.length,
    compared,
    compared_days: b.length,
    change:
      compares && value !== null && compared !== null && compared > 0 ? value / compared - 1 : null,
    n: null,
    reason: null,
  };
}

/** The gains of some books, or of all, over a period beside those of another. */
export function referenceGainSpan(
  fixture: PortalFixture,
  metric: MetricKey,
  now: ReferencePeriod,
  then: ReferencePeriod | null,
  books: readonly string[] = fixture.books.map(({ bookId }) => bookId),
) {
  const over = (period: ReferencePeriod | null) => {
    const steps = period === null ? [] : referenceStepsWithin(fixture, books, metric, period);
    const covered = steps.flatMap(({ day, days }) =>
      Array.from({ length: days }, (_, back) => toDayNumber(day) - back),
    );
    const value = steps.length === 0 ? null : sum(steps.map(({ gain }) => gain));
    return { value, days: new Set(covered).size };
  };
  const [a, b] = [over(now), over(then)];
  return {
    value: a.value,
    days: a.days,
    compared: b.value,
    compared_days: b.days,
    ...(then === null
      ? { change: null, n: null, reason: null }
      : withoutError(referenceChange(fixture, books, [now, then], { metric }))),
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
