import type { ListItem, PortalSlug, RankState } from '@litometr/api-contract';
import type { listTables } from '../../measurements/aggregates/listTables.ts';
import type { RowOf } from '../../measurements/columns.ts';
import type { Reads } from '../shared/context.ts';
import { LIST_FILTER, listParams, type StoredList } from '../shared/listChoice.ts';
import { type CacheRegion, memoizePerState } from '../shared/memoizePerState.ts';

/** The content of `list_days.entries` for one place, in the order of the places. */
type StoredEntry = readonly [
  prev_position: number | null,
  state: RankState,
  days_on: number,
  streak: number,
  entries: number,
  peak: number,
  peak_day: string,
  first_entry: string,
];

export interface ListEntry {
  position: number;
  book_id: number;
  prev_position: number | null;
  state: RankState;
  days_on: number;
  streak: number;
  entries: number;
  peak: number;
  peak_day: string;
  first_entry: string;
}

/** A captured day of a list with what it is compared with. */
export interface ListDays {
  /** In the order of the places. */
  today: readonly ListEntry[];
  /** Of the compared day; empty without one. */
  before: readonly ListEntry[];
  /** The places of a book of the day on the days of the line. */
  lineOf: (book: number) => ListItem['spark'];
}

interface RequestedDays {
  today: string;
  compare: string | null;
  /** Ends with the day. */
  line: readonly string[];
}

type Row = Pick<
  RowOf<typeof listTables.list_days.columns>,
  'day' | 'books' | 'positions' | 'entries'
>;

/** A list of a hundred is some 50 kB. */
const LISTS: CacheRegion = { maxEntries: 64 };

/**
 * The entries of a captured day and of the one that it is compared with, and the places of the day's
 * books on the days of a line. Every page of the list, whatever is shown of its books, begins with
 * them, and only then is known which books to read.
 */
export function daysOfList(
  reads: Reads,
  portal: PortalSlug,
  list: StoredList,
  requested: RequestedDays,
): Promise<ListDays> {
  const { kind, genreId, period } = list;
  const key = [portal, kind, genreId, period, requested.today, requested.compare].join(' ');
  return memoizePerState(reads, key, () => readDays(reads, portal, list, requested), LISTS);
}

async function readDays(
  { db }: Reads,
  portal: PortalSlug,
  list: StoredList,
  { today, compare, line }: RequestedDays,
): Promise<ListDays> {
  const shown = compare === null ? [today] : [today, compare];
  const rows = await db.select<Row>(
    `SELECT day, books, positions, if(day IN {shown:Array(Date)}, entries, '[]') AS entries
     FROM list_days
     WHERE ${LIST_FILTER} AND day IN {days:Array(Date)}`,
    { ...listParams(portal, list), shown, days: [...new Set([...shown, ...line])] },
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const placesOn = line.map((day) => {
    const { books = [], positions = [] } = byDay.get(day) ?? {};
    return new Map(books.map((book, at) => [book, positions[at] ?? null]));
  });
  const { books = [] } = byDay.get(today) ?? {};
  const lines = new Map(
    books.map((book) => [book, placesOn.map((places) => places.get(book) ?? null)]),
  );
  return {
    today: entriesOf(byDay.get(today)),
    before: compare === null ? [] : entriesOf(byDay.get(compare)),
    lineOf: (book) => lines.get(book) ?? [],
  };
}

function entriesOf(row: Row | undefined): ListEntry[] {
  if (row === undefined) return [];
  const { books, positions, entries } = row;
  // The publication writes this JSON: see `listDaysSql`, which follows the type.
  const stored = JSON.parse(entries) as StoredEntry[];
  return stored.map(
    ([prev_position, state, days_on, streak, times, peak, peak_day, first_entry], at) => ({
      position: positions[at] ?? 0,
      book_id: books[at] ?? 0,
      prev_position,
      state,
      days_on,
      streak,
      entries: times,
      peak,
      peak_day,
      first_entry,
    }),
  );
}
