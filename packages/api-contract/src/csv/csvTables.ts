import { catalogue } from '../endpoints/catalogue.ts';
import { listComparison, listMatrix, listOverlap } from '../endpoints/listFigures.ts';
import { listDays, rankList } from '../endpoints/lists.ts';
import { authors, genres, tags, trends } from '../endpoints/statistics.ts';
import { bookCells, bookColumns, gainCells, metricCells, namesCell } from './cells.ts';
import { type CsvTable, csvTable } from './csvTable.ts';

const groupColumns = ['id', 'name', 'books', 'authors', 'new_books', 'gain'] as const;

/** The table of every list that answers `format=csv`. */
export const csvTables: readonly CsvTable[] = [
  csvTable(rankList, ['position', ...bookColumns], ({ items }) =>
    items.map(({ book, metrics, gains, spark: _, ...place }) => ({
      ...place,
      ...bookCells(book),
      ...metricCells(metrics),
      ...gainCells(gains),
    })),
  ),
  csvTable(listDays, ['day', 'size', 'complete'], ({ items }) => items),
  csvTable(listMatrix, ['book_id', 'title', 'authors', 'best', 'days_on'], ({ days, items }) =>
    items.map(({ book, best, days_on, positions }) => ({
      book_id: book.id,
      title: book.title,
      authors: namesCell(book.authors),
      best,
      days_on,
      ...Object.fromEntries(days.map(({ day }, at) => [day, positions[at] ?? null])),
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
  csvTable(listComparison, [...bookColumns, 'move', 'before', 'after', 'delta'], ({ items }) =>
    items.map(({ book, ...move }) => ({ ...bookCells(book), ...move })),
  ),
  csvTable(genres, groupColumns, ({ items }) => items),
  csvTable(tags, groupColumns, ({ items }) => items),
  csvTable(trends, ['key', 'label', 'day', 'value'], ({ series }) =>
    series.flatMap(({ key, label, points }) => points.map((point) => ({ key, label, ...point }))),
  ),
  csvTable(authors, ['id', 'name', 'books', 'gain'], ({ items }) =>
    items.map(({ genres: held, ...row }) => ({ ...row, genres: namesCell(held) })),
  ),
  csvTable(catalogue, bookColumns, ({ items }) =>
    items.map(({ book, tags: held, metrics, gains, published, best_position }) => ({
      ...bookCells(book),
      tags: namesCell(held),
      published,
      ...metricCells(metrics),
      ...gainCells(gains),
      best_position,
    })),
  ),
];
