import { next } from './stage.ts';

/** What a capture says of a book that its history keeps. */
const facts = [
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
] as const;
const factList = facts.join(', ');

const window =
  'WINDOW before AS (PARTITION BY book_id ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)';

/**
 * The runs of the bundle's books: what was known of them, each run as its first and last day,
 * together with the capture that comes in. A capture between two known days splits a run where
 * it differs; one of a known day takes that day's place. The rest of the portal's books keep
 * their runs.
 */
export const bookFactsIncoming = {
  file: null,
  replaces: ['book_id'],
  row: ['book_id', 'day'],
  from: ['books'],
  select: `
    SELECT {portal:String}, book_id, min(day), max(day), ${facts
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
          UNION ALL
          SELECT book_id, arrayJoin(arrayDistinct([day, last_day])) AS at, ${factList}
          FROM book_facts
          WHERE portal = {portal:String} AND NOT {fresh:Bool} AND at != {captured:Date}
            AND book_id IN (SELECT id FROM ${next('books')}))
        ${window})
      ${window})
    GROUP BY book_id, run`,
} as const;
