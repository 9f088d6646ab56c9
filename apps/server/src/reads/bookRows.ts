import type { AuthorTier, BookBrief, Named, PortalSlug } from '@litometr/api-contract';
import { type BriefRow, briefOf } from './bookBriefs.ts';
import type { Reads } from './context.ts';
import type { LatestRow } from './latest.ts';

/** What `book_rows.brief` holds: what rows show of a book, with the names of its ids. */
type StoredBrief = Omit<BriefRow, 'id'> & {
  author_names: string[];
  genre_names: string[];
};

/** What `book_rows.standing` holds; the readings are those that `valueAt` reads. */
interface StoredStanding extends LatestRow {
  tag_ids: number[];
  tag_names: string[];
  published: string | null;
  updated: string | null;
  has_audio: boolean | null;
  is_exclusive: boolean | null;
  series_title: string | null;
  series_number: number | null;
  best_position: number | null;
  momentum: number | null;
  momentum_n: number;
  best_ever: number | null;
  tier: AuthorTier | null;
  stars: number[];
  last_day: string | null;
}

/** A day of `book_rows.recent`: how many days before the data day, and a value per metric. */
export type StoredReading = readonly [before: number, ...values: (number | null)[]];

/** A book with what catalogues tell of it. */
export interface StandingRow {
  book: BookBrief;
  tags: Named[];
  standing: StoredStanding;
}

/** The same with its readings of the last thirty-one days. */
export interface BookRow extends StandingRow {
  recent: readonly StoredReading[];
}

/** The brief of a stored row. */
export function storedBrief(
  reads: Reads,
  portal: PortalSlug,
  id: number,
  brief: string,
): BookBrief {
  // What the publication writes: `bookRowsSql`, beside the types.
  const row = JSON.parse(brief) as StoredBrief;
  return briefOf(
    reads,
    portal,
    { id, ...row },
    named(row.author_ids, row.author_names),
    named(row.genre_ids, row.genre_names),
  );
}

const named = (ids: readonly number[], names: readonly string[]): Named[] =>
  ids.map((id, at) => ({ id, name: names[at] ?? '' }));

/** The readings of a stored row, the earliest first; none where nothing was read lately. */
export function storedReadings(recent: string): StoredReading[] {
  // As above.
  return recent === '' ? [] : (JSON.parse(recent) as StoredReading[]);
}

/** The briefs of books by id, of one portal or of several; ids that name no book are left out. */
export async function findBriefs(
  reads: Reads,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
): Promise<Map<number, BookBrief>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await reads.db.select<{ portal: PortalSlug; id: number; brief: string }>(
    `SELECT portal, id, brief FROM book_rows
     WHERE portal IN {portals:Array(String)} AND id IN {ids:Array(UInt32)}`,
    { portals: listed(portals), ids: wanted },
  );
  return new Map(rows.map(({ portal, id, brief }) => [id, storedBrief(reads, portal, id, brief)]));
}

/** The rows of books by id, of one portal or of several; ids that name no book are left out. */
export async function findBookRows(
  reads: Reads,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
): Promise<Map<number, BookRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await reads.db.select<StoredRow & { recent: string }>(
    `SELECT portal, id, brief, standing, recent FROM book_rows
     WHERE portal IN {portals:Array(String)} AND id IN {ids:Array(UInt32)}`,
    { portals: listed(portals), ids: wanted },
  );
  return new Map(
    rows.map((row) => [row.id, { ...standingRow(reads, row), recent: storedReadings(row.recent) }]),
  );
}

/** The same without the readings, which are the larger part of a row. */
export async function findStandings(
  reads: Reads,
  portals: PortalSlug | readonly PortalSlug[],
  ids: Iterable<number>,
): Promise<Map<number, StandingRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await reads.db.select<StoredRow>(
    `SELECT portal, id, brief, standing FROM book_rows
     WHERE portal IN {portals:Array(String)} AND id IN {ids:Array(UInt32)}`,
    { portals: listed(portals), ids: wanted },
  );
  return new Map(rows.map((row) => [row.id, standingRow(reads, row)]));
}

/** The books of an author, in no order. An author belongs to one portal. */
export async function findWritten(reads: Reads, author: number): Promise<StandingRow[]> {
  const rows = await reads.db.select<StoredRow>(
    `SELECT portal, id, brief, standing FROM book_rows
     WHERE portal IN {portals:Array(String)} AND id IN (
       SELECT book_id FROM author_books
       WHERE portal IN {portals:Array(String)} AND author_id = {author:UInt64})`,
    { portals: [...reads.states.keys()], author },
  );
  return rows.map((row) => standingRow(reads, row));
}

interface StoredRow {
  portal: PortalSlug;
  id: number;
  brief: string;
  standing: string;
}

function standingRow(reads: Reads, { portal, id, brief, ...row }: StoredRow): StandingRow {
  // As above.
  const standing = JSON.parse(row.standing) as StoredStanding;
  const book = storedBrief(reads, portal, id, brief);
  return { book, tags: named(standing.tag_ids, standing.tag_names), standing };
}

const listed = (portals: PortalSlug | readonly PortalSlug[]): PortalSlug[] =>
  typeof portals === 'string' ? [portals] : [...portals];
