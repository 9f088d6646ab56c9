import type { FoundBook, PortalSlug, SearchKind } from '@litometr/api-contract';
import type { ExpandedReading } from '../search/expand.ts';
import { excerptOf, marked, marksOf } from '../search/highlight.ts';
import { wordsOf } from '../search/words.ts';
import { type BriefRow, briefColumns, briefOf, type NameLookup } from './bookBriefs.ts';
import type { Reads } from './context.ts';

/** What fits a query, best first; `found`: how many of its kind there are. */
export interface Hit {
  kind: SearchKind;
  id: number;
  found: number;
}

type Row = BriefRow & {
  portal: PortalSlug;
  series_title: string | null;
  annotation: string | null;
};

/** The books among the hits, at most `size`, by `book <id>`; listings of one book are one. */
export async function searchBooks(
  reads: Reads,
  hits: readonly Hit[],
  readings: readonly ExpandedReading[],
  size: number,
): Promise<[string, FoundBook][]> {
  const ids = hits.flatMap(({ kind, id }) => (kind === 'book' ? [id] : []));
  if (ids.length === 0) return [];
  const rows = await reads.db.select<Row>(
    `SELECT ${briefColumns}, b.portal AS portal, b.series_title AS series_title,
       b.annotation AS annotation
     FROM books AS b WHERE b.id IN {ids:Array(UInt32)}`,
    { ids },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names = await namesOf(reads, rows);
  const groups = new Map<string, Row[]>();
  for (const row of ids.flatMap((id) => byId.get(id) ?? [])) {
    const key = sameBook(row, names.authors);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].slice(0, size).flatMap((listings): [string, FoundBook][] => {
    const [first] = listings;
    if (first === undefined) return [];
    return [[`book ${first.id}`, foundBook(reads, listings, first, names, readings)]];
  });
}

/** The same words in the title, and the same authors. */
function sameBook(row: Row, authors: NameLookup): string {
  const people = authors(row.author_ids).map(({ name }) => wordsOf(name).join(' '));
  return [wordsOf(row.title).join(' '), ...people.sort()].join('|');
}

function foundBook(
  reads: Reads,
  listings: readonly Row[],
  first: Row,
  names: { authors: NameLookup; genres: NameLookup },
  readings: readonly ExpandedReading[],
): FoundBook {
  const book = briefOf(
    reads,
    first.portal,
    first,
    names.authors(first.author_ids),
    names.genres(first.genre_ids),
  );
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

/** The names of the books' authors and genres, of all portals at once. */
async function namesOf({ db }: Reads, rows: readonly Row[]) {
  const found = await db.select<{ kind: 'author' | 'genre'; id: number; name: string }>(
    `SELECT 'author' AS kind, id, name FROM authors WHERE id IN {authors:Array(UInt32)}
     UNION ALL SELECT 'genre', id, name FROM genres WHERE id IN {genres:Array(UInt32)}`,
    {
      authors: rows.flatMap((row) => row.author_ids),
      genres: rows.flatMap((row) => row.genre_ids),
    },
  );
  const names = new Map(found.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  const lookup =
    (kind: 'author' | 'genre'): NameLookup =>
    (ids) =>
      ids.flatMap((id) => {
        const name = names.get(`${kind} ${id}`);
        return name === undefined ? [] : [{ id, name }];
      });
  return { authors: lookup('author'), genres: lookup('genre') };
}
