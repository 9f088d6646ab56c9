import { daysBetween } from '@litometr/domain';
import type { BookRow } from '../../measurements/rows.ts';
import { mainCounterOf } from '../../measurements/testing/portalCounters.ts';
import { referenceDailyGains } from '../../measurements/testing/referenceDailyGains.ts';
import { leadingKind } from './listModel.ts';
import type { Mismatches } from './mismatches.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import { referenceParts } from './referenceParts.ts';
import { known, median, stepsOf, sum } from './referenceReads.ts';
import {
  authorKey,
  authorsOf,
  capturesOf,
  firstSeenOn,
  isActiveOn,
  knownPlaces,
  within,
} from './referenceSupply.ts';
import { isObject, itemsOf, type Json } from './storeState.ts';

/** How often each value occurs, the most frequent first, equals by name. */
function counted(values: readonly string[]): { name: string; books: number }[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([name, of]) => ({ name, books: of.length }))
    .sort((a, b) => b.books - a.books || (a.name < b.name ? -1 : 1));
}

const namesIn = (value: unknown) =>
  itemsOf(value).map(({ name, books }) => ({ name: String(name), books: Number(books) }));

/**
 * Compares the pages of authors with the rows of a fixture of one portal (docs/metrics.md, `author-figures`,
 * `author-tier`, `gain-sum`, `book-parts`).
 */
export class AuthorModel {
  readonly #fixture: PortalFixture;
  readonly #out: Mismatches;

  constructor(fixture: PortalFixture, out: Mismatches) {
    this.#fixture = fixture;
    this.#out = out;
  }

  #booksBy(key: string): BookRow[] {
    return this.#fixture.books.filter(({ authors }) => authors.some((by) => authorKey(by) === key));
  }

  #placesOf(books: readonly BookRow[]) {
    const ids = new Set(books.map(({ bookId }) => bookId));
    return this.#fixture.ranks.filter(({ bookId }) => ids.has(bookId));
  }

  #bornOn({ firstPublishedOn, bookId }: BookRow): string {
    return firstPublishedOn ?? firstSeenOn(this.#fixture, bookId);
  }

  /** Figures of an author's row that do not depend on gains. */
  checkRow(row: Json): void {
    const key = String(row['id']).slice('author/'.length);
    const books = this.#booksBy(key);
    const places = this.#placesOf(books);
    const top = knownPlaces(this.#fixture, DATA_DAY);
    const best = (rows: typeof places) =>
      rows.length === 0 ? null : Math.min(...rows.map(({ position }) => position));
    const listed = books.filter((book) => this.#placesOf([book]).length > 0);
    this.#out.expectIn(key, row, {
      tier: listed.length > 0 ? 'charted' : books.length > 1 ? 'published' : 'debut',
      active_books: books.filter((book) => isActiveOn(this.#fixture, book, DATA_DAY)).length,
      top_places: top.filter((id) => books.some(({ bookId }) => bookId === id)).length,
      best_position: best(places.filter(({ day }) => within(day, DATA_DAY, 90))),
      best_ever: best(places),
      days_in_tops: new Set(places.map(({ day }) => day)).size,
      hit_share: listed.length / books.length,
    });
  }

  checkSummary(response: Json): void {
    const { books } = this.#fixture;
    const keys = [...new Set(books.flatMap((book) => book.authors.map(authorKey)))];
    const begun = keys.map(
      (key) =>
        this.#booksBy(key)
          .map((book) => this.#bornOn(book))
          .sort()[0],
    );
    const top = knownPlaces(this.#fixture, DATA_DAY).flatMap((id) =>
      books.filter(({ bookId }) => bookId === id),
    );
    const active = books.filter((book) => isActiveOn(this.#fixture, book, DATA_DAY));
    this.#out.expectIn('summary of authors', response, {
      authors: keys.length,
      active: authorsOf(active),
      debuts: begun.filter((day) => within(day ?? null, DATA_DAY, 30)).length,
      debuts_before: begun.filter((day) => within(day ?? null, daysAgo(30), 30)).length,
      in_tops: authorsOf(top),
      median_books: median(keys.map((key) => this.#booksBy(key).length)),
      // No history has more than ten authors, so that these hold all places of books with an author.
      top_ten_share:
        top.length === 0
          ? null
          : top.filter(({ authors }) => authors.length > 0).length / top.length,
    });
  }

  checkHistory(key: string, response: Json): void {
    const books = this.#booksBy(key);
    const ids = new Set(books.map(({ bookId }) => bookId));
    const places = this.#placesOf(books);
    const leading = leadingKind(this.#fixture);
    const steps = referenceDailyGains(
      this.#fixture.metrics,
      mainCounterOf(this.#fixture.portal),
      (id) => ids.has(id),
      stepsOf(this.#fixture),
    );
    const days = [...new Set([...steps, ...places].map(({ day }) => day))].sort();
    this.#out.expect(
      `days of ${key}`,
      response['items'],
      days.map((day) => {
        const daily = steps.find((step) => step.day === day && step.days === 1);
        const on = places.filter((row) => row.day === day);
        return {
          day,
          gain: daily?.gain ?? null,
          n: daily?.n ?? 0,
          places: on.length,
          top_places: on.filter(({ list }) => list === leading).length,
          best_position: on.length === 0 ? null : Math.min(...on.map((row) => row.position)),
        };
      }),
    );
    this.#checkReleases(key, books, response);
    this.#checkYears(key, books, response);
    this.#checkAges(key, books, response);
  }

  #checkReleases(key: string, books: readonly BookRow[], { from, to, releases }: Json): void {
    const published = books.map(({ firstPublishedOn }) => firstPublishedOn).filter(known);
    const parts = books.flatMap(({ bookId }) => referenceParts(this.#fixture, bookId));
    const days = [...new Set([...published, ...parts.map(({ day }) => day)])]
      .filter((day) => day >= String(from) && day <= String(to))
      .sort();
    const expected = days.map((day) => ({
      day,
      books: published.filter((one) => one === day).length,
      chapters: parts.filter((one) => one.day === day).length,
    }));
    this.#out.expect(`releases of ${key}`, releases, expected);
  }

  #checkYears(key: string, books: readonly BookRow[], { years }: Json): void {
    const dated = books.flatMap(({ firstPublishedOn, ...book }) =>
      firstPublishedOn === null ? [] : [{ ...book, year: Number(firstPublishedOn.slice(0, 4)) }],
    );
    const expected = [...Map.groupBy(dated, ({ year }) => year)]
      .sort(([a], [b]) => a - b)
      .map(([year, of]) => ({
        year,
        books: of.length,
        genres: counted(of.flatMap(({ genres }) => genres)),
        tags: counted(of.flatMap(({ tags }) => tags)),
      }));
    const found = itemsOf(years).map(({ year, books: of, genres, tags }) => ({
      year,
      books: of,
      genres: namesIn(genres),
      tags: namesIn(tags),
    }));
    this.#out.expect(`years of ${key}`, found, expected);
  }

  /** The main metric by days since publication (docs/metrics.md, `growth-by-age`). */
  #checkAges(key: string, books: readonly BookRow[], { aligned }: Json): void {
    const main = mainCounterOf(this.#fixture.portal);
    const read = books.flatMap(({ bookId, firstPublishedOn }) => {
      const points = this.#fixture.metrics
        .filter((row) => row.bookId === bookId && row.values[main] !== undefined)
        .map(({ day, values }) => ({
          age: daysBetween(firstPublishedOn ?? day, day),
          value: values[main],
        }))
        .sort((a, b) => a.age - b.age);
      return firstPublishedOn === null || points.length === 0
        ? []
        : [{ id: `book/${bookId}`, on: firstPublishedOn, points }];
    });
    const newest = read.sort((a, b) => (a.on > b.on ? -1 : 1)).slice(0, 12);
    const byId = (rows: { id: string; points: unknown }[]) =>
      rows.sort((a, b) => (a.id < b.id ? -1 : 1));
    this.#out.expect(
      `books of ${key} by age`,
      byId(itemsOf(aligned).map(({ id, points }) => ({ id: String(id), points }))),
      byId(newest.map(({ id, points }) => ({ id, points }))),
    );
  }

  checkBooks(key: string, { count, items }: Json): void {
    const books = this.#booksBy(key);
    const found = itemsOf(items).map(({ book }) => (isObject(book) ? String(book['id']) : ''));
    this.#out.expect(`number of books of ${key}`, count, books.length);
    this.#out.expect(
      `books of ${key}`,
      found.toSorted(),
      books.map(({ bookId }) => `book/${bookId}`).sort(),
    );
    for (const [at, item] of itemsOf(items).entries()) {
      const own = books.find(({ bookId }) => `book/${bookId}` === found[at]);
      if (own === undefined) continue;
      const places = this.#placesOf([own]);
      this.#out.expectIn(`${found[at] ?? ''} of ${key}`, item, {
        updated: own.updatedOn,
        first_listed: places.map(({ day }) => day).sort()[0] ?? null,
        best_ever: places.length === 0 ? null : Math.min(...places.map(({ position }) => position)),
        days_on_lists: new Set(places.map(({ day }) => day)).size,
        prices: this.#pricesOf(own),
      });
    }
  }

  /** The changes of a price, of a day's reading or else of its capture (docs/metrics.md, `book-events`). */
  #pricesOf({ bookId }: BookRow) {
    const prices = new Map<string, number>();
    for (const { day, books } of capturesOf(this.#fixture)) {
      const price = books.find((one) => one.bookId === bookId)?.priceRub ?? null;
      if (price !== null) prices.set(day, price);
    }
    for (const { day, priceRub, ...row } of this.#fixture.metrics) {
      if (row.bookId === bookId && priceRub !== null) prices.set(day, priceRub);
    }
    const seen = [...prices].sort(([a], [b]) => (a < b ? -1 : 1));
    return seen.flatMap(([day, after], at) => {
      const before = seen[at - 1]?.[1] ?? after;
      return before === after ? [] : [{ day, before, after }];
    });
  }
}

/** The books and parts of each day of the week of a period (docs/metrics.md, `weekday-updates`). */
export function checkWeekdays(fixture: PortalFixture, { from, to, items }: Json, out: Mismatches) {
  const isWithin = (day: string) => day >= String(from) && day <= String(to);
  const parts = fixture.books.flatMap(({ bookId }) => referenceParts(fixture, bookId));
  const weekday = (day: string) => new Date(day).getUTCDay() || 7;
  for (const item of itemsOf(items)) {
    const isOn = (day: string | null) =>
      day !== null && isWithin(day) && weekday(day) === item['weekday'];
    out.expectIn(`updates on ${String(item['weekday'])}`, item, {
      books: fixture.books.filter(({ firstPublishedOn }) => isOn(firstPublishedOn)).length,
      chapters: parts.filter(({ day, days }) => days === 1 && isOn(day)).length,
    });
  }
  out.expect(
    'days of the week',
    sum(itemsOf(items).map(({ days }) => Number(days))),
    1 + daysBetween(String(from), String(to)),
  );
}
