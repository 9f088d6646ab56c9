import type { PortalSlug } from '@litometr/api-contract';
import type { Reads } from './context.ts';
import { memoizePerState } from './memoizePerState.ts';

export interface BookCount {
  books: number;
  /** First published within a week of the portal's data day; 0 without such a day. */
  fresh: number;
  /** Within the week before that one. */
  fresh_before: number;
}

/** How many books the store holds of each portal. */
export function bookCounts(reads: Reads): Promise<ReadonlyMap<PortalSlug, BookCount>> {
  return memoizePerState(reads, 'books', () => countBooks(reads));
}

async function countBooks({ db, states }: Reads): Promise<ReadonlyMap<PortalSlug, BookCount>> {
  const portals = [...states.keys()];
  // Aggregates are made for a data day; portals of books alone have none, and are few.
  const dayless = portals.filter((portal) => states.get(portal)?.dataDay === null);
  const [dated, others] = await Promise.all([
    db.select<BookCount & { portal: PortalSlug }>(
      `SELECT portal, books, week_books AS fresh,
              week_books_before AS fresh_before
       FROM group_latest
       WHERE portal IN {portals:Array(String)} AND kind = 'all'`,
      { portals },
    ),
    dayless.length === 0
      ? []
      : db.select<BookCount & { portal: PortalSlug }>(
          `SELECT portal, count() AS books, 0 AS fresh, 0 AS fresh_before FROM books
           WHERE portal IN {dayless:Array(String)} GROUP BY portal`,
          { dayless },
        ),
  ]);
  return new Map([...dated, ...others].map(({ portal, ...count }) => [portal, count]));
}
