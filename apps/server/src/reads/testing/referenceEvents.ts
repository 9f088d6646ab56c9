import { referenceListMoves } from '../../measurements/testing/referenceAggregates.ts';
import type { PortalFixture } from './portalFixture.ts';
import { type ReferenceList, referenceLists } from './referenceLists.ts';
import { referenceParts } from './referenceParts.ts';
import { referencePriceSteps } from './referencePrices.ts';
import { capturesOf } from './referenceSupply.ts';

/** An entry of the journal of a book. */
export interface ReferenceEvent {
  day: string;
  type: 'chapter' | 'list_enter' | 'list_exit' | 'price' | 'title';
  before: number | string | null;
  after: number | string | null;
  /** The list that it is about; null: none. */
  list: Omit<ReferenceList, 'days'> | null;
}

/** Titles differ between captures; no fixture changes other facts of a book. */
function titleEvents(fixture: PortalFixture, bookId: string): ReferenceEvent[] {
  const titles = capturesOf(fixture).flatMap(({ day, books }) => {
    const found = books.find((one) => one.bookId === bookId);
    return found === undefined ? [] : [{ day, title: found.title }];
  });
  return titles.flatMap(({ day, title: after }, at): ReferenceEvent[] => {
    const before = titles[at - 1]?.title ?? after;
    return before === after ? [] : [{ day, type: 'title', before, after, list: null }];
  });
}

/**
 * The journal of a book, the latest first, of a day by kind and by list (docs/metrics.md, `book-events`,
 * `book-parts`).
 *
 * @param genreId the id of a genre: tops of several genres are in its order
 */
export function referenceEvents(
  fixture: PortalFixture,
  bookId: string,
  genreId: (genre: string) => number = () => 0,
): ReferenceEvent[] {
  const parts = referenceParts(fixture, bookId).map(
    ({ day, before, after }): ReferenceEvent => ({
      day,
      type: 'chapter',
      before,
      after,
      list: null,
    }),
  );
  const prices = referencePriceSteps(fixture, bookId).map(
    ({ day, before, after }): ReferenceEvent => ({ day, type: 'price', before, after, list: null }),
  );
  const moves = referenceLists(fixture).flatMap(({ days, ...list }) =>
    referenceListMoves(days)
      .filter(({ book }) => book === bookId)
      .map(({ day, type, before, after }): ReferenceEvent => ({ day, type, before, after, list })),
  );
  const keyOf = ({ type, list }: ReferenceEvent) => `${type} ${list?.list ?? ''}`;
  const idOf = ({ list }: ReferenceEvent) => (list?.genre == null ? 0 : genreId(list.genre));
  const periodOf = ({ list }: ReferenceEvent) => list?.period ?? '';
  return [...titleEvents(fixture, bookId), ...parts, ...prices, ...moves]
    .sort((a, b) => inOrder(periodOf(a), periodOf(b)))
    .sort((a, b) => idOf(a) - idOf(b))
    .sort((a, b) => inOrder(keyOf(a), keyOf(b)))
    .sort((a, b) => inOrder(b.day, a.day));
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
