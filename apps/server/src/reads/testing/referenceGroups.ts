import type { GroupRow, Quartiles } from '@litometr/api-contract';
import type { BookRow } from '../../measurements/rows.ts';
import { mainCounterOf } from '../../measurements/testing/portalCounters.ts';
import { referenceBookSteps } from '../../measurements/testing/referenceDailyGains.ts';
import type { Trials } from '../../statistics/betaBinomial.ts';
import { fitLiftPrior } from '../../statistics/liftPrior.ts';
import { liftOf } from '../formulas/lift.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import {
  known,
  knownOn,
  median,
  referenceWeek,
  referenceWeekChange,
  stepsOf,
  sum,
  topPlaces,
  weekChange,
} from './referenceReads.ts';
import { referenceUpperT } from './referenceStatistics.ts';
import type { FixtureIds } from './testReads.ts';

/** The statistics of genres and tags, worked out book by book. */

type Figures = Omit<GroupRow, 'id' | 'name'>;

const namesOf = {
  genres: ({ genres }: BookRow) => genres,
  tags: ({ tags }: BookRow) => tags,
} as const;
const idOf = { genres: 'genre', tags: 'tag' } as const;

/**
 * By linear interpolation between the two nearest values. Places are counted from one, as the engine's
 * `quantileExactInclusive` counts them: counted from zero, the share of the way between two values
 * has another last bit, and a bar between two far gains another ninth digit.
 */
function quantile(sorted: readonly number[], level: number): number {
  const at = level * (sorted.length - 1) + 1;
  const place = Math.floor(at);
  const low = sorted[place - 1] ?? 0;
  const high = sorted[place] ?? low;
  return low + (at - place) * (high - low);
}

export function quartiles(values: readonly number[]): Quartiles | null {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const [p25, p50, p75] = [0.25, 0.5, 0.75].map((level) => quantile(sorted, level));
  return { p25: p25 ?? 0, p50: p50 ?? 0, p75: p75 ?? 0, n: sorted.length };
}

const within = (day: string | null, from: number, to: number) =>
  day !== null && day > daysAgo(from) && day <= daysAgo(to);

/** Ranked or published within thirty days: the fixtures contain no updates. */
export function isActive({ ranks }: PortalFixture, { bookId, firstPublishedOn }: BookRow): boolean {
  const ranked = ranks.some((row) => row.bookId === bookId && within(row.day, 30, 0));
  return ranked || within(firstPublishedOn, 30, 0);
}

function isInTop({ ranks, portal }: PortalFixture, { bookId }: BookRow): boolean {
  const leading = portal === 'litnet' ? 'global_top' : 'bestseller';
  return ranks.some(
    (row) => row.bookId === bookId && row.list === leading && within(row.day, 30, 0),
  );
}

const authorsOf = (books: readonly BookRow[]) =>
  new Set(books.flatMap((one) => one.authors.map((author) => JSON.stringify(author)))).size;

/** The gains of the days of the last thirty on which any step ends; null where none is of one day. */
export function referenceSpark(
  fixture: PortalFixture,
  books: readonly BookRow[],
): GroupRow['spark'] {
  const held = new Set(books.map(({ bookId }) => bookId));
  const steps = referenceBookSteps(
    fixture.metrics,
    mainCounterOf(fixture.portal),
    stepsOf(fixture),
  ).filter(
    ({ bookId, day, days, gain }) =>
      held.has(bookId) && within(day, 30, 0) && days <= 31 && gain !== null,
  );
  return [...new Set(steps.map(({ day }) => day))].sort().map((day) => {
    const gains = steps.flatMap((step) =>
      step.day === day && step.days === 1 ? [step.gain ?? 0] : [],
    );
    return { day, value: gains.length === 0 ? null : sum(gains) };
  });
}

/**
 * The daily gains over the week of books published within sixty days, of eight books at least (docs/metrics.md,
 * `new-books-gain`).
 */
export function referenceNewGains(fixture: PortalFixture, books: readonly BookRow[]) {
  const young = books.filter((one) => within(one.firstPublishedOn, 60, 0));
  const daily = changesOf(fixture, young)
    .map((week) => week / 7)
    .sort((a, b) => a - b);
  const n = daily.length;
  const ranked = (rank: number) => (n < 8 ? null : (daily[Math.round(rank) - 1] ?? null));
  return {
    new_n: n,
    median_gain_new: n < 8 ? null : median(daily),
    median_gain_new_low: ranked(n / 2 - 0.98 * Math.sqrt(n)),
    median_gain_new_high: ranked(1 + n / 2 + 0.98 * Math.sqrt(n)),
  };
}

function perThousandViews(fixture: PortalFixture, books: readonly BookRow[]): number | null {
  const both = books.flatMap(({ bookId }) => {
    const library = knownOn(fixture, bookId, 'library', DATA_DAY);
    const views = knownOn(fixture, bookId, 'views', DATA_DAY);
    return library === null || views === null ? [] : [{ library, views }];
  });
  const views = sum(both.map((one) => one.views.value));
  return views === 0 ? null : (sum(both.map((one) => one.library.value)) / views) * 1_000;
}

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Of the authors in the supply of some books on a day, those with such a book in the list. */
function trialsOf(fixture: PortalFixture, books: readonly BookRow[], ago: number): Trials {
  const leading = fixture.portal === 'litnet' ? 'global_top' : 'bestseller';
  const supply = books.filter((one) => within(one.firstPublishedOn, ago + 120, ago));
  const listed = supply.filter(({ bookId }) =>
    fixture.ranks.some(
      (row) => row.bookId === bookId && row.list === leading && within(row.day, ago + 30, ago),
    ),
  );
  return { k: authorsOf(listed), n: authorsOf(supply) };
}

/** The last captured day a month before the data day. */
const MONTH_BEFORE = 95;

function liftsOf(
  fixture: PortalFixture,
  books: readonly BookRow[],
  groups: readonly (readonly BookRow[])[],
) {
  const [lift, before] = [0, MONTH_BEFORE].map((ago) => {
    const prior = fitLiftPrior(groups.map((group) => trialsOf(fixture, group, ago)));
    return liftOf(trialsOf(fixture, books, ago), prior);
  });
  return { lift: lift ?? null, lift_before: before?.value ?? null };
}

const changesOf = (fixture: PortalFixture, books: readonly BookRow[]) =>
  books.map(({ bookId }) => weekChange(fixture, bookId)).filter(known);

/** The gain of the week that so many percent of the portal's books do not exceed. */
export function referenceBar(fixture: PortalFixture, percent: number): number | null {
  const sorted = changesOf(fixture, fixture.books).sort((a, b) => a - b);
  return sorted.length === 0 ? null : quantile(sorted, percent / 100);
}

/** The stage of a group by its new books of a month and of the one before (docs/metrics.md, `life-cycle`). */
export function referenceLifecycle(fresh: number, before: number | null, books: number) {
  if (before === null || fresh + before < 10) return null;
  const times = before === 0 ? Number.POSITIVE_INFINITY : fresh / before;
  if (times <= 0.75) return 'fading';
  if (times < 1.25) return 'mature';
  return (fresh + before) / books >= 0.5 ? 'emerging' : 'growing';
}

/** Of a group among others: the interval of its change, and whether it holds among all of them. */
function changeBounds(
  fixture: PortalFixture,
  books: readonly BookRow[],
  groups: readonly (readonly BookRow[])[],
) {
  const { change, logError, effectiveN } = referenceWeek(fixture, books);
  const none = { gain_change_low: null, gain_change_high: null, gain_change_certain: false };
  if (change === null || logError === null) return none;
  const compared = groups.filter((group) => referenceWeek(fixture, group).change !== null).length;
  const [margin, wide] = [1, compared].map(
    (of) => referenceUpperT(0.025 / of, effectiveN - 1) * logError,
  );
  const log = Math.log(change + 1);
  return {
    gain_change_low: Math.exp(log - (margin ?? 0)) - 1,
    gain_change_high: Math.exp(log + (margin ?? 0)) - 1,
    gain_change_certain: Math.abs(log) > (wide ?? 0),
  };
}

function figures(
  fixture: PortalFixture,
  books: readonly BookRow[],
  percent: number,
  lifts: Pick<Figures, 'lift' | 'lift_before'>,
  interval: ReturnType<typeof changeBounds>,
): Figures {
  const changes = changesOf(fixture, books);
  const all = fixture.books;
  const bar = referenceBar(fixture, percent);
  const statuses = books.map(({ status }) => status).filter(known);
  const accesses = books.map(({ access }) => access).filter(known);
  const placesOf = (of: readonly BookRow[]) =>
    sum(of.map(({ bookId }) => topPlaces(fixture, bookId)));
  const fresh = books.filter((one) => within(one.firstPublishedOn, 30, 0)).length;
  // The fixtures were captured a month and more before the data day too, with no new books then.
  const before = books.filter((one) => within(one.firstPublishedOn, 125, 95)).length;
  const price = quartiles(books.map(({ priceRub }) => priceRub ?? 0));
  const active = books.filter((one) => isActive(fixture, one));
  const inTop = books.filter((one) => isInTop(fixture, one));
  return {
    books: books.length,
    authors: authorsOf(books),
    active_books: active.length,
    new_books: fresh,
    new_before: before,
    lifecycle: referenceLifecycle(fresh, before, books.length),
    finished_share: shareOf(
      statuses.filter((status) => status === 'finished').length,
      statuses.length,
    ),
    free_share: shareOf(accesses.filter((access) => access === 'free').length, accesses.length),
    n: changes.length,
    gain: changes.length === 0 ? null : sum(changes),
    ...referenceWeekChange(fixture, books),
    ...interval,
    ...referenceNewGains(fixture, books),
    median_gain: median(changes),
    above_share: shareOf(
      changes.filter((change) => bar !== null && change > bar).length,
      changes.length,
    ),
    momentum: null,
    top_places: placesOf(books),
    top_share: shareOf(placesOf(books), placesOf(all)),
    top_authors: authorsOf(inTop),
    ...lifts,
    likes_per_1000: null,
    library_per_1000: perThousandViews(fixture, books),
    median_price: price?.p50 ?? null,
    price,
    chars: quartiles(books.map(({ chars }) => chars ?? 0)),
    partner: null,
    spark: referenceSpark(fixture, books),
  };
}

/** Every group of a fixture, by name; above a bar are those that gained more than so many percent of all. */
export function referenceGroups(
  fixture: PortalFixture,
  ids: FixtureIds,
  kind: keyof typeof namesOf,
  percent = 50,
): GroupRow[] {
  const names = [...new Set(fixture.books.flatMap(namesOf[kind]))].sort((a, b) => (a < b ? -1 : 1));
  const booksOf = (name: string) =>
    fixture.books.filter((one) => namesOf[kind](one).includes(name));
  const groups = names.map(booksOf);
  return names.map((name) => ({
    id: ids[idOf[kind]](name),
    name,
    ...figures(
      fixture,
      booksOf(name),
      percent,
      liftsOf(fixture, booksOf(name), groups),
      changeBounds(fixture, booksOf(name), groups),
    ),
  }));
}

/** Of the books of each tag among some, the share that gained more than so many percent of all. */
export function referenceAbove(fixture: PortalFixture, books: readonly BookRow[], percent: number) {
  const bar = referenceBar(fixture, percent);
  const shares = [...new Set(books.flatMap(({ tags }) => tags))].map((tag) => {
    const gains = changesOf(
      fixture,
      books.filter(({ tags }) => tags.includes(tag)),
    );
    const above = gains.filter((gain) => bar !== null && gain > bar).length;
    return [tag, shareOf(above, gains.length)] as const;
  });
  return new Map(shares);
}
