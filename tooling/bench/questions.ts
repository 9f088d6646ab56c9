/**
 * The main questions, once for each engine over the same rows: `metrics`, `books` (with arrays of
 * genres and tags) and `book_latest`, PostgreSQL with the indexes that each question wants.
 */
export interface QuestionSql {
  name: string;
  chdb: string;
  postgres: string;
}

const PORTAL = `portal = 'litnet'`;

export const questions: readonly QuestionSql[] = [
  {
    name: 'views a day per genre, 90 days',
    chdb: `SELECT genre, day, sum(views) AS views
      FROM (SELECT book_id, day, views FROM metrics WHERE ${PORTAL}) AS m
      INNER JOIN (SELECT id AS book_id, arrayJoin(genre_ids) AS genre FROM books WHERE ${PORTAL}) AS b
        USING (book_id)
      GROUP BY genre, day`,
    postgres: `SELECT genre, day, sum(views) AS views
      FROM metrics JOIN (SELECT id, unnest(genre_ids) AS genre FROM books) b ON b.id = book_id
      GROUP BY genre, day`,
  },
  {
    name: 'statistics of 800 tags, 30 days',
    chdb: `SELECT tag, count() AS books, avg(gain) AS gain
      FROM (
        SELECT book_id, max(library) - min(library) AS gain FROM metrics
        WHERE ${PORTAL} AND day > toDate('2026-08-07') - 30 GROUP BY book_id) AS m
      INNER JOIN (SELECT id AS book_id, arrayJoin(tag_ids) AS tag FROM books WHERE ${PORTAL}) AS b
        USING (book_id)
      GROUP BY tag`,
    postgres: `SELECT tag, count(*) AS books, avg(gain) AS gain
      FROM (
        SELECT book_id, max(library) - min(library) AS gain FROM metrics
        WHERE day > date '2026-08-07' - 30 GROUP BY book_id) m
      JOIN (SELECT id, unnest(tag_ids) AS tag FROM books) b ON b.id = m.book_id
      GROUP BY tag`,
  },
  {
    name: 'the fifty largest gains of a week',
    chdb: `SELECT book_id, maxIf(library, day = '2026-08-07') - maxIf(library, day = '2026-07-31') AS gain
      FROM metrics WHERE ${PORTAL} AND day IN ('2026-07-31', '2026-08-07')
      GROUP BY book_id ORDER BY gain DESC, book_id LIMIT 50`,
    postgres: `SELECT book_id, max(library) FILTER (WHERE day = '2026-08-07')
        - max(library) FILTER (WHERE day = '2026-07-31') AS gain
      FROM metrics WHERE day IN ('2026-07-31', '2026-08-07')
      GROUP BY book_id ORDER BY gain DESC, book_id LIMIT 50`,
  },
  {
    name: 'ninety days of a book',
    chdb: `SELECT day, views, likes, library, comments FROM metrics
      WHERE ${PORTAL} AND book_id = 777 ORDER BY day`,
    postgres: `SELECT day, views, likes, library, comments FROM metrics WHERE book_id = 777 ORDER BY day`,
  },
  {
    name: 'a page of a catalogue',
    chdb: `SELECT b.id, b.title, l.last_library
      FROM (SELECT id, title FROM books WHERE ${PORTAL} AND status = 'finished' AND price_rub < 200) AS b
      INNER JOIN (SELECT book_id, last_library FROM book_latest WHERE ${PORTAL}) AS l ON l.book_id = b.id
      ORDER BY last_library DESC, id LIMIT 25`,
    postgres: `SELECT b.id, b.title, l.last_library FROM books b JOIN book_latest l ON l.book_id = b.id
      WHERE status = 'finished' AND price_rub < 200 AND last_library IS NOT NULL
      ORDER BY last_library DESC, id LIMIT 25`,
  },
  {
    name: 'titles with a word in them',
    chdb: `SELECT id, title FROM books WHERE ${PORTAL} AND positionCaseInsensitiveUTF8(title, 'дракон') > 0
      ORDER BY id LIMIT 50`,
    postgres: `SELECT id, title FROM books WHERE title ILIKE '%дракон%' ORDER BY id LIMIT 50`,
  },
];

/** The rows to copy, by PostgreSQL's table. */
export const copied: Readonly<
  Record<string, { columns: string; select: string; indexes: string[] }>
> = {
  metrics: {
    columns: `book_id int, day date, views bigint, likes bigint, library bigint, comments bigint,
      awards bigint, rating numeric, chars bigint, price_rub numeric`,
    select: `SELECT book_id, day, views, likes, library, comments, awards, rating, chars, price_rub
      FROM metrics WHERE ${PORTAL}`,
    indexes: [
      'ALTER TABLE metrics ADD PRIMARY KEY (book_id, day)',
      'CREATE INDEX ON metrics (day)',
    ],
  },
  books: {
    columns: `id int, title text, status text, access text, price_rub numeric, chars bigint,
      genre_ids int[], tag_ids int[]`,
    select: `SELECT id, title, status, access, price_rub, chars,
        concat('{', arrayStringConcat(genre_ids, ','), '}'),
        concat('{', arrayStringConcat(tag_ids, ','), '}') FROM books WHERE ${PORTAL}`,
    indexes: [
      'ALTER TABLE books ADD PRIMARY KEY (id)',
      'CREATE EXTENSION pg_trgm',
      'CREATE INDEX ON books USING gin (title gin_trgm_ops)',
    ],
  },
  book_latest: {
    columns: 'book_id int, last_library float8, last_views float8',
    select: `SELECT book_id, last_library, last_views FROM book_latest WHERE ${PORTAL}`,
    indexes: [
      'ALTER TABLE book_latest ADD PRIMARY KEY (book_id)',
      'CREATE INDEX ON book_latest (last_library DESC)',
    ],
  },
};
