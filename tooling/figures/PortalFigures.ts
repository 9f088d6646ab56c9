import type { BookRow } from '../../apps/server/src/measurements/rows.ts';
import {
  type CounterKey,
  countersOf,
  type MainCounter,
} from '../../apps/server/src/measurements/testing/portalCounters.ts';
import {
  type DailyGain,
  referenceDailyGains,
} from '../../apps/server/src/measurements/testing/referenceDailyGains.ts';
import {
  type CapturedDay,
  completeDays,
  referenceHalfLife,
  referenceMovement,
  referenceStays,
  referenceSurvival,
  referenceUsualGap,
} from '../../apps/server/src/measurements/testing/referenceMovement.ts';
import { FixtureGroups, shareOf } from '../../apps/server/src/reads/testing/fixtureGroups.ts';
import { leadingKind } from '../../apps/server/src/reads/testing/listModel.ts';
import {
  DATA_DAY,
  daysAgo,
  type PortalFixture,
} from '../../apps/server/src/reads/testing/portalFixture.ts';
import type { ReferenceList } from '../../apps/server/src/reads/testing/referenceLists.ts';
import {
  known,
  median,
  type ReferencePeriod,
  referenceShortDays,
  referenceSpan,
  stepsOf,
  sum,
} from '../../apps/server/src/reads/testing/referenceReads.ts';
import {
  authorKey,
  authorsOf,
  firstSeenOn,
  knownPlaces,
  within,
} from '../../apps/server/src/reads/testing/referenceSupply.ts';
import {
  dayAfter,
  daysBetween,
  listKinds,
  type MetricKey,
  metricKeys,
} from '../../packages/domain/src/index.ts';
import { GroupGrowth } from './GroupGrowth.ts';
import { listKey, listsInOrder } from './listOrder.ts';

/** A captured list on its day beside its complete capture before. */
export interface ListDay {
  day: string;
  books: readonly string[];
  entered: readonly string[];
  left: readonly string[];
  /** Of `entered`, never seen on the list before. */
  fresh: readonly string[];
  up: number;
  down: number;
  /** The complete day before, and how many days lie between. */
  before: string;
  gap: number;
}

/** The latest capture of a portal; that of demo data is generated. */
export interface Capture {
  source: string;
  /** ISO 8601 */
  capturedAt: string;
  isDemo: boolean;
}

/** The figures of a history of one portal, computed from its rows by the reference models. */
export class PortalFigures {
  readonly fixture: PortalFixture;
  readonly capture: Capture;
  readonly groups: FixtureGroups;
  readonly growth: GroupGrowth;
  readonly lists: readonly ReferenceList[];
  readonly #listDays = new Map<string, readonly ListDay[]>();
  readonly #movement = new Map<string, ReturnType<typeof referenceMovement>>();

  constructor(fixture: PortalFixture, capture: Capture) {
    this.fixture = fixture;
    this.capture = capture;
    this.groups = new FixtureGroups(fixture);
    this.growth = new GroupGrowth(fixture, this.groups);
    this.lists = listsInOrder(fixture);
  }

  get books(): readonly BookRow[] {
    return this.fixture.books;
  }

  get authors(): readonly string[] {
    return [...new Set(this.books.flatMap((book) => book.authors.map(authorKey)))];
  }

  book(id: string): BookRow {
    const found = this.books.find(({ bookId }) => bookId === id);
    if (found === undefined) throw new Error(`There is no book ${id}.`);
    return found;
  }

  booksBy(author: string): BookRow[] {
    return this.books.filter((book) => book.authors.some((by) => authorKey(by) === author));
  }

  publishedWithin(from: number, to: number): number {
    return this.books.filter(({ firstPublishedOn: day }) => {
      return day !== null && day > daysAgo(from) && day <= daysAgo(to);
    }).length;
  }

  /** A list by its key, or the first one of a kind. */
  list(name: string): ReferenceList | undefined {
    return (
      this.lists.find((one) => listKey(one) === name) ??
      this.lists.find(({ list }) => list === name)
    );
  }

  /** The captures of a list, the leading one if none is named. */
  captures(kind = leadingKind(this.fixture)): CapturedDay[] {
    return this.list(kind)?.days ?? [];
  }

  /** The complete captures of a list that have one before them. */
  listDays(kind = leadingKind(this.fixture)): readonly ListDay[] {
    const found = this.#listDays.get(kind) ?? this.#findListDays(kind);
    this.#listDays.set(kind, found);
    return found;
  }

  #findListDays(kind: string): ListDay[] {
    const captures = this.captures(kind);
    const complete = completeDays(captures);
    const movement = this.movement(kind);
    return complete.slice(1).map(({ day, books }, at) => {
      const before = complete[at] ?? { day, books: [] };
      const rows = movement.filter((row) => row.day === day);
      const inState = (state: string) =>
        rows.filter((row) => row.state === state).map(({ book }) => book);
      return {
        day,
        books,
        before: before.day,
        gap: daysBetween(before.day, day),
        entered: books.filter((book) => !before.books.includes(book)),
        left: before.books.filter((book) => !books.includes(book)),
        fresh: inState('new'),
        up: inState('up').length,
        down: inState('down').length,
      };
    });
  }

  /** The last complete capture of a list, and the one before it. */
  lastDays(kind = leadingKind(this.fixture)): [ListDay, ListDay] {
    const [before, last] = this.listDays(kind).slice(-2);
    if (before === undefined || last === undefined) throw new Error(`${kind} has too few days.`);
    return [last, before];
  }

  /** For how many captures up to the last complete one the same book has been the first. */
  leaderCaptures(kind?: string): number {
    const [last] = this.lastDays(kind);
    const captures = this.captures(kind).filter(({ day }) => day <= last.day);
    return captures.length - 1 - captures.findLastIndex(({ books }) => books[0] !== last.books[0]);
  }

  movement(kind: string) {
    const known = this.#movement.get(kind) ?? referenceMovement(this.captures(kind));
    this.#movement.set(kind, known);
    return known;
  }

  movementOn(day: string, kind = leadingKind(this.fixture)) {
    return this.movement(kind).filter((row) => row.day === day);
  }

  /** The share of the books that entered a list that stay, by captures. */
  survival(day: string, kind?: string) {
    return referenceSurvival(referenceStays(this.captures(kind), day));
  }

  /** The captures after which half of the books that entered a list have left, with the interval. */
  halfLife(day: string, kind?: string) {
    return referenceHalfLife(referenceStays(this.captures(kind), day));
  }

  /** The counters of the history, the main one first. */
  get counters(): readonly [main: MainCounter, second: CounterKey] {
    return countersOf(this.fixture.portal);
  }

  /** The metrics that were read of any book, in the product's order. */
  get metrics(): readonly MetricKey[] {
    const { metrics } = this.fixture;
    return metricKeys.filter((metric) =>
      metrics.some(({ values }) => values[metric] !== undefined),
    );
  }

  get main(): MainCounter {
    return this.counters[0];
  }

  /** Daily gains of some books, or of all, by day; the shortest steps of each day. */
  dailyGains(metric: MetricKey, books: readonly BookRow[] = this.books): DailyGain[] {
    const ids = new Set(books.map(({ bookId }) => bookId));
    const all = referenceDailyGains(
      this.fixture.metrics,
      metric,
      (id) => ids.has(id),
      stepsOf(this.fixture, metric),
    );
    return all.filter(({ day }, at) => all[at - 1]?.day !== day);
  }

  /** The gain of the last day, and that of the same day of the week before. */
  dayGain(metric: MetricKey) {
    const gains = this.dailyGains(metric);
    const short = referenceShortDays(this.fixture);
    const last = gains.at(-1);
    const before = gains.find(({ day }) => day === dayAfter(last?.day ?? DATA_DAY, -7));
    const isShort = [last, before].some((row) => row !== undefined && short.includes(row.day));
    const value = (row: DailyGain | undefined) => (row?.days === 1 ? row.gain : null);
    return { value: value(last), previous: isShort ? null : value(before), n: last?.n ?? 0 };
  }

  /** The book of the leading list that rose by most places, of several the highest; null: none rose. */
  largestRise() {
    const [last] = this.lastDays();
    const rises = this.movementOn(last.day).flatMap(({ book, position, prev_position: from }) =>
      from === null || from <= position
        ? []
        : [{ title: this.book(book).title, from, to: position }],
    );
    return rises.toSorted((a, b) => b.from - b.to - (a.from - a.to) || a.to - b.to)[0] ?? null;
  }

  medianOfDays(day: string, kind?: string): number | null {
    return median(this.movementOn(day, kind).map(({ days_on }) => days_on));
  }

  /** Of the prices of books that cost something. */
  prices(books: readonly BookRow[] = this.books): number[] {
    return books.map(({ priceRub }) => priceRub ?? 0).filter((price) => price > 0);
  }

  topBooks(): BookRow[] {
    return knownPlaces(this.fixture, DATA_DAY).map((id) => this.book(id));
  }

  statuses(books: readonly BookRow[] = this.books): string[] {
    return books.map(({ status }) => status).filter(known);
  }

  get leading(): string {
    return leadingKind(this.fixture);
  }

  /** Share of the books read on a day of the week up to a day that were read on the day. */
  coverage(last = DATA_DAY): number {
    const { metrics } = this.fixture;
    const read = (rows: typeof metrics) => new Set(rows.map(({ bookId }) => bookId)).size;
    const week = metrics.filter(({ day }) => within(day, last, 7));
    return read(week.filter(({ day }) => day === last)) / read(week);
  }

  /** The mean turnover of the thirty days before the last, of captures as far from their day before. */
  usualTurnover(): number | null {
    const [last] = this.lastDays();
    const earlier = this.listDays()
      .slice(0, -1)
      .filter(({ day, gap }) => gap === last.gap && daysBetween(day, DATA_DAY) <= 30)
      .map(({ entered, books }) => entered.length / books.length);
    return earlier.length < 7 ? null : sum(earlier) / earlier.length;
  }

  /**
   * The mean turnover of a period's captures that are as far from their day before as most are, beside that of
   * another period.
   */
  turnoverSpan(now: ReferencePeriod, then: ReferencePeriod) {
    const flow = this.listDays().filter(({ day }) => day >= then[0] && day <= now[1]);
    const usual = referenceUsualGap(flow.map(({ gap }) => gap));
    const within = ([from, to]: ReferencePeriod) => {
      const values = flow
        .filter(({ day }) => day >= from && day <= to)
        .map(({ gap, entered, books }) => (gap === usual ? entered.length / books.length : null));
      const room = usual === null ? 0 : Math.floor((daysBetween(from, to) + 1) / usual);
      return [...values, ...Array.from({ length: Math.max(0, room - values.length) }, () => null)];
    };
    return referenceSpan(within(now), within(then));
  }

  ageOf(id: string, day: string): number | null {
    const { firstPublishedOn } = this.book(id);
    return firstPublishedOn === null ? null : daysBetween(firstPublishedOn, day);
  }

  genresOf(books: readonly string[]): string[] {
    return [...new Set(books.flatMap((id) => this.book(id).genres))].sort();
  }

  /** The genre with most places, null where several have; the place of a book of several genres is divided. */
  leadingGenre(books: readonly string[]): { name: string; share: number } | null {
    const shares = this.genresOf(books).map((genre) => {
      const parts = books.map((id) => {
        const { genres } = this.book(id);
        return genres.includes(genre) ? 1 / genres.length : 0;
      });
      return { name: genre, share: sum(parts) / books.length };
    });
    const most = Math.max(...shares.map(({ share }) => share));
    const leaders = shares.filter(({ share }) => most - share < 1e-9);
    return leaders.length === 1 ? (leaders[0] ?? null) : null;
  }

  /** Distinct authors of some places, per hundred of them. */
  authorsPer100(books: readonly string[]): number | null {
    const authors = authorsOf(books.map((id) => this.book(id)));
    return books.length === 0 ? null : (100 * authors) / books.length;
  }

  /** The share of the books with a known fact that have one value of it. */
  shareWith(books: readonly string[], factOf: (book: BookRow) => string | null, value: string) {
    const facts = books.map((id) => factOf(this.book(id))).filter(known);
    const share = shareOf(facts.filter((fact) => fact === value).length, facts.length);
    return { share, n: facts.length };
  }

  /** The complete capture nearest to a week before a day. */
  nearWeekBefore(day: string, kind: string): CapturedDay | null {
    const earlier = completeDays(this.captures(kind)).filter((one) => one.day < day);
    const distance = (one: CapturedDay) => Math.abs(daysBetween(one.day, day) - 7);
    return earlier.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
  }

  /**
   * Who has most places of a list, of several the one with the best place, then by name; and how many others
   * have as many. `named` are those of each place, the best place first.
   */
  #most(named: readonly (readonly { key: string; name: string }[])[]) {
    const inOrder = named.flatMap((of) => of.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
    const held = [...Map.groupBy(inOrder, ({ key }) => key).values()];
    const most = Math.max(...held.map((of) => of.length));
    const leaders = held.filter((of) => of.length === most);
    return {
      name: leaders[0]?.[0]?.name ?? '',
      counts: { places: most, others: leaders.length - 1 },
    };
  }

  placesByAuthor(books: readonly string[]) {
    return this.#most(
      books.map((id) =>
        this.book(id).authors.map((one) => ({ key: authorKey(one), name: one.name })),
      ),
    );
  }

  placesByGenre(books: readonly string[]) {
    return this.#most(
      books.map((id) => this.book(id).genres.map((genre) => ({ key: genre, name: genre }))),
    );
  }

  /** The authors of the books of a group that were in the leading list within thirty days. */
  topAuthors(books: readonly BookRow[]): number {
    const listed = books.filter(({ bookId }) =>
      this.fixture.ranks.some(
        (row) =>
          row.bookId === bookId && row.list === this.leading && within(row.day, DATA_DAY, 30),
      ),
    );
    return authorsOf(listed);
  }

  /** The share of some books of all active ones on a day. */
  supplyShare(books: readonly BookRow[], day: string): number | null {
    return shareOf(
      this.groups.activeOn(books, day).length,
      this.groups.activeOn(this.books, day).length,
    );
  }

  /** The share of the known places of the leading list that some books have. */
  topShare(books: readonly BookRow[], day: string): number | null {
    const places = knownPlaces(this.fixture, day);
    return shareOf(
      places.filter((id) => books.some(({ bookId }) => bookId === id)).length,
      places.length,
    );
  }

  placesOf(books: readonly BookRow[]) {
    const ids = new Set(books.map(({ bookId }) => bookId));
    return this.fixture.ranks.filter(({ bookId }) => ids.has(bookId));
  }

  bestEver(books: readonly BookRow[]): number | null {
    const places = this.placesOf(books).map(({ position }) => position);
    return places.length === 0 ? null : Math.min(...places);
  }

  daysOnLists(books: readonly BookRow[]): number {
    return new Set(this.placesOf(books).map(({ day }) => day)).size;
  }

  begunOn(author: string): string | null {
    const days = this.booksBy(author).map(
      ({ firstPublishedOn, bookId }) => firstPublishedOn ?? firstSeenOn(this.fixture, bookId),
    );
    return days.sort()[0] ?? null;
  }

  /**
   * When a book was highest; where it was as high on several lists, on the list of the first kind, of several
   * genres the one on which it is higher at present or was seen last.
   */
  peakOf(book: string) {
    const present = this.presentPlaces(book);
    const peaks = this.lists.flatMap((list) => {
      const last = this.movement(listKey(list)).findLast((row) => row.book === book);
      if (last === undefined) return [];
      const at = present.find((place) => place.list === list)?.position ?? Number.POSITIVE_INFINITY;
      return [{ list, place: last.peak, day: last.peak_day, at, seen: last.day }];
    });
    const sorted = peaks
      .sort((a, b) => (a.at === b.at ? daysBetween(a.seen, b.seen) : a.at - b.at))
      .sort(
        (a, b) =>
          a.place - b.place || listKinds.indexOf(a.list.list) - listKinds.indexOf(b.list.list),
      );
    return sorted[0] ?? null;
  }

  /** The places of a book on the last captures of the lists that it is on, in the order of the lists. */
  presentPlaces(book: string) {
    return this.lists.flatMap((list) => {
      const last = completeDays(list.days).at(-1)?.day ?? DATA_DAY;
      const found = list.days.findLast(({ day, books }) => day >= last && books.includes(book));
      const row = this.movement(listKey(list)).find(
        (one) => one.book === book && one.day === found?.day,
      );
      return row === undefined ? [] : [{ ...row, list }];
    });
  }

  /** The last day within thirty on which a book came onto a list, and its best place there. */
  lastEntry(book: string): { day: string; place: number } | null {
    const entries = this.lists.flatMap((list) =>
      this.listDays(listKey(list))
        .filter(({ day, entered }) => within(day, DATA_DAY, 30) && entered.includes(book))
        .map(({ day, books }) => ({ day, place: books.indexOf(book) + 1 })),
    );
    return entries.sort((a, b) => daysBetween(a.day, b.day) || a.place - b.place)[0] ?? null;
  }
}
