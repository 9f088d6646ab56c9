import {
  levelMetrics,
  type MetricKey,
  stockMetrics,
  type TrendDimension,
  type TrendFunction,
  type TrendGrain,
  type TrendMetric,
  type TrendPoint,
} from '@litometr/api-contract';
import { dayBefore, daysBetween, daysOf, metricKeys } from '@litometr/domain';
import type { BookRow } from '../../measurements/rows.ts';
import { referenceBookSteps } from '../../measurements/testing/referenceDailyGains.ts';
import { liftOf } from '../formulas/lift.ts';
import { leadingKind } from './listModel.ts';
import type { PortalFixture } from './portalFixture.ts';
import { type ReferenceBucket, referenceBuckets } from './referenceBuckets.ts';
import {
  known,
  median,
  type ReferencePeriod,
  referenceChange,
  referenceSpan,
  stepsOf,
  sum,
} from './referenceReads.ts';
import {
  authorKey,
  capturedDays,
  factsOn,
  firstSeenOn,
  isActiveOn,
  knownPlaces,
  priorOn,
  trialsOn,
  within,
} from './referenceSupply.ts';

/**
 * The lines of the detailed trends, worked out book by book and day by day from docs/metrics.md: `gain-sum`,
 * `workbench-levels`, `supply`, `top-share`, `lift`, `workbench-functions`, `week-mean`, `index`, `odd-days`,
 * `buckets`, `gain-change` and `mean-change`.
 */

export interface TrendChoice {
  metric: TrendMetric;
  by: TrendDimension;
  grain: TrendGrain;
  fn: TrendFunction;
  period: ReferencePeriod;
  compared: ReferencePeriod | null;
  /** The books that pass the filters of the request. */
  passes?: (book: BookRow) => boolean;
  /** Names of the only groups with a line of their own. */
  keys?: readonly string[];
}

/** A step of a book, or the figure of a group on a day. */
interface Figure {
  day: string;
  days: number;
  value: number;
  n: number;
  isCertain: boolean;
}
type Groups = ReadonlyMap<string, readonly Figure[]>;

const PRICE_BANDS = [0, 1, 100, 150, 200, 300, 500];
const LEAD_DAYS = 6;
const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((one) => one === name);

/**
 * The experience of the authors of a book when it was published; of several the highest tier (docs/metrics.md,
 * `author-tier`). Null without an author.
 */
export function referenceTier(fixture: PortalFixture, book: BookRow): string | null {
  if (book.authors.length === 0) return null;
  const bornOn = (one: BookRow) => one.firstPublishedOn ?? firstSeenOn(fixture, one.bookId);
  const day = bornOn(book);
  const own = book.authors.map(authorKey);
  const others = fixture.books.filter(
    (one) => one.bookId !== book.bookId && one.authors.some((by) => own.includes(authorKey(by))),
  );
  const isCharted = fixture.ranks.some(
    (row) => row.day < day && others.some(({ bookId }) => bookId === row.bookId),
  );
  if (isCharted) return 'charted';
  return others.some((one) => bornOn(one) < day) ? 'published' : 'debut';
}

/** The groups of a book on a day; age, tier and series are those that it has now. */
function groupsOn(fixture: PortalFixture, by: TrendDimension, bookId: string, day: string) {
  const now = fixture.books.find((one) => one.bookId === bookId);
  const then = factsOn(fixture, bookId, day);
  if (now === undefined || then === undefined) return [];
  return groupsOf(fixture, by, { ...then, ageLimit: now.ageLimit, seriesTitle: now.seriesTitle });
}

function groupsOf(fixture: PortalFixture, by: TrendDimension, book: BookRow): readonly string[] {
  const { genres, tags, status, access, form, ageLimit, priceRub, seriesTitle } = book;
  const of: Record<TrendDimension, readonly (string | null)[]> = {
    genre: genres,
    tag: tags,
    status: [status],
    access: [access],
    form: [form],
    age: [ageLimit === null ? null : String(ageLimit)],
    price: [priceRub === null ? null : String(PRICE_BANDS.findLast((low) => low <= priceRub) ?? 0)],
    tier: by === 'tier' ? [referenceTier(fixture, book)] : [],
    series: [seriesTitle === null ? 'out' : 'in'],
    all: [''],
  };
  return of[by].filter(known);
}

/** The figures of each group, from those of single books. */
function grouped<Row extends { bookId: string; day: string }>(
  fixture: PortalFixture,
  { by, passes = () => true }: TrendChoice,
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  const passing = new Set(fixture.books.filter(passes).map(({ bookId }) => bookId));
  for (const row of rows) {
    if (!passing.has(row.bookId)) continue;
    for (const key of groupsOn(fixture, by, row.bookId, row.day)) {
      const group = groups.get(key) ?? [];
      group.push(row);
      groups.set(key, group);
    }
  }
  return groups;
}

/** The gains of each group (docs/metrics.md, `gain-sum`). */
function gainsOf(fixture: PortalFixture, choice: TrendChoice, metric: MetricKey): Groups {
  const steps = referenceBookSteps(fixture.metrics, metric, stepsOf(fixture, metric)).flatMap(
    ({ gain, ...step }) =>
      gain === null || step.days > 31 ? [] : [{ ...step, value: gain, n: 1 }],
  );
  return grouped(fixture, choice, steps);
}

/** Readings of a level of single books (docs/metrics.md, `workbench-levels`). */
function readingsOf(fixture: PortalFixture, metric: 'price' | 'volume' | 'rank') {
  if (metric === 'rank') {
    const kind = leadingKind(fixture);
    return fixture.ranks.flatMap((row) =>
      row.list === kind ? [{ bookId: row.bookId, day: row.day, value: row.position }] : [],
    );
  }
  const ends = new Set(
    metricKeys.flatMap((counter) =>
      referenceBookSteps(fixture.metrics, counter, stepsOf(fixture, counter)).flatMap(
        ({ bookId, day, days }) => (days > 31 ? [] : [`${bookId} ${day}`]),
      ),
    ),
  );
  return fixture.metrics.flatMap(({ bookId, day, ...row }) => {
    const value = metric === 'price' ? row.priceRub : row.chars;
    return value === null || !ends.has(`${bookId} ${day}`) ? [] : [{ bookId, day, value }];
  });
}

/** The mean of a level on each day. */
function levelsOf(
  fixture: PortalFixture,
  choice: TrendChoice,
  metric: 'price' | 'volume' | 'rank',
): Groups {
  const groups = grouped(fixture, choice, readingsOf(fixture, metric));
  return new Map(
    [...groups].map(([key, rows]) => [
      key,
      [...Map.groupBy(rows, ({ day }) => day)].map(([day, of]) => {
        const value = sum(of.map((one) => one.value)) / of.length;
        return { day, value, n: of.length, days: 1, isCertain: true };
      }),
    ]),
  );
}

/** Stocks of genres and tags on each captured day of the portal. */
function stocksOf(
  fixture: PortalFixture,
  { by }: TrendChoice,
  metric: (typeof stockMetrics)[number],
): Groups {
  const names = [...new Set(fixture.books.flatMap((book) => groupsOf(fixture, by, book)))];
  const captured = capturedDays(fixture);
  const groups = new Map(names.map((name): [string, Figure[]] => [name, []]));
  for (const day of captured) {
    const top = knownPlaces(fixture, day);
    const members = names.map((name) =>
      fixture.books.filter(({ bookId }) => groupsOn(fixture, by, bookId, day).includes(name)),
    );
    const prior = priorOn(fixture, members, day);
    for (const [at, name] of names.entries()) {
      const books = members[at] ?? [];
      const active = books.filter((one) => isActiveOn(fixture, one, day)).length;
      const trials = trialsOn(fixture, books, day);
      const values: Record<typeof metric, number | null> = {
        active_books: active,
        new_books: books.filter((one) => within(one.firstPublishedOn, day, 30)).length,
        top_places: top.filter((id) => books.some(({ bookId }) => bookId === id)).length,
        lift: liftOf(trials, prior)?.value ?? null,
      };
      const value = values[metric];
      const n = metric === 'lift' ? trials.n : active;
      if (value !== null) groups.get(name)?.push({ day, value, n, days: 1, isCertain: true });
    }
  }
  return groups;
}

const figuresIn = (figures: readonly Figure[], { from, to }: { from: string; to: string }) =>
  figures.filter(
    ({ day, days }) => day >= from && day <= to && (days === 1 || dayBefore(day, days - 1) >= from),
  );

const sumOf = (figures: readonly Figure[]) =>
  figures.length === 0 ? null : sum(figures.map(({ value }) => value));
const meanOf = (figures: readonly Figure[]) =>
  figures.length === 0 ? null : sum(figures.map(({ value }) => value)) / figures.length;

/** The most books with a figure that ends on one of the days. */
const mostBooks = (figures: readonly Figure[]) =>
  Math.max(
    0,
    ...[...Map.groupBy(figures, ({ day }) => day).values()].map((of) => sum(of.map(({ n }) => n))),
  );

const coveredDays = (figures: readonly Figure[]) =>
  new Set(figures.flatMap(({ day, days }) => daysOf({ from: dayBefore(day, days - 1), to: day })))
    .size;

const isAveraged = ({ metric }: TrendChoice) => !isOneOf(metricKeys, metric);

/** The value of a bucket in a function that needs no other bucket (docs/metrics.md, `workbench-functions`). */
function valueIn(
  choice: TrendChoice,
  bucket: ReferenceBucket,
  figures: readonly Figure[],
  whole: readonly Figure[],
): number | null {
  const of = figuresIn(figures, bucket);
  const total = isAveraged(choice) ? meanOf(of) : sumOf(of);
  switch (choice.fn) {
    case 'sum':
    case 'cumulative':
    case 'index':
      return total;
    case 'mean':
      return isAveraged(choice) || total === null ? total : total / sum(of.map(({ days }) => days));
    case 'median':
      return median(of.filter(({ isCertain }) => isCertain).map(({ value }) => value));
    case 'count':
      return of.length === 0 ? null : mostBooks(of);
    case 'week_mean': {
      const daily = daysOf({ from: dayBefore(bucket.to, LEAD_DAYS), to: bucket.to })
        .map((day) => sumOf(figuresIn(figures, { from: day, to: day })))
        .filter(known);
      return daily.length < 4 ? null : sum(daily) / daily.length;
    }
    case 'share': {
      const inAll = figuresIn(whole, bucket);
      // Of a stock the mean of the days; a day on which the group has no figure counts as none.
      const days = new Set(inAll.map(({ day }) => day)).size;
      const all = isAveraged(choice) ? (sumOf(inAll) ?? 0) / days : sumOf(inAll);
      return total === null || all === null || all === 0 ? null : total / all;
    }
  }
}

/** Whether a day differs clearly from the same days of the week (docs/metrics.md, `odd-days`). */
function isOdd(points: readonly { day: string; value: number | null }[], at: number): boolean {
  const point = points[at];
  if (point === undefined || point.value === null) return false;
  const same = points
    .filter(({ day }) => daysBetween(day, point.day) % 7 === 0)
    .map(({ value }) => value)
    .filter(known);
  const middle = median(same) ?? 0;
  const spread = 1.4826 * (median(same.map((value) => Math.abs(value - middle))) ?? 0);
  return same.length >= 4 && spread > 0 && Math.abs(point.value - middle) / spread > 3.5;
}

function pointsOf(
  choice: TrendChoice,
  period: ReferencePeriod | null,
  figures: readonly Figure[],
  whole: readonly Figure[],
  captured: readonly string[],
): TrendPoint[] {
  if (period === null) return [];
  const { fn, grain } = choice;
  const points = referenceBuckets(period, grain, captured).map((bucket): TrendPoint => {
    const of = figuresIn(figures, bucket);
    return {
      day: bucket.from,
      value: valueIn(choice, bucket, figures, whole),
      n: mostBooks(of),
      knownDays: coveredDays(of),
      days: bucket.days,
      complete: bucket.complete,
      odd: false,
    };
  });
  const values = points.map(({ value }) => value);
  const isAbove = ({ value }: TrendPoint) => value !== null && value > 0;
  const base = points.find((one) => isAbove(one) && one.complete) ?? points.find(isAbove);
  return points.map((point, at) => {
    if (point.value === null) return point;
    if (fn === 'cumulative') {
      return { ...point, value: sum(values.slice(0, at + 1).filter(known)) };
    }
    if (fn === 'index') {
      const from = base?.value ?? null;
      return { ...point, value: from === null ? null : (100 * point.value) / from };
    }
    const canBeOdd = fn === 'sum' && grain === 'day' && !isAveraged(choice);
    return { ...point, odd: canBeOdd && isOdd(points, at) };
  });
}

/** The change of a line against the compared period (docs/metrics.md, `gain-change` and `mean-change`). */
function changeOf(
  fixture: PortalFixture,
  choice: TrendChoice,
  figures: readonly Figure[],
  {
    isIn,
    points,
    compared,
  }: { isIn: (key: string) => boolean } & Record<'points' | 'compared', TrendPoint[]>,
) {
  const none = { change: null, change_n: null, change_reason: null };
  const { by, fn, metric, passes = () => true } = choice;
  if (choice.compared === null) return none;
  if (isOneOf(metricKeys, metric)) {
    if (fn !== 'median' && fn !== 'count' && fn !== 'share') {
      const books = fixture.books.filter(
        (book) => passes(book) && groupsOf(fixture, by, book).some(isIn),
      );
      const { change, n, reason } = referenceChange(
        fixture,
        books.map(({ bookId }) => bookId),
        [choice.period, choice.compared],
        { metric },
      );
      return { change, change_n: n, change_reason: reason };
    }
  } else if (fn !== 'share') {
    const [now, then] = [choice.period, choice.compared].map(([from, to]) =>
      daysOf({ from, to }).map((day) => meanOf(figuresIn(figures, { from: day, to: day }))),
    );
    return { ...none, change: referenceSpan(now ?? [], then ?? []).change };
  }
  const complete = (of: readonly TrendPoint[]) =>
    of.flatMap((point) => (point.complete ? [point.value] : []));
  return { ...none, change: referenceSpan(complete(points), complete(compared)).change };
}

/**
 * Whether a group has a line in the period. A stock has one where it is above zero; a lift where an author of
 * the group has been in the top, because groups are chosen by how large they are.
 */
function isShown(
  fixture: PortalFixture,
  { metric, by, period: [from, to] }: TrendChoice,
  key: string,
  total: number | null,
): boolean {
  if (metric !== 'lift') return total !== null && (total > 0 || !isOneOf(stockMetrics, metric));
  const kind = leadingKind(fixture);
  return fixture.ranks.some((row) => {
    const book = fixture.books.find(({ bookId }) => bookId === row.bookId);
    const isIn = book !== undefined && groupsOf(fixture, by, book).includes(key);
    const counts = row.list === kind && row.day <= to && daysBetween(row.day, from) < 30;
    return isIn && counts && book.authors.length > 0;
  });
}

function figuresOf(fixture: PortalFixture, choice: TrendChoice): Groups {
  const { metric } = choice;
  if (isOneOf(metricKeys, metric)) return gainsOf(fixture, choice, metric);
  return isOneOf(levelMetrics, metric)
    ? levelsOf(fixture, choice, metric)
    : stocksOf(fixture, choice, metric);
}

/** The figures of several groups together: a book of two of them counts twice. */
function together(choice: TrendChoice, groups: readonly (readonly Figure[])[]): Figure[] {
  const all = groups.flat();
  if (!isAveraged(choice)) return all;
  return [...Map.groupBy(all, ({ day }) => day)].map(([day, of]) => {
    const [value, n] = [sum(of.map((one) => one.value)), sum(of.map((one) => one.n))];
    return { day, value, n, days: 1, isCertain: true };
  });
}

/** Whether the lines of several groups make one of all of them. */
const addsUp = ({ metric, fn }: TrendChoice) =>
  fn !== 'median' && metric !== 'lift' && !isOneOf(levelMetrics, metric);

/** The lines of all groups with a figure in the period by name, and of those together that are not shown. */
export function referenceTrends(fixture: PortalFixture, choice: TrendChoice) {
  const { period, compared: before, keys } = choice;
  const groups = figuresOf(fixture, choice);
  const whole = [...groups.values()].flat();
  const captured = capturedDays(fixture);
  const lineOf = (figures: readonly Figure[], isIn: (key: string) => boolean) => {
    const inPeriod = figuresIn(figures, { from: period[0], to: period[1] });
    const total = isAveraged(choice) ? meanOf(inPeriod) : sumOf(inPeriod);
    const points = pointsOf(choice, period, figures, whole, captured);
    const compared = pointsOf(choice, before, figures, whole, captured);
    const change = changeOf(fixture, choice, figures, { isIn, points, compared });
    return { total, ...change, points, compared };
  };
  const lines = [...groups].flatMap(([key, figures]) => {
    const line = lineOf(figures, (one) => one === key);
    if (!isShown(fixture, choice, key, line.total)) return [];
    return [[key, { ...line, total: line.total ?? 0 }] as const];
  });
  const isOther = (key: string) => keys?.includes(key) === false;
  const hasRest = keys !== undefined && keys.length < lines.length && addsUp(choice);
  const figures = together(
    choice,
    [...groups].flatMap(([key, of]) => (isOther(key) ? [of] : [])),
  );
  return { lines: new Map(lines), rest: hasRest ? lineOf(figures, isOther) : null };
}
