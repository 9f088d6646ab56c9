import { type AliasKind, canonicalSql, PUBLISHED_ALIASES } from '../../measurements/aliasSql.ts';
import { outdatedGroups, underCanonicalIds } from '../../measurements/resolvedRows.ts';
import type { BundleFile } from '../../measurements/rows.ts';
import { columns } from '../columns.ts';

/** From where a file's rows are taken. */
interface ExportedFile {
  file: BundleFile;
  /** The table whose rows are dealt out in chunks. */
  table: 'books' | 'metrics' | 'ranks' | 'authors' | 'chapters' | 'award_daily';
  /** Whether its rows belong to days, so that a period chooses among them. */
  daily: boolean;
  /** SQL of the format's columns that are not columns of `row` under the same name. */
  cells: Readonly<Record<string, string>>;
  joins?: string;
  /** SQL of a condition for the rows of the table. */
  where?: string;
  /** Order of the rows within a chunk. */
  order: string;
}

const book = `INNER JOIN (SELECT id, external_id FROM books WHERE portal = {portal:String}) AS book
  ON book.id = row.book_id`;
const bookId = { book_id: 'book.external_id' };

/** Names of an array of ids, in its order, as the cell of several values. */
const names = (ids: string, table: 'genres' | 'tags' | 'authors', value = 'name') => {
  const known = `(SELECT mapFromArrays(groupArray(id), groupArray(${value})) FROM ${table}
    WHERE portal = {portal:String})`;
  return `arrayStringConcat(arrayMap(id -> ${known}[id], ${ids}), '|')`;
};
const authorIds = names('author_ids', 'authors', "ifNull(external_id, '')");

/** Bundles of earlier versions could bring other addresses, which the import refuses by now. */
const webUrl = (column: string) => `if(match(${column}, '(?i)^https?://'), ${column}, NULL)`;

const ofPortal = (table: string) => `(SELECT * FROM ${table} WHERE portal = {portal:String})`;
const canonical = (kind: AliasKind, id: string) => canonicalSql(kind, id, PUBLISHED_ALIASES);
const dailyRows = underCanonicalIds(
  'author_daily',
  `(SELECT * FROM author_daily
    WHERE portal = {portal:String} AND day BETWEEN {from:Date} AND {to:Date})`,
  PUBLISHED_ALIASES,
);

/**
 * The files of a bundle in the order of the format: rows that others refer to come first. Renamed genres
 * and authors have their present names.
 */
export const exportedFiles: readonly ExportedFile[] = [
  {
    file: 'books',
    table: 'books',
    daily: false,
    cells: {
      book_id: 'external_id',
      series_id: 'series_external_id',
      // Where no author has an id, the portal knows them by name alone.
      author_ids: `if(match(${authorIds}, '[^|]'), ${authorIds}, '')`,
      author_names: names('author_ids', 'authors'),
      genres: names('genre_ids', 'genres'),
      tags: names('tag_ids', 'tags'),
      url: webUrl('url'),
      cover_url: webUrl('cover_url'),
    },
    order: 'id',
  },
  {
    file: 'authors',
    table: 'authors',
    daily: false,
    cells: {
      author_id: 'row.external_id',
      name: 'row.name',
      url: webUrl('said.url'),
      avatar_url: webUrl('said.avatar_url'),
      day: 'daily.day',
      subscribers: 'daily.subscribers',
    },
    where: `external_id IS NOT NULL
      AND authors.id NOT IN (SELECT id FROM ${PUBLISHED_ALIASES} WHERE kind = 'author')`,
    joins: `LEFT JOIN (
        SELECT author_id, toNullable(day) AS day, subscribers FROM ${dailyRows}) AS daily
      ON daily.author_id = row.id
      LEFT JOIN (
        SELECT ${canonical('author', 'id')} AS said_id, argMax(url, url_capture) AS url,
          argMax(avatar_url, avatar_capture) AS avatar_url
        FROM ${ofPortal('authors')} GROUP BY said_id) AS said ON said.said_id = row.id`,
    order: 'row.id, daily.day',
  },
  {
    file: 'metrics',
    table: 'metrics',
    daily: true,
    cells: bookId,
    joins: book,
    order: 'day, row.book_id',
  },
  {
    file: 'ranks',
    table: 'ranks',
    daily: true,
    cells: { ...bookId, genre: 'genre.name' },
    where: `(list, genre_id, period, day) NOT IN (${outdatedGroups('ranks', ofPortal('ranks'))})`,
    joins: `${book} LEFT JOIN (
        SELECT own.id AS id, counted.name AS name
        FROM (SELECT id, ${canonical('genre', 'id')} AS counted_id FROM ${ofPortal('genres')}) AS own
        INNER JOIN ${ofPortal('genres')} AS counted ON counted.id = own.counted_id) AS genre
      ON genre.id = row.genre_id`,
    order: 'day, list, genre_id, period, position',
  },
  {
    file: 'chapters',
    table: 'chapters',
    daily: false,
    cells: { ...bookId, title: 'row.title', chars: 'row.chars' },
    joins: book,
    order: 'row.book_id, number, chapter_id',
  },
  {
    file: 'awards',
    table: 'award_daily',
    daily: true,
    cells: bookId,
    joins: book,
    order: 'day, row.book_id, type',
  },
];

/** The header's names, in the format's order. */
export const headerOf = (file: BundleFile): string[] => Object.keys(columns[file]);

/** Rows as the CSV of the format: an empty cell is null. */
export function exportSql({ file, cells, joins = '', order }: ExportedFile, rows: string): string {
  const list = headerOf(file).map((name) => `${cells[name] ?? name} AS \`cell ${name}\``);
  return `SELECT ${list.join(', ')} FROM ${rows} AS row ${joins} ORDER BY ${order}
    FORMAT CSV SETTINGS format_csv_null_representation = '', join_use_nulls = 1`;
}
