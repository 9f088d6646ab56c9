import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { dateOf, withGroups } from './groups.ts';
import { work } from './workTables.ts';

/** A book is active, and a place counts for the lift, for so many days from the day on. */
export const WINDOW_DAYS = 30;

const rowsBefore = 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW';

/** The days on which something happened to a book: published, updated, ranked. */
const happenings = `
  SELECT DISTINCT book_id, assumeNotNull(day) AS day FROM (
    SELECT id AS book_id, ${dateOf('first_published_on')} AS day FROM ${upcoming('books')}
    UNION ALL SELECT id, ${dateOf('updated_on')} FROM ${upcoming('books')}
    UNION ALL SELECT book_id, ${dateOf('published_on')} FROM ${upcoming('chapters')}
    UNION ALL SELECT book_id, day FROM ${upcoming('ranks')})
  WHERE isNotNull(day)`;

/** Spans of activity that reach into the days from `{first:Date}` on. */
export const activeSql = `
  INSERT INTO ${work('active')}
  SELECT book_id, min(day), max(day) + ${WINDOW_DAYS} AS until
  FROM (
    SELECT book_id, day, sum(is_start) OVER before AS span
    FROM (
      SELECT book_id, day,
        row_number() OVER before = 1 OR day > lagInFrame(day) OVER before + ${WINDOW_DAYS} AS is_start
      FROM (${happenings})
      WINDOW before AS (PARTITION BY book_id ORDER BY day ${rowsBefore}))
    WINDOW before AS (PARTITION BY book_id ORDER BY day ${rowsBefore}))
  GROUP BY book_id, span
  HAVING until > {first:Date}`;

/** Spans of authors per niche without overlaps, so that each counts once on a day. */
const authorSpans = (spans: string) => `
  SELECT niche, min(start), max(until)
  FROM (
    SELECT *, sum(is_start) OVER before AS span
    FROM (
      SELECT *, start > max(until) OVER (PARTITION BY niche, author ORDER BY start, until
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS is_start
      FROM (
        SELECT arrayJoin(niches) AS niche, arrayJoin(author_ids) AS author, start, until
        FROM ${withGroups(spans, 'start')}))
    WINDOW before AS (PARTITION BY niche, author ORDER BY start, until ${rowsBefore}))
  GROUP BY niche, author, span`;

export const authorActiveSql = `
  INSERT INTO ${work('author_active')} ${authorSpans(`SELECT * FROM ${work('active')}`)}`;

/** Authors with a place in the leading list, for the thirty days from it on. */
export const authorTopSql = `
  INSERT INTO ${work('author_top')} ${authorSpans(`
    SELECT DISTINCT book_id, day AS start, day + ${WINDOW_DAYS} AS until
    FROM ${next('rank_entries')}
    WHERE list = {leading:String} AND day + ${WINDOW_DAYS} > {first:Date}`)}`;

/** The books that are active on a day. */
export const activeOn = (day: string) =>
  `SELECT DISTINCT book_id FROM ${work('active')} WHERE start <= ${day} AND until > ${day}`;
