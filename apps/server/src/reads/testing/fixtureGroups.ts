import type { BookRow } from '../../measurements/rows.ts';
import { daysAgo, type PortalFixture } from './portalFixture.ts';
import { known, median, referenceWeekGain } from './referenceReads.ts';
import { capturedDays, isActiveOn, knownPlaces, within } from './referenceSupply.ts';

export type Kind = 'genres' | 'tags';

export const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);
export const newOn = (books: readonly BookRow[], day: string, days = 30) =>
  books.filter((one) => within(one.firstPublishedOn, day, days)).length;

/** The percentile of the week gain among those of all books of the portal (docs/metrics.md, `momentum`). */
function referenceMomenta(fixture: PortalFixture): ReadonlyMap<string, number | null> {
  const gainsOf = fixture.books.map(
    ({ bookId }) => [bookId, referenceWeekGain(fixture, bookId).value] as const,
  );
  const gains = gainsOf.map(([, gain]) => gain).filter(known);
  return new Map(
    gainsOf.map(([bookId, own]) => {
      if (own === null || gains.length < 20) return [bookId, null];
      const less = gains.filter((gain) => gain < own).length;
      const alike = gains.filter((gain) => gain === own).length;
      return [bookId, (100 * (less + (alike - 1) / 2)) / (gains.length - 1)];
    }),
  );
}

export const referenceMomentum = (fixture: PortalFixture, bookId: string): number | null =>
  referenceMomenta(fixture).get(bookId) ?? null;

/** The books of the genres and tags of a fixture, and what docs/metrics.md says of them on a day. */
export class FixtureGroups {
  readonly captured: readonly string[];
  readonly momenta: ReadonlyMap<string, number | null>;
  readonly #fixture: PortalFixture;

  constructor(fixture: PortalFixture) {
    this.#fixture = fixture;
    this.captured = capturedDays(fixture);
    this.momenta = referenceMomenta(fixture);
  }

  booksOf(kind: Kind, name: string): BookRow[] {
    return this.#fixture.books.filter((book) => book[kind].includes(name));
  }

  names(kind: Kind): string[] {
    return [...new Set(this.#fixture.books.flatMap((book) => book[kind]))].sort();
  }

  /** The last captured day a month before the data day. */
  monthBefore(): string | null {
    return this.captured.findLast((day) => day <= daysAgo(30)) ?? null;
  }

  momentumOf(books: readonly BookRow[]): number | null {
    return median(books.map(({ bookId }) => this.momenta.get(bookId) ?? null).filter(known));
  }

  activeOn(books: readonly BookRow[], day: string): BookRow[] {
    return books.filter((book) => isActiveOn(this.#fixture, book, day));
  }

  /** Active books, new books and places of a portal on a day (docs/metrics.md, `supply`). */
  supplyOn(day: string) {
    const { books } = this.#fixture;
    const [active, places] = [this.activeOn(books, day).length, knownPlaces(this.#fixture, day)];
    return {
      active_books: active,
      new_per_week: (newOn(books, day) / 30) * 7,
      books_per_place: shareOf(active, places.length),
    };
  }
}
