import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import { known } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { glossed, joined, message, name, number, type Wording } from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byName, widgetText } from './chartTables.ts';

/** Tags that are compared, the most frequent ones. */
const COMPARED_TAGS = 12;

/** How many books have each genre or tag, the most frequent first, equals by name. */
function countsOf(names: readonly string[]): (readonly [name: string, books: number])[] {
  return [...Map.groupBy(names, (one) => one)]
    .map(([one, all]) => [one, all.length] as const)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** The books of each year by genre or tag, in the order in which these came up; null of a single year. */
function byYear(
  books: readonly BookRow[],
  title: string,
  namesOf: (book: BookRow) => readonly string[],
): { table: TableClaim; scale: Wording } | null {
  const yearOf = ({ firstPublishedOn }: BookRow) => firstPublishedOn?.slice(0, 4) ?? '';
  const years = [...Map.groupBy(books, yearOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([year, all]) => ({ year, counts: new Map(countsOf(all.flatMap(namesOf))) }));
  const rows = [...new Set(years.flatMap(({ counts }) => [...counts.keys()]))];
  if (years.length < 2 || rows.length === 0) return null;
  const countsIn = (row: string) => years.map(({ counts }) => counts.get(row) ?? 0);
  const all = rows.flatMap(countsIn);
  return {
    table: {
      ...byName(message(title), rows, (row) => ({
        name: glossed(row),
        cells: countsIn(row).map((count) => number(count)),
      })),
      columns: [widgetText(({ chart }) => chart.name), ...years.map(({ year }) => name(year))],
    },
    scale: joined(number(Math.min(...all)), number(Math.max(...all))),
  };
}

/**
 * Genres and tags of the books by year; only the most frequent tags are shown. The scales of colours name the least
 * and the largest figure of a table, which may be in different rows of it.
 */
export function booksByYear(books: readonly BookRow[]): {
  tables: TableClaim[];
  scales: Wording[];
  notes: Wording[];
} {
  const dated = books.filter(({ firstPublishedOn }) => firstPublishedOn !== null);
  const tags = countsOf(dated.flatMap((book) => book.tags));
  const common = tags.slice(0, COMPARED_TAGS).map(([tag]) => tag);
  const charts = [
    byYear(dated, 'author.years', ({ genres }) => genres),
    byYear(dated, 'author.years.tags', (book) => book.tags.filter((tag) => common.includes(tag))),
  ].filter(known);
  const isCut = tags.length > COMPARED_TAGS && charts.length > 0;
  return {
    tables: charts.map(({ table }) => table),
    scales: charts.map(({ scale }) => scale),
    notes: isCut ? [message('charts.shown', { shown: COMPARED_TAGS, count: tags.length })] : [],
  };
}
