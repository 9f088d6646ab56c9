import type { ListItem, PortalSlug } from '@litometr/api-contract';
import type { Reads } from '../shared/context.ts';
import { type StoredList, storedLists } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';

/** The place then, and the way since. */
export function weekAgo(position: number, then: number | null) {
  return { week_position: then, week_delta: then === null ? null : then - position };
}

/** The present ranks of books in the other lists of a genre top. */
export async function otherPlaces(
  reads: Reads,
  portal: PortalSlug,
  list: StoredList,
  books: readonly number[],
): Promise<(book: number) => ListItem['places']> {
  if (list.kind !== 'genre_top' || books.length === 0) return () => [];
  const [held, rows] = await Promise.all([
    storedLists(reads, portal),
    reads.db.select<{ book_id: number; genre_id: number; period: string; position: number }>(
      `SELECT book_id, genre_id, period, position FROM rank_stat
       WHERE portal = {portal:String} AND book_id IN {books:Array(UInt32)}
         AND list = 'genre_top' AND state != 'out'`,
      { portal, books: [...books] },
    ),
  ]);
  const lists = held.filter(({ kind }) => kind === list.kind);
  const byBook = Map.groupBy(rows, (row) => row.book_id);
  const others = lists.filter(
    ({ genreId, period }) => genreId !== list.genreId || period !== list.period,
  );
  return (book) => {
    const places = byBook.get(book) ?? [];
    return others
      .flatMap((one) => {
        const place = places.find(
          ({ genre_id, period }) => genre_id === one.genreId && period === one.period,
        );
        return place === undefined ? [] : [{ list: listName(one), position: place.position }];
      })
      .sort((a, b) => a.position - b.position);
  };
}
