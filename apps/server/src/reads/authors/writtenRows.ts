import type { SnapshotRow } from '../shared/bookRows.ts';

/** The ids of an author's books; needs `portal` and `author`. */
export const WRITTEN = `(SELECT book_id FROM author_books
  WHERE portal = {portal:String} AND author_id = {author:UInt64})`;

/** By what the portal writes of the publication, books without it last; of one day by the portal's ids. */
export function newestFirst(a: SnapshotRow, b: SnapshotRow): number {
  const [one, other] = [a.snapshot.published, b.snapshot.published];
  if (one === other) return a.snapshot.external_id < b.snapshot.external_id ? -1 : 1;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? 1 : -1;
}
