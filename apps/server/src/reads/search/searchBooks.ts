import type { BookBrief, FoundBook, PortalSlug, SearchKind } from '@litometr/api-contract';
import { wordsOf } from '../../measurements/searchIndex/words.ts';
import type { ExpandedReading } from '../../search/expand.ts';
import { excerptOf, marked, marksOf } from '../../search/highlight.ts';
import { findBriefs } from '../shared/bookRows.ts';
import type { Reads } from '../shared/context.ts';

/** Matches of a query, best first; `found`: how many of its kind there are. */
export interface Hit {
  kind: SearchKind;
  id: number;
  found: number;
}

interface Row {
  id: number;
  portal: PortalSlug;
  series_title: string | null;
  annotation: string | null;
}
type Listing = Row & { book: BookBrief };

/** The books among the hits, at most `size`, by `book <id>`; listings of one book are one. */
export async function searchBooks(
  reads: Reads,
  hits: readonly Hit[],
  readings: readonly ExpandedReading[],
  size: number,
): Promise<[string, FoundBook][]> {
  const ids = hits.flatMap(({ kind, id }) => (kind === 'book' ? [id] : []));
  if (ids.length === 0) return [];
  const portals = [...reads.states.keys()];
  const [rows, briefs] = await Promise.all([
    reads.db.select<Row>(
      `SELECT id, portal, series_title, annotation FROM books
       WHERE portal IN {portals:Array(String)} AND id IN {ids:Array(UInt32)}`,
      { portals, ids },
    ),
    findBriefs(reads, portals, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const groups = new Map<string, Listing[]>();
  for (const id of ids) {
    const [row, book] = [byId.get(id), briefs.get(id)];
    if (row === undefined || book === undefined) continue;
    const key = sameBook(book);
    groups.set(key, [...(groups.get(key) ?? []), { ...row, book }]);
  }
  return [...groups.values()].slice(0, size).flatMap((listings): [string, FoundBook][] => {
    const [first] = listings;
    if (first === undefined) return [];
    return [[`book ${first.id}`, foundBook(listings, first, readings)]];
  });
}

/** The same words in the title, and the same authors. */
function sameBook({ title, authors }: BookBrief): string {
  const people = authors.map(({ name }) => wordsOf(name).join(' '));
  return [wordsOf(title).join(' '), ...people.sort()].join('|');
}

function foundBook(
  listings: readonly Listing[],
  first: Listing,
  readings: readonly ExpandedReading[],
): FoundBook {
  const { book } = first;
  const texts = [book.title, ...book.authors.map(({ name }) => name), first.series_title ?? ''];
  const [title = [], ...others] = texts.map((text) => marksOf(text, readings));
  const met = new Set([title, ...others].flat().flatMap(({ wanted }) => wanted));
  const isWhole = readings.some(({ wanted }) =>
    wanted.every((one) => one.isOptional || met.has(one)),
  );
  return {
    kind: 'book',
    portal: first.portal,
    book,
    title: marked(book.title, title),
    authors: book.authors.map(({ name }, at) => marked(name, others[at] ?? [])),
    series: first.series_title === null ? null : marked(first.series_title, others.at(-1) ?? []),
    excerpt: isWhole || first.annotation === null ? null : excerptOf(first.annotation, readings),
    listings: listings.filter((row) => row !== first).map(({ portal, id }) => ({ portal, id })),
  };
}
