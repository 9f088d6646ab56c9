import { dayAfter } from '@litometr/domain';
import type { BookRow, MetricRow, RankRow } from '../rows.ts';
import { referenceBookSteps } from './referenceDailyGains.ts';
import { completeDays } from './referenceMovement.ts';

/** Aggregates worked out row by row, from the rules of the data document alone. */

/** A list's captured days in order, each with its books by place. */
export interface ListHistory {
  day: string;
  books: string[];
}

export function historyOf(ranks: readonly RankRow[], list: string): ListHistory[] {
  const rows = ranks.filter((row) => row.list === list);
  const days = [...new Set(rows.map((row) => row.day))].sort();
  return days.map((day) => ({
    day,
    books: rows
      .filter((row) => row.day === day)
      .sort((a, b) => a.position - b.position)
      .map((row) => row.bookId),
  }));
}

/** 1 ÷ the sum of the squared shares of a day's authors; null where no author is known. */
export function referenceEffectiveAuthors(
  { books }: ListHistory,
  authorsOf: (book: string) => readonly string[],
): number | null {
  const held = new Map<string, number>();
  for (const book of books) {
    const authors = authorsOf(book);
    for (const author of authors) held.set(author, (held.get(author) ?? 0) + 1 / authors.length);
  }
  const all = [...held.values()].reduce((sum, share) => sum + share, 0);
  if (all === 0) return null;
  return 1 / [...held.values()].reduce((sum, share) => sum + (share / all) ** 2, 0);
}

export interface ListMove {
  day: string;
  prev_day: string;
  type: 'list_enter' | 'list_exit';
  before: string | null;
  after: string | null;
  book: string;
}

/** Who came onto a list and who left it, from one complete day to the next. */
export function referenceListMoves(captured: readonly ListHistory[]): ListMove[] {
  const days = completeDays(captured);
  return days.flatMap(({ day, books }, at) => {
    const last = days[at - 1];
    if (last === undefined) return [];
    const entered = books.filter((book) => !last.books.includes(book));
    const left = last.books.filter((book) => !books.includes(book));
    const between = { day, prev_day: last.day };
    return [
      ...entered.map((book): ListMove => {
        const after = String(books.indexOf(book) + 1);
        return { ...between, type: 'list_enter', before: null, after, book };
      }),
      ...left.map((book): ListMove => {
        const before = String(last.books.indexOf(book) + 1);
        return { ...between, type: 'list_exit', before, after: null, book };
      }),
    ];
  });
}

/** Days on which something happened to a book. */
const happened = (book: BookRow, ranks: readonly RankRow[]): string[] => [
  ...(book.firstPublishedOn === null ? [] : [book.firstPublishedOn]),
  ...(book.updatedOn === null ? [] : [book.updatedOn]),
  ...ranks.filter((row) => row.bookId === book.bookId).map((row) => row.day),
];

/** Published, updated or ranked within the thirty days up to a day. */
function isActive(book: BookRow, ranks: readonly RankRow[], day: string): boolean {
  return happened(book, ranks).some((at) => at <= day && at > dayAfter(day, -30));
}

const authorKey = ({ externalId, name }: BookRow['authors'][number]) => externalId ?? name;

const distinctAuthors = (books: readonly BookRow[]) =>
  new Set(books.flatMap((book) => book.authors.map(authorKey)));

/** The main metric's gains from the day before a day to the day, of the books read on both. */
function referenceSteps(metrics: readonly MetricRow[], day: string): Map<string, number> {
  return new Map(
    referenceBookSteps(metrics, 'library').flatMap((step): [string, number][] =>
      step.day === day && step.days === 1 && step.gain !== null ? [[step.bookId, step.gain]] : [],
    ),
  );
}

export interface ReferenceGroup {
  supply_active: number;
  supply_new: number;
  authors: number;
  gain: number | null;
  n: number;
  top_slots: number;
  top_authors: number;
  list_authors: number;
  supply_authors: number;
  supply_listed: number;
}

interface Rows {
  books: readonly BookRow[];
  metrics: readonly MetricRow[];
  ranks: readonly RankRow[];
}

/** A row of `group_daily`; the leading list is `global_top`. */
export function referenceGroup(
  rows: Rows,
  holds: (book: BookRow) => boolean,
  day: string,
): ReferenceGroup {
  const { metrics, ranks } = rows;
  const books = rows.books.filter(holds);
  const active = books.filter((book) => isActive(book, ranks, day));
  const steps = [...referenceSteps(metrics, day)].filter(([id]) =>
    books.some((book) => book.bookId === id),
  );
  const placed = (since: string) => {
    const held = ranks.filter(
      (row) => row.list === 'global_top' && row.day > since && row.day <= day,
    );
    return held.flatMap((row) => books.filter((book) => book.bookId === row.bookId));
  };
  const supply = books.filter(
    ({ firstPublishedOn: on }) => on !== null && on <= day && on > dayAfter(day, -120),
  );
  const listed = new Set(placed(dayAfter(day, -30)));
  const known = completeDays(historyOf(ranks, 'global_top')).findLast(
    (one) => one.day <= day && one.day > dayAfter(day, -7),
  );
  const inTop = books.filter(({ bookId }) => known?.books.includes(bookId));
  return {
    supply_active: active.length,
    supply_new: books.filter(
      ({ firstPublishedOn: on }) => on !== null && on <= day && on > dayAfter(day, -30),
    ).length,
    authors: distinctAuthors(active).size,
    gain: steps.length === 0 ? null : steps.reduce((sum, [, step]) => sum + step, 0),
    n: steps.length,
    top_slots: inTop.length,
    top_authors: distinctAuthors(inTop).size,
    list_authors: distinctAuthors([...listed]).size,
    supply_authors: distinctAuthors(supply).size,
    supply_listed: distinctAuthors(supply.filter((book) => listed.has(book))).size,
  };
}
