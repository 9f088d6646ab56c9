import { daysBetween } from '@litometr/domain';
import type { BookRow, ChapterRow, RankRow } from '../../measurements/rows.ts';
import { completeDays } from '../../measurements/testing/referenceMovement.ts';
import { fitLiftPrior } from '../../statistics/liftPrior.ts';
import { leadingKind } from './listModel.ts';
import { DATA_DAY, type PortalFixture } from './portalFixture.ts';
import { referenceLists } from './referenceLists.ts';
import { rowsByBook } from './rowsByBook.ts';

/** How much of a portal there is on a day (docs/metrics.md, `supply`, `top-share`, `lift`), book by book. */

const placesOf = rowsByBook<RankRow>();
const chaptersOf = rowsByBook<ChapterRow>();

/** The captures of the books' facts, oldest first. */
export const capturesOf = ({ books, captures }: PortalFixture) =>
  captures ?? [{ day: DATA_DAY, books }];

/** Returns a book as the last capture up to a day shows it, or else the first one. */
export function factsOn(fixture: PortalFixture, bookId: string, day: string): BookRow | undefined {
  const captures = capturesOf(fixture);
  const { books } = captures.findLast((one) => one.day <= day) ?? captures[0] ?? fixture;
  return books.find((one) => one.bookId === bookId);
}

export const authorKey = ({ externalId, name }: BookRow['authors'][number]) =>
  externalId === null ? `name:${name}` : `id:${externalId}`;

/** The first day on which a book was read, on a list or captured. */
export function firstSeenOn(fixture: PortalFixture, bookId: string): string {
  const rows = [...fixture.metrics, ...fixture.ranks].filter((row) => row.bookId === bookId);
  const captured = capturesOf(fixture).filter(({ books }) =>
    books.some((one) => one.bookId === bookId),
  );
  return [...rows, ...captured].map(({ day }) => day).sort()[0] ?? DATA_DAY;
}

/** The days on which anything of a portal was read, or a list captured. */
export const capturedDays = ({ metrics, ranks }: PortalFixture): string[] =>
  [...new Set([...metrics, ...ranks].map(({ day }) => day))].sort();

/** The books in the leading lists of a day: of each list as on its last complete day of the week up to it. */
export function knownPlaces(fixture: PortalFixture, day: string): string[] {
  return referenceLists(fixture)
    .filter(({ list }) => list === leadingKind(fixture))
    .flatMap(({ days }) => {
      const held = completeDays(days).findLast((one) => one.day <= day);
      return held !== undefined && daysBetween(held.day, day) < 7 ? held.books : [];
    });
}

/**
 * The prior of the lifts of some groups on a day. Equal counts are added up together and in order: the estimate
 * depends on the order in its ninth digit.
 */
export function priorOn(fixture: PortalFixture, groups: readonly BookRow[][], day: string) {
  const trials = groups.map((books) => trialsOn(fixture, books, day)).filter(({ n }) => n > 0);
  const alike = Map.groupBy(
    trials.sort((a, b) => a.k - b.k || a.n - b.n),
    ({ k, n }) => `${k} ${n}`,
  );
  return fitLiftPrior(
    [...alike.values()].flatMap((of) =>
      of.slice(0, 1).map((one) => ({ ...one, groups: of.length })),
    ),
  );
}

/** Whether a day is one of so many up to another. */
export const within = (day: string | null, last: string, days: number) =>
  day !== null && day <= last && daysBetween(day, last) < days;

/** Published, updated or on a list within thirty days (docs/metrics.md, `supply`). */
export function isActiveOn(
  { ranks, chapters = [] }: PortalFixture,
  book: BookRow,
  day: string,
): boolean {
  const happened = [
    ...[book.firstPublishedOn, book.updatedOn],
    ...placesOf(ranks, book.bookId).map((row) => row.day),
    ...chaptersOf(chapters, book.bookId).map(({ publishedOn }) => publishedOn),
  ];
  return happened.some((one) => within(one, day, 30));
}

export const authorsOf = (books: readonly BookRow[]) =>
  new Set(books.flatMap(({ authors }) => authors.map(authorKey))).size;

/** Authors with a book of a group of the last 120 days, and those with such a book in the top (`lift`). */
export function trialsOn(fixture: PortalFixture, books: readonly BookRow[], day: string) {
  const supply = books.filter((one) => within(one.firstPublishedOn, day, 120));
  const kind = leadingKind(fixture);
  const listed = supply.filter(({ bookId }) =>
    placesOf(fixture.ranks, bookId).some((row) => row.list === kind && within(row.day, day, 30)),
  );
  return { k: authorsOf(listed), n: authorsOf(supply) };
}
