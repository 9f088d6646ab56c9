import { next } from './stage.ts';

/** Facts of a book in a capture that its history stores. */
export const bookFacts = [
  'title',
  'genre_ids',
  'tag_ids',
  'form',
  'status',
  'access',
  'price_rub',
  'price_old_rub',
  'cover_url',
  'annotation_hash',
  'source_genre_ids',
] as const;
const factList = bookFacts.join(', ');

const window =
  'WINDOW before AS (PARTITION BY book_id ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)';

const known = `FROM book_facts
  WHERE portal = {portal:String} AND NOT {fresh:Bool} AND book_id IN (SELECT id FROM ${next('books')})`;

/** Captures of the portal on the day of the one that comes in. */
const sameDay = `FROM book_captures
  WHERE portal = {portal:String} AND NOT {fresh:Bool} AND day = {captured:Date}`;

/** The capture days next to the one that comes in, of books with a run around that day. */
const neighbors = `
  SELECT book_id, arrayJoin([
    maxOrNullIf(day, day < {captured:Date}), minOrNullIf(day, day > {captured:Date})]) AS at
  FROM book_captures
  WHERE portal = {portal:String} AND book_id IN (
    SELECT book_id ${known} AND day <= {captured:Date} AND last_day >= {captured:Date})
  GROUP BY book_id`;

/**
 * The runs of the bundle's books: their known runs, each as its first and last day, together with the
 * capture that comes in. A capture within a run splits it between the capture days around it. One of
 * a known day takes that day's place unless it is the older one. The rest of the portal's books keep
 * their runs.
 */
export const bookFactsIncoming = {
  file: null,
  replaces: ['book_id'],
  row: ['book_id', 'day'],
  from: ['books'],
  select: `
    SELECT {portal:String}, book_id, min(day), max(day), ${bookFacts
      .map((fact) => `argMin(tuple(${fact}), day).1`)
      .join(', ')}
    FROM (
      SELECT *, sum(is_change) OVER before AS run
      FROM (
        SELECT *, cityHash64(toString((${factList}))) AS print,
          row_number() OVER before = 1 OR print != lagInFrame(print) OVER before AS is_change
        FROM (
          SELECT id AS book_id, toDate({captured:Date}) AS day, ${factList.replace(
            'annotation_hash',
            'cityHash64(annotation) AS annotation_hash',
          )}
          FROM ${next('books')}
          WHERE id NOT IN (SELECT book_id ${sameDay} AND capture > {lastOfSecond:UInt64})
          UNION ALL
          SELECT DISTINCT book_id, at, ${factList}
          FROM (
            SELECT book_id, arrayJoin([day, last_day]) AS at, ${factList} ${known}
            UNION ALL
            SELECT book_id, assumeNotNull(at), ${factList}
            FROM (SELECT * ${known}) AS run INNER JOIN (${neighbors}) AS beside USING (book_id)
            WHERE at BETWEEN day AND last_day)
          WHERE at != {captured:Date}
            OR book_id IN (SELECT book_id ${sameDay} AND capture > {lastOfSecond:UInt64}))
        ${window})
      ${window})
    GROUP BY book_id, run`,
} as const;
