import type { CatalogueRow } from '@litometr/api-contract';
import { findBriefs, lookupNames } from '../bookBriefs.ts';
import type { PortalView, Reads } from '../context.ts';
import { type LatestRow, latestColumns, valueAt } from '../latest.ts';
import { gainsOf, readingsOf } from '../readings.ts';

/** What is read of a book that an author wrote. */
export type WrittenSource = LatestRow & {
  id: number;
  tag_ids: number[];
  published: string | null;
  best_position: number | null;
};

export function writtenColumns(view: PortalView): string {
  const latest = latestColumns(view.definition);
  return `b.id AS id, b.tag_ids AS tag_ids, b.first_published_on AS published,
    l.best_position AS best_position${latest === '' ? '' : `, ${latest}`}`;
}

/** An author's `books AS b`, with `book_latest AS l`; needs `portal` and `author`. */
export const WRITTEN = `(SELECT * FROM books
    WHERE portal = {portal:String} AND has(author_ids, {author:UInt64})) AS b
  LEFT JOIN (SELECT * FROM book_latest WHERE portal = {portal:String} AND book_id IN (
    SELECT id FROM books WHERE portal = {portal:String} AND has(author_ids, {author:UInt64}))) AS l
    ON l.book_id = b.id`;

/** Stored rows as a catalogue's rows. */
export async function toWrittenRows(
  reads: Reads,
  { definition }: PortalView,
  rows: readonly WrittenSource[],
): Promise<CatalogueRow[]> {
  const [briefs, tags] = await Promise.all([
    findBriefs(
      reads,
      definition.slug,
      rows.map(({ id }) => id),
    ),
    lookupNames(
      reads,
      definition.slug,
      'tags',
      rows.flatMap((row) => row.tag_ids),
    ),
  ]);
  return rows.flatMap((row) => {
    const book = briefs.get(row.id);
    if (book === undefined) return [];
    const last = valueAt(row, 'last');
    return [
      {
        book,
        tags: tags(row.tag_ids),
        published: row.published,
        metrics: readingsOf(definition, last),
        gains: gainsOf(definition, valueAt(row, 'week'), last),
        best_position: row.best_position,
      },
    ];
  });
}
