import type { BookBrief, Named, PortalSlug } from '@litometr/api-contract';
import type { StoredBrief, StoredSnapshot } from '../../measurements/aggregates/bookRows.ts';
import type { bookTables } from '../../measurements/aggregates/bookTables.ts';
import type { RowOf } from '../../measurements/columns.ts';
import type { QueryParams } from '../../measurements/queryParams.ts';
import { briefOf } from './bookBriefs.ts';
import type { Reads } from './context.ts';
import type { LatestRow } from './latest.ts';

/** A book with all that its brief holds. */
export interface ShownBook extends Pick<StoredBrief, 'has_audio' | 'published'> {
  book: BookBrief;
}

/** The content of `book_rows.snapshot`; the readings are those that `valueAt` reads. */
type BookSnapshot = StoredSnapshot & LatestRow;

/** A day of `book_rows.recent`: how many days before the data day, and a value per metric. */
export type StoredReading = readonly [before: number, ...values: (number | null)[]];

/** A book with the facts that catalogues show. */
export interface SnapshotRow {
  book: BookBrief;
  tags: Named[];
  snapshot: BookSnapshot;
}

/** The same with its readings of the last thirty-one days. */
export interface BookRow extends SnapshotRow {
  recent: readonly StoredReading[];
}

/** The brief of a stored row. */
export function storedBrief(
  reads: Reads,
  portal: PortalSlug,
  id: number,
  brief: string,
): BookBrief {
  return shownBook(reads, { portal, id, brief }).book;
}

function shownBook(reads: Reads, { portal, id, brief }: BriefSource): ShownBook {
  // The publication writes this JSON: see `bookRowsSql`, which follows the types.
  const row = JSON.parse(brief) as StoredBrief;
  const authors = named(row.author_ids, row.author_names);
  const genres = named(row.genre_ids, row.genre_names);
  const book = briefOf(reads, portal, { id, ...row }, authors, genres);
  return { book, has_audio: row.has_audio, published: row.published };
}

const named = (ids: readonly number[], names: readonly string[]): Named[] =>
  ids.map((id, at) => ({ id, name: names[at] ?? '' }));

/** The readings of a stored row, the earliest first; none where nothing was read lately. */
function storedReadings(recent: string): StoredReading[] {
  // As above.
  return recent === '' ? [] : (JSON.parse(recent) as StoredReading[]);
}

/** The briefs of books by id, of one portal or of several; ids that name no book are left out. */
export async function findBriefs(
  reads: Reads,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
): Promise<Map<number, BookBrief>> {
  const shown = await findShown(reads, portals, ids);
  return new Map([...shown].map(([id, { book }]) => [id, book]));
}

/** The same with all that the briefs hold. */
export async function findShown(
  reads: Reads,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
): Promise<Map<number, ShownBook>> {
  const rows = await rowsOf<BriefSource>(reads, 'brief', portals, ids);
  return new Map(rows.map((row) => [row.id, shownBook(reads, row)]));
}

/** The same with the readings of the last days, so many of these at most. */
export async function findRecent(
  reads: Reads,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
  most: number,
): Promise<Map<number, ShownBook & Pick<BookRow, 'recent'>>> {
  const columns = most > 0 ? `brief, ${LAST_READINGS} AS recent` : "brief, '' AS recent";
  const rows = await rowsOf<Omit<StoredRow, 'snapshot'>>(reads, columns, portals, ids, { most });
  return new Map(
    rows.map((row) => [row.id, { ...shownBook(reads, row), recent: storedReadings(row.recent) }]),
  );
}

/**
 * The last of a row's readings: a list shows two days, and its books' whole months would be the
 * larger part of what is read. They are cut out of the text, whose form `bookRowsSql` makes.
 */
const LAST_READINGS = `if(book_rows.recent = '', '', concat('[[', arrayStringConcat(arraySlice(
  splitByString('],[', substring(book_rows.recent, 3, length(book_rows.recent) - 4)),
  -{most:Int32}), '],['), ']]'))`;

type StoredRow = RowOf<typeof bookTables.book_rows.columns, { portal: PortalSlug }>;
type BriefSource = Pick<StoredRow, 'portal' | 'id' | 'brief'>;
type SnapshotSource = Omit<StoredRow, 'recent'>;

/** Each column costs a look for every book: only those are read that are shown. */
async function rowsOf<Row>(
  { db }: Reads,
  columns: string,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
  params: QueryParams = {},
): Promise<Row[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  return db.select<Row>(
    `SELECT portal, id, ${columns} FROM book_rows
     WHERE portal IN {portals:Array(String)} AND id IN {ids:Array(UInt32)}`,
    { ...params, portals: listed(portals), ids: wanted },
  );
}

/** The rows of books by id, of one portal or of several; ids that name no book are left out. */
export async function findBookRows(
  reads: Reads,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
): Promise<Map<number, BookRow>> {
  const rows = await rowsOf<StoredRow>(reads, 'brief, snapshot, recent', portals, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...toSnapshotRow(reads, row), recent: storedReadings(row.recent) },
    ]),
  );
}

/** The same without the readings, which are the larger part of a row. */
export async function findSnapshots(
  reads: Reads,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
): Promise<Map<number, SnapshotRow>> {
  const rows = await rowsOf<SnapshotSource>(reads, 'brief, snapshot', portals, ids);
  return new Map(rows.map((row) => [row.id, toSnapshotRow(reads, row)]));
}

/** The books of an author, in no order. An author belongs to one portal. */
export async function findBooksByAuthor(reads: Reads, author: number): Promise<SnapshotRow[]> {
  const rows = await reads.db.select<SnapshotSource>(
    `SELECT portal, id, brief, snapshot FROM book_rows
     WHERE portal IN {portals:Array(String)} AND id IN (
       SELECT book_id FROM author_books
       WHERE portal IN {portals:Array(String)} AND author_id = {author:UInt64})`,
    { portals: [...reads.states.keys()], author },
  );
  return rows.map((row) => toSnapshotRow(reads, row));
}

function toSnapshotRow(reads: Reads, { portal, id, brief, ...row }: SnapshotSource): SnapshotRow {
  // As above.
  const snapshot = JSON.parse(row.snapshot) as BookSnapshot;
  const book = storedBrief(reads, portal, id, brief);
  return { book, tags: named(snapshot.tag_ids, snapshot.tag_names), snapshot };
}

const listed = (portals: PortalSlug | readonly PortalSlug[]): PortalSlug[] =>
  typeof portals === 'string' ? [portals] : [...portals];
