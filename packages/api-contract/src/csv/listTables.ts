import {
  chapterWeekdays,
  listComparison,
  listGains,
  listMatrix,
  listOverlap,
} from '../endpoints/listFigures.ts';
import { listDays, rankList } from '../endpoints/lists.ts';
import { bookCells, bookColumns, gainCells, metricCells, namesCell } from './cells.ts';
import { type CsvTable, csvTable } from './csvTable.ts';

/** The tables of rank lists. */
export const listTables: readonly CsvTable[] = [
  csvTable(
    rankList,
    ['day', 'complete', 'position', ...bookColumns],
    ({ list: { asof, complete }, items }) =>
      items.map(({ book, metrics, gains, spark: _, places, ...place }) => ({
        day: asof,
        complete,
        ...place,
        // As `ЛитРПГ 3|Фэнтези 12`.
        other_places: places
          .map(({ list, position }) => `${list.genre?.name ?? list.kind} ${position}`)
          .join('|'),
        ...bookCells(book),
        ...metricCells(metrics),
        ...gainCells(gains),
      })),
  ),
  csvTable(listDays, ['day', 'size', 'depth', 'complete'], ({ items }) => items),
  csvTable(listMatrix, ['book_id', 'title', 'authors', 'best', 'days_on'], ({ days, items }) =>
    items.map(({ book, best, days_on, positions }) => ({
      book_id: book.id,
      title: book.title,
      authors: namesCell(book.authors),
      best,
      days_on,
      ...Object.fromEntries(
        days.map(({ day, complete }, at) => [
          complete ? day : `${day} (partial)`,
          positions[at] ?? null,
        ]),
      ),
    })),
  ),
  csvTable(listOverlap, ['book_id', 'title', 'genre', 'position'], ({ items }) =>
    items.flatMap(({ book, places }) =>
      places.map(({ list, position }) => ({
        book_id: book.id,
        title: book.title,
        list: list.kind,
        genre: list.genre?.name ?? null,
        period: list.period,
        position,
      })),
    ),
  ),
  csvTable(
    listComparison,
    [...bookColumns, 'move', 'before', 'after', 'delta', 'complete'],
    ({ complete, items }) =>
      items.map(({ book, ...move }) => ({ ...bookCells(book), ...move, complete })),
  ),
  csvTable(
    chapterWeekdays,
    ['weekday', 'chapters', 'n', 'ratio', 'low', 'high'],
    ({ items }) => items,
  ),
  csvTable(listGains, ['from', 'to', 'n', 'median', 'lowest'], ({ items }) => items),
];
