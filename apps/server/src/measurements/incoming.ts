import { canonicalIdsSql, STAGED_ALIASES } from './aliasSql.ts';
import { bookFactsIncoming } from './bookFacts.ts';
import { dateOf } from './dateOf.ts';
import { idsOf } from './ids.ts';
import type { BundleFile } from './rows.ts';
import { bookFactColumns, metricValueColumns } from './schema.ts';
import { staged } from './stage.ts';
import type { PortalTable } from './tables.ts';

/**
 * How the stage's rows become rows of the tables: one SELECT per table, in the order of its
 * columns. Parameters: `{portal:String}`; `{fresh:Bool}`, nothing that the store holds of the
 * portal counts; `{captured:Date}`, the day of the capture; `{capture:UInt64}`, its number;
 * `{lastOfSecond:UInt64}`, the greatest number of its second.
 */
interface Incoming {
  /** The file under which the counts of this table are reported; null for derived rows. */
  readonly file: BundleFile | null;
  /** The key for replacement: published rows with an equal key are replaced. */
  readonly replaces: readonly string[];
  /** The key that identifies a row, where it has more columns than `replaces`. */
  readonly row?: readonly string[];
  /** The files that it is made from: where none of them has rows, nothing comes in. */
  readonly from: readonly BundleFile[];
  readonly select: string;
}

/** Ids of an array of names, in its order, by line. */
function idsByLine(kind: 'author' | 'genre' | 'tag', keys: string): string {
  return `(
    SELECT line, arrayMap(pair -> pair.2, arraySort(groupArray((place, id)))) AS ids
    FROM (SELECT line, key, place FROM ${staged('books')}
      ARRAY JOIN ${keys} AS key, arrayEnumerate(${keys}) AS place) AS named
    INNER JOIN ${idsOf(kind)} AS known ON known.external = named.key
    GROUP BY line)`;
}

/** A book is first seen on its first day in the store: of a reading, a place or the capture. */
const firstSeen = `(
  SELECT book_id AS seen_id, min(day) AS day FROM (
    SELECT book_id, day FROM ${staged('metrics')}
    UNION ALL SELECT book_id, day FROM ${staged('ranks')})
  GROUP BY book_id)`;

const named = (kind: 'genre' | 'tag', from: readonly BundleFile[], names: string): Incoming => ({
  file: null,
  replaces: ['id'],
  from,
  select: `
    SELECT {portal:String}, known.id, names.name FROM (${names}) AS names
    INNER JOIN ${idsOf(kind)} AS known ON known.external = names.name`,
});

/** The incoming row has such an address of the author, from no earlier capture than the known one. */
const takes = (column: 'url' | 'avatar') =>
  `isNotNull(said.${column === 'url' ? 'url' : 'avatar_url'}) AND before.${column}_capture <= {lastOfSecond:UInt64}`;

/** The authors of the bundle, by key. authors.csv knows one better than a row of books does. */
const saidAuthors = `
  SELECT key, argMax(name, (rank, line)) AS name, argMax(url, line) AS url,
    argMax(avatar_url, line) AS avatar_url
  FROM (
    SELECT pair.1 AS key, pair.2 AS name, NULL AS url, NULL AS avatar_url, line, 0 AS rank
    FROM ${staged('books')} ARRAY JOIN arrayZip(author_keys, author_names) AS pair
    UNION ALL
    SELECT author_key, name, url, avatar_url, line, 1 FROM ${staged('authors')})
  GROUP BY key`;

const withBook = (file: BundleFile) => `${staged(file)} AS row
  INNER JOIN ${idsOf('book')} AS book ON book.external = row.book_id`;

export const incoming: Readonly<Record<PortalTable, Incoming>> = {
  books: {
    file: 'books',
    replaces: ['id'],
    from: ['books'],
    select: `
      SELECT {portal:String}, book.id, book_id, title, ${canonicalIdsSql('author', 'author.ids')},
        ${canonicalIdsSql('genre', 'genre.ids')}, tag.ids, author.ids, genre.ids,
        ${Object.keys(bookFactColumns).join(', ')},
        least(
          if(known.first_seen_on = toDate(0), {captured:Date}, known.first_seen_on),
          if(seen.day = toDate(0), {captured:Date}, seen.day)),
        {capture:UInt64}
      FROM ${staged('books')} AS row
      INNER JOIN ${idsOf('book')} AS book ON book.external = row.book_id
      LEFT JOIN ${idsByLine('author', 'author_keys')} AS author ON author.line = row.line
      LEFT JOIN ${idsByLine('genre', 'genres')} AS genre ON genre.line = row.line
      LEFT JOIN ${idsByLine('tag', 'tags')} AS tag ON tag.line = row.line
      LEFT JOIN ${firstSeen} AS seen ON seen.seen_id = row.book_id
      LEFT JOIN (SELECT id, first_seen_on FROM books
        WHERE portal = {portal:String} AND NOT {fresh:Bool}) AS known ON known.id = book.id`,
  },
  book_facts: bookFactsIncoming,
  book_captures: {
    file: null,
    replaces: ['book_id', 'day'],
    from: ['books'],
    select: `
      SELECT {portal:String}, {captured:Date}, book.id, ${dateOf('updated_on')}, {capture:UInt64}
      FROM ${withBook('books')}`,
  },
  authors: {
    file: 'authors',
    replaces: ['id'],
    from: ['books', 'authors'],
    // Each column is the newest capture's that has it. An author whose former names alone were captured
    // so far is known by the present one, from no capture.
    select: `
      SELECT {portal:String}, known.id,
        if(startsWith(key, 'id:'), substring(key, 4), NULL),
        if(before.capture > {lastOfSecond:UInt64}, before.name, said.name),
        if(${takes('url')}, said.url, before.url), if(${takes('avatar')}, said.avatar_url, before.avatar_url),
        greatest(before.capture, {capture:UInt64}),
        if(${takes('url')}, {capture:UInt64}, before.url_capture),
        if(${takes('avatar')}, {capture:UInt64}, before.avatar_capture)
      FROM (${saidAuthors}) AS said
      INNER JOIN ${idsOf('author')} AS known ON known.external = said.key
      LEFT JOIN (SELECT * FROM authors
        WHERE portal = {portal:String} AND NOT {fresh:Bool}) AS before ON before.id = known.id
      UNION ALL
      SELECT {portal:String}, counted.id, if(startsWith(external, 'id:'), substring(external, 4), NULL),
        if(startsWith(external, 'name:'), substring(external, 6), former.name), NULL, NULL, 0, 0, 0
      FROM (
        SELECT alias.canonical AS canonical, max(said.name) AS name
        FROM (${saidAuthors}) AS said
        INNER JOIN ${idsOf('author')} AS known ON known.external = said.key
        INNER JOIN (SELECT * FROM ${STAGED_ALIASES} WHERE kind = 'author') AS alias ON alias.id = known.id
        GROUP BY canonical) AS former
      INNER JOIN ${idsOf('author')} AS counted ON counted.id = former.canonical
      WHERE external NOT IN (SELECT key FROM (${saidAuthors})) AND counted.id NOT IN (
        SELECT id FROM authors WHERE portal = {portal:String} AND NOT {fresh:Bool})`,
  },
  author_daily: {
    file: 'authors',
    replaces: ['author_id', 'day'],
    from: ['authors'],
    select: `
      SELECT {portal:String}, assumeNotNull(day), known.id, subscribers, {capture:UInt64}
      FROM ${staged('authors')} AS row
      INNER JOIN ${idsOf('author')} AS known ON known.external = row.author_key
      WHERE day IS NOT NULL`,
  },
  genres: named(
    'genre',
    ['books', 'ranks'],
    // The present name of a genre is known before any bundle names it.
    `WITH named AS (
       SELECT DISTINCT arrayJoin(genres) AS name FROM ${staged('books')}
       UNION DISTINCT SELECT DISTINCT genre FROM ${staged('ranks')} WHERE genre != '')
     SELECT name FROM named
     UNION DISTINCT SELECT external FROM ${idsOf('genre')} WHERE id IN (
       SELECT canonical FROM ${STAGED_ALIASES} WHERE kind = 'genre' AND id IN (
         SELECT id FROM ${idsOf('genre')} WHERE external IN (SELECT name FROM named)))`,
  ),
  tags: named('tag', ['books'], `SELECT DISTINCT arrayJoin(tags) AS name FROM ${staged('books')}`),
  metrics: {
    file: 'metrics',
    replaces: ['book_id', 'day'],
    from: ['metrics'],
    select: `
      SELECT {portal:String}, day, book.id, ${Object.keys(metricValueColumns).join(', ')}, {capture:UInt64}
      FROM ${withBook('metrics')}`,
  },
  ranks: {
    file: 'ranks',
    replaces: ['list', 'genre_id', 'period', 'day'],
    row: ['list', 'genre_id', 'period', 'day', 'position'],
    from: ['ranks'],
    select: `
      SELECT {portal:String}, day, list, genre.id, period, position, book.id, {capture:UInt64}
      FROM ${withBook('ranks')}
      LEFT JOIN ${idsOf('genre')} AS genre ON genre.external = row.genre`,
  },
  chapters: {
    file: 'chapters',
    replaces: ['book_id', 'chapter_id'],
    from: ['chapters'],
    select: `
      SELECT {portal:String}, book.id, chapter_id, number, title, published_on, chars, is_free,
        {capture:UInt64}
      FROM ${withBook('chapters')}`,
  },
  award_daily: {
    file: 'awards',
    replaces: ['book_id', 'day', 'type'],
    from: ['awards'],
    select: `SELECT {portal:String}, day, book.id, type, count, {capture:UInt64}
      FROM ${withBook('awards')}`,
  },
};
