import type { CatalogueRow } from '@litometr/api-contract';
import { findBookRows } from '../bookRows.ts';
import { toCatalogueRow } from '../catalogueRows.ts';
import type { PortalView, Reads } from '../context.ts';

/** The ids of an author's books; needs `portal` and `author`. */
export const WRITTEN = `(SELECT book_id FROM author_books
  WHERE portal = {portal:String} AND author_id = {author:UInt64})`;

/** Books as a catalogue's rows, in the order of their ids. */
export async function toWrittenRows(
  reads: Reads,
  { definition }: PortalView,
  ids: readonly number[],
): Promise<CatalogueRow[]> {
  const rows = await findBookRows(reads, definition.slug, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [toCatalogueRow(definition, row)];
  });
}
