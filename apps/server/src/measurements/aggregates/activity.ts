import { dateOf } from '../dateOf.ts';
import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { withGroups } from './groups.ts';
import { work } from './workTables.ts';

/** A book is active, and a rank counts for the lift, for so many days from the day on. */
export const WINDOW_DAYS = 30;

/** A book belongs to the supply of its genres and tags for so many days from its publication on. */
export const SUPPLY_DAYS = 120;

const rowsBefore = 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW';

/**
 * The days on which something happened to a book: published, updated, ranked. An update counts as soon
 * as one capture reports it: later captures report a later one in its place.
 */
const happenings = `
  SELECT DISTINCT book_id, assumeNotNull(day) AS day FROM (
    SELECT id AS book_id, ${dateOf('first_published_on')} AS day FROM ${upcoming('books')}
    UNION ALL SELECT book_id, updated_on FROM ${upcoming('book_captures')}
    UNION ALL SELECT book_id, ${dateOf('published_on')} FROM ${upcoming('chapters')}
    UNION ALL SELECT book_id, day FROM ${upcoming('ranks')})
  WHERE isNotNull(day)`;

/**
 * Fills the spans of activity that reach into the days from `{first:Date}` on, which is at most the data day.
 *
 * @methodology supply
 * @title Books, active books, new books
 * @measures How much of a portal, genre or tag there is.
 * @condition Books: all that the service has read at least once. Authors: their distinct authors.
 * @condition Active: published, updated or on any list within {WINDOW_DAYS} days. New: published within
 *   {WINDOW_DAYS} days, as the portal dates it; tiles of a portal count 7 days.
 * @condition Share of supply: active books of the genre or tag ÷ active books of the portal.
 * @condition Books per place: active books ÷ places of the leading lists. New per week: new books ÷
 *   {WINDOW_DAYS} × 7.
 * @condition A book of several genres counts in each of them.
 * @source own
 */
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

/**
 * Spans of authors per group without overlaps, so that each counts once on a day. One row per
 * start: rows with equal starts would have no order, and the two windows could disagree on it.
 *
 * @param groupDay the day whose genres and tags a book counts in
 */
const authorSpans = (spans: string, groupDay = 'start') => `
  SELECT group_number, min(start), max(until)
  FROM (
    SELECT *, sum(is_start) OVER before AS span
    FROM (
      SELECT *, start > max(until) OVER (PARTITION BY group_number, author ORDER BY start
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS is_start
      FROM (
        SELECT group_number, author, start, max(end) AS until
        FROM (
          SELECT arrayJoin(group_numbers) AS group_number, arrayJoin(author_ids) AS author, start, until AS end
          FROM ${withGroups(spans, groupDay)})
        GROUP BY group_number, author, start))
    WINDOW before AS (PARTITION BY group_number, author ORDER BY start ${rowsBefore}))
  GROUP BY group_number, author, span`;

/** @methodology-part supply */
export const authorActiveSql = `
  INSERT INTO ${work('author_active')} ${authorSpans(`SELECT * FROM ${work('active')}`)}`;

/**
 * Authors with a place in the leading list, for the thirty days from it on.
 *
 * @methodology-part top-share
 */
export const authorTopSql = `
  INSERT INTO ${work('author_top')} ${authorSpans(`
    SELECT DISTINCT book_id, day AS start, day + ${WINDOW_DAYS} AS until
    FROM ${next('rank_entries')}
    WHERE list = {leading:String} AND day + ${WINDOW_DAYS} > {first:Date}`)}`;

const published = `SELECT DISTINCT book_id, assumeNotNull(published) AS published
  FROM ${work('groups')}
  WHERE isNotNull(published) AND published + ${SUPPLY_DAYS} > {first:Date}`;

/**
 * Authors with a book in the supply.
 *
 * @methodology-part lift
 */
export const authorSupplySql = `
  INSERT INTO ${work('author_supply')} ${authorSpans(`
    SELECT book_id, published AS start, published + ${SUPPLY_DAYS} AS until
    FROM (${published})`)}`;

/**
 * Authors with a book in the supply that has a rank in the leading list within thirty days. The
 * groups are those of the publication, as in the supply: the authors are a part of its authors.
 *
 * @methodology-part lift
 */
export const authorSupplyListedSql = `
  INSERT INTO ${work('author_supply_listed')} ${authorSpans(
    `
    SELECT DISTINCT book_id, published, greatest(day, published) AS start,
      least(day + ${WINDOW_DAYS}, published + ${SUPPLY_DAYS}) AS until
    FROM (SELECT book_id, day FROM ${next('rank_entries')}
      WHERE list = {leading:String}) AS listed
    INNER JOIN (${published}) AS supply USING (book_id)
    WHERE start < until AND until > {first:Date}`,
    'published',
  )}`;

/**
 * The books that are active on a day.
 *
 * @methodology-part supply
 */
export const activeOn = (day: string) =>
  `SELECT DISTINCT book_id FROM ${work('active')} WHERE start <= ${day} AND until > ${day}`;
