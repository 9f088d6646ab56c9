import { referenceListMoves } from '../../measurements/testing/referenceAggregates.ts';
import type { PortalFixture } from './portalFixture.ts';
import { referenceLists } from './referenceLists.ts';
import { referenceParts } from './referenceParts.ts';
import { referencePriceSteps } from './referencePrices.ts';
import { capturesOf } from './referenceSupply.ts';

/** An entry of the journal of a book. */
export interface ReferenceEvent {
  day: string;
  type: 'chapter' | 'list_enter' | 'list_exit' | 'price' | 'title';
  before: number | string | null;
  after: number | string | null;
  /** The kind of the list that it is about; null: none. */
  list: string | null;
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

/** The journal of a book, the latest first, of a day by kind (docs/metrics.md, `book-events`, `book-parts`). */
export function referenceEvents(fixture: PortalFixture, bookId: string): ReferenceEvent[] {
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
  const moves = referenceLists(fixture).flatMap(({ list, days }) =>
    referenceListMoves(days)
      .filter(({ book }) => book === bookId)
      .map(({ day, type, before, after }): ReferenceEvent => ({ day, type, before, after, list })),
  );
  const keyOf = ({ type, list }: ReferenceEvent) => `${type} ${list ?? ''}`;
  return [...titleEvents(fixture, bookId), ...parts, ...prices, ...moves].sort((a, b) =>
    a.day === b.day ? (keyOf(a) < keyOf(b) ? -1 : 1) : a.day > b.day ? -1 : 1,
  );
}
