import { daysBetween } from '@litometr/domain';
import type { BookRow } from '../../measurements/rows.ts';
import type { Mismatches } from './mismatches.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import {
  placesOf,
  referenceAligned,
  referenceAuthorDays,
  referenceFirstListed,
  referenceReleases,
} from './referenceAuthors.ts';
import { referenceParts } from './referenceParts.ts';
import { referencePriceSteps } from './referencePrices.ts';
import { median, sum } from './referenceReads.ts';
import {
  authorKey,
  authorsOf,
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
    return placesOf(this.#fixture, books);
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
    this.#out.expect(
      `days of ${key}`,
      response['items'],
      referenceAuthorDays(this.#fixture, books),
    );
    this.#checkReleases(key, books, response);
    this.#checkYears(key, books, response);
    this.#checkAges(key, books, response);
  }

  #checkReleases(key: string, books: readonly BookRow[], { from, to, releases }: Json): void {
    const expected = referenceReleases(this.#fixture, books, [String(from), String(to)]);
    this.#out.expect(`releases of ${key}`, releases, expected);
  }

  #checkYears(key: string, books: readonly BookRow[], { years, year_tags }: Json): void {
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
    const tags = new Set(dated.flatMap((book) => book.tags));
    this.#out.expect(`tags of the years of ${key}`, year_tags, tags.size);
  }

  /** The main metric by days since publication (docs/metrics.md, `growth-by-age`). */
  #checkAges(key: string, books: readonly BookRow[], { aligned }: Json): void {
    const newest = referenceAligned(this.#fixture, books);
    const byId = (rows: { id: string; points: unknown }[]) =>
      rows.sort((a, b) => (a.id < b.id ? -1 : 1));
    this.#out.expect(
      `books of ${key} by age`,
      byId(itemsOf(aligned).map(({ id, points }) => ({ id: String(id), points }))),
      byId(newest.map(({ id, points }) => ({ id: `book/${id}`, points }))),
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
        first_listed: referenceFirstListed(this.#fixture, own.bookId),
        best_ever: places.length === 0 ? null : Math.min(...places.map(({ position }) => position)),
        days_on_lists: new Set(places.map(({ day }) => day)).size,
        prices: referencePriceSteps(this.#fixture, own.bookId).map(({ day, before, after }) => ({
          day,
          before,
          after,
        })),
      });
    }
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
