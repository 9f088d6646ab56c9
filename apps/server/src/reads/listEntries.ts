import type { ListItem, PortalSlug, RankState } from '@litometr/api-contract';
import type { Reads } from './context.ts';
import { type HeldList, LIST_FILTER, listParams } from './listChoice.ts';

/** What `list_days.entries` tells of a place, in the order of the places. */
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

/** Some captured days of a list. */
export interface ListDays {
  /** Of one of the days that were asked for, in the order of the places. */
  entriesOn: (day: string) => ListEntry[];
  /** The places of a book on the days of the line. */
  lineOf: (book: number) => ListItem['spark'];
}

interface Row {
  day: string;
  books: number[];
  positions: number[];
  entries: string;
}

/** The entries of some captured days, and the places of all books on the days of a line. */
export async function daysOfList(
  reads: Reads,
  portal: PortalSlug,
  list: HeldList,
  { shown, line }: { shown: readonly string[]; line: readonly string[] },
): Promise<ListDays> {
  const rows = await reads.db.select<Row>(
    `SELECT day, books, positions, if(day IN {shown:Array(Date)}, entries, '[]') AS entries
     FROM list_days
     WHERE ${LIST_FILTER} AND day IN {days:Array(Date)}`,
    { ...listParams(portal, list), shown, days: [...new Set([...shown, ...line])] },
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const places = line.map((day) => {
    const { books = [], positions = [] } = byDay.get(day) ?? {};
    return { day, of: new Map(books.map((book, at) => [book, positions[at] ?? null])) };
  });
  return {
    entriesOn(day) {
      const row = byDay.get(day);
      return row === undefined ? [] : entriesOf(row);
    },
    lineOf: (book) => places.map(({ day, of }) => ({ day, position: of.get(book) ?? null })),
  };
}

function entriesOf({ books, positions, entries }: Row): ListEntry[] {
  // What the publication writes: `listDaysSql`, beside the type.
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
