import { type History, LAST_DAY } from '../../measurements/testing/histories.ts';
import type { PortalFixture } from './portalFixture.ts';

/** The rows in effect after the first bundle of a history (`thin`), and after both (`full`). */
export function fixturesOf(history: History): Record<'thin' | 'full', PortalFixture> {
  const { portal, books, chapters, thinned, rest } = history;
  const captureOf = ({ capturedAt = '', books: of = [] }: typeof rest) => ({
    day: capturedAt.slice(0, LAST_DAY.length),
    books: of,
  });
  const late = captureOf(rest);
  const last = { day: LAST_DAY, books };
  const known = thinned.books ?? books;
  return {
    thin: { portal, chapters, ...history.thin, books: known, captures: [captureOf(thinned)] },
    full: {
      portal,
      chapters,
      books,
      authors: thinned.authors ?? [],
      ...history.full,
      captures: late.day < LAST_DAY ? [late, last] : [last],
    },
  };
}
