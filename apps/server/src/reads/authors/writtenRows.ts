import type { StandingRow } from '../bookRows.ts';

/** The ids of an author's books; needs `portal` and `author`. */
export const WRITTEN = `(SELECT book_id FROM author_books
  WHERE portal = {portal:String} AND author_id = {author:UInt64})`;

/** By what the portal writes of the publication, books without it last; of one day the later id first. */
export function newestFirst(a: StandingRow, b: StandingRow): number {
  const [one, other] = [a.standing.published, b.standing.published];
  if (one === other) return b.book.id - a.book.id;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? 1 : -1;
}
