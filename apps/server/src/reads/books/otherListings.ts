import type {
  EndpointRequest,
  EndpointResponse,
  OtherListing,
  otherListings,
  PortalSlug,
} from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { notFound } from '../../http/errors.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { wordsOf, wordsSql } from '../../measurements/searchIndex/words.ts';
import { findSnapshots, type SnapshotRow } from '../shared/bookRows.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { valueAt } from '../shared/latest.ts';
import { weekGain } from '../shared/readings.ts';
import { portalOf } from './portalOf.ts';

type Book = SnapshotRow['book'];

const titleKey = ({ title }: Book): string => wordsOf(title).join(' ');

/** Portals write first names before surnames, or after them. */
const authorKeys = ({ authors }: Book): string[] => [
  ...new Set(
    authors.map(({ name }) => wordsOf(name).toSorted().join(' ')).filter((key) => key !== ''),
  ),
];

/** The books on other portals of authors with the same names. */
async function booksOfNamesakes(reads: Reads, own: Book): Promise<SnapshotRow[]> {
  const portals = [...reads.states.keys()].filter((portal) => portal !== own.portal);
  const names = own.authors
    .map(({ name }) => wordsOf(name).join(' '))
    .filter((name) => name !== '');
  if (portals.length === 0 || names.length === 0) return [];
  const ids = await reads.db.select<{ id: number }>(
    `SELECT DISTINCT book_id AS id FROM author_books
     WHERE portal IN {portals:Array(String)} AND author_id IN (
       SELECT id FROM authors
       WHERE portal IN {portals:Array(String)} AND has(
         arrayMap(name -> arraySort(splitByChar(' ', name)), {names:Array(String)}),
         arraySort(${wordsSql('name')})))`,
    { portals, names },
  );
  const found = await findSnapshots(
    reads,
    portals,
    ids.map(({ id }) => id),
  );
  return [...found.values()];
}

/**
 * Returns the books of other portals that have the title and an author of a book.
 *
 * @methodology other-portals
 * @title The same book on other portals
 * @measures Books on other portals with the same title and author. Portals have no common number of a book, so
 *   nothing else connects them.
 * @condition Titles and names are equal without regard to case, punctuation, accents and ё, and names without
 *   regard to the order of their words. Similar titles do not count.
 * @condition At least one author is the same. The book is named as probably the same where the portal has
 *   several books with the title, or where the co-authors differ.
 * @condition A book under another title or pen name is not found, and two authors of one name who chose the
 *   same title are taken for one.
 * @source own
 */
function sameBooks(
  own: Book,
  candidates: readonly SnapshotRow[],
): (SnapshotRow & { certain: boolean })[] {
  const [title, authors] = [titleKey(own), authorKeys(own)];
  if (title === '') return [];
  const same = candidates.filter(({ book }) => titleKey(book) === title);
  const ofPortal = Map.groupBy(same, ({ book }) => book.portal);
  return same
    .map((row) => {
      const theirs = authorKeys(row.book);
      const hasSameAuthors =
        theirs.length === authors.length && theirs.every((key) => authors.includes(key));
      return { ...row, certain: hasSameAuthors && ofPortal.get(row.book.portal)?.length === 1 };
    })
    .sort((a, b) => Number(b.certain) - Number(a.certain) || a.book.id - b.book.id);
}

async function urlsOf(
  { db }: Reads,
  books: readonly Book[],
): Promise<ReadonlyMap<number, string | null>> {
  if (books.length === 0) return new Map();
  const rows = await db.select<{ id: number; url: string | null }>(
    `SELECT id, url FROM books
     WHERE portal IN {portals:Array(String)} AND id IN {ids:Array(UInt32)}`,
    { portals: books.map(({ portal }) => portal), ids: books.map(({ id }) => id) },
  );
  return new Map(rows.map(({ id, url }) => [id, url]));
}

/** The gain of the week in the main metric of the book's own portal. */
function gainOfWeek({ book, snapshot }: SnapshotRow): Pick<OtherListing, 'metric' | 'gain'> {
  const definition = portalDefinition(book.portal);
  const metric = mainMetric(definition);
  if (metric === null) return { metric, gain: null };
  const [first, last] = [valueAt(snapshot, 'week'), valueAt(snapshot, 'last')];
  return { metric, gain: weekGain(definition, metric, first(metric), last(metric)) };
}

async function ownBook(reads: Reads, portal: PortalSlug, id: number): Promise<Book> {
  const own = (await findSnapshots(reads, portal, [id])).get(id);
  if (own === undefined) throw notFound('There is no such book.');
  return own.book;
}

export async function readOtherListings(
  reads: Reads,
  { params: { id } }: EndpointRequest<typeof otherListings>,
): Promise<EndpointResponse<typeof otherListings>> {
  const portal = await portalOf(reads, 'books', id);
  if (portal === null) throw notFound('There is no such book.');
  const own = await ownBook(reads, portal, id);
  const rows = sameBooks(own, await booksOfNamesakes(reads, own));
  const urls = await urlsOf(
    reads,
    rows.map(({ book }) => book),
  );
  const items = rows.map((row) => ({
    book: row.book,
    external_url: urls.get(row.book.id) ?? null,
    ...gainOfWeek(row),
    certain: row.certain,
  }));
  return {
    meta: metaOf(portal, requirePortal(reads, portal), { n: items.length }),
    count: items.length,
    items,
  };
}
