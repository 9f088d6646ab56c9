import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { work } from './workTables.ts';

/** A day is complete when this share of what is usual was read on it. */
const WHOLE = 0.9;
/** Days within which a book or list counts as expected. */
const WEEK = 7;

/** Days before a day that show how many books are usually read, and how many of them are needed. */
const FORTNIGHT = 14;
const USUAL_DAYS = 3;

const list = 'list, genre_id, period';

/** Number of distinct items known within the week up to each day of the span. */
const expected = (name: string, key: string, rows: string) =>
  `
  SELECT day, sum(step) OVER (ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS ${name}
  FROM (
    SELECT day, sum(change) AS step FROM (
      SELECT greatest(start, {from:Date}) AS day, toInt64(1) AS change FROM spans
      WHERE start <= {to:Date} AND until > {from:Date}
      UNION ALL SELECT until, -1 FROM spans WHERE until > {from:Date} AND until <= {to:Date}
      UNION ALL SELECT day, 0 FROM calendar)
    GROUP BY day)`.replaceAll(
    'spans',
    `(SELECT day AS start, least(day + ${WEEK}, if(isNull(following), day + ${WEEK}, assumeNotNull(following))) AS until
      FROM (SELECT day, leadInFrame(toNullable(day)) OVER (PARTITION BY ${key} ORDER BY day
        ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS following
        FROM (${rows}) WHERE day BETWEEN {from:Date} - ${WEEK} AND {to:Date}))`,
  );

/**
 * `day_quality` of a span of months: every calendar day between the portal's first and its last.
 *
 * @methodology coverage
 * @title Coverage
 * @measures Share of the expected books that were read on a day.
 * @unit share
 * @formula C = r ÷ e
 * @symbol r: books read on the day
 * @symbol e: expected books: those read on at least one of the {WEEK} days up to the day
 * @condition Unknown where no book is expected.
 * @condition The mean over portals gives each portal the same weight.
 * @condition Where all books are read only once a week, the other days have a lower coverage and are not partial.
 * @source own
 *
 * @methodology partial-days
 * @title Partial days
 * @measures A day on which unusually few books were read, or which staff marked as partial.
 * @formula r < {WHOLE} · m
 * @symbol r: books read on the day
 * @symbol m: median number of books read on the captured days of the {FORTNIGHT} days before
 * @condition Needs at least {USUAL_DAYS} captured days among those {FORTNIGHT}.
 * @condition Staff also see a day as partial on which fewer than {WHOLE, percent} of the lists of the {WEEK} days
 *   up to it were captured.
 * @condition Partial days are hatched. Gains that end on a partial day do not enter a change of gain.
 * @source own
 */
export const dayQualitySql = `
  INSERT INTO ${next('day_quality')}
  WITH calendar AS (
    SELECT {from:Date} + number AS day FROM numbers(toUInt64(toDate({to:Date}) - toDate({from:Date}) + 1))
    WHERE day <= {to:Date} AND day >= (SELECT min(day) FROM ${work('captured')})
      AND day <= (SELECT max(day) FROM ${work('captured')}))
  SELECT {portal:String}, day, read.n AS books_read, books.expected AS wanted,
    if(wanted = 0, NULL, books_read / wanted) AS coverage, held.n AS lists, known.lists AS lists_wanted,
    multiIf(books_read = 0 AND lists = 0, 'missing',
      short OR lists < ${WHOLE} * lists_wanted, 'partial', 'ok'),
    usual.days >= ${USUAL_DAYS} AND books_read > 0 AND books_read < ${WHOLE} * usual.books AS short
  FROM calendar
  LEFT JOIN (
    SELECT day, count() OVER fortnight AS days, quantileExactInclusive(0.5)(readings) OVER fortnight AS books
    FROM ${work('captured')} WHERE readings > 0
    WINDOW fortnight AS (ORDER BY day RANGE BETWEEN ${FORTNIGHT} PRECEDING AND 1 PRECEDING)) AS usual
    USING (day)
  LEFT JOIN (SELECT day, count() AS n FROM ${upcoming('metrics')}
    WHERE day BETWEEN {from:Date} AND {to:Date} GROUP BY day) AS read USING (day)
  LEFT JOIN (${expected('expected', 'book_id', `SELECT book_id, day FROM ${upcoming('metrics')}`)}) AS books USING (day)
  LEFT JOIN (SELECT day, uniqExact(${list}) AS n FROM ${next('rank_entries')}
    WHERE day BETWEEN {from:Date} AND {to:Date} GROUP BY day) AS held USING (day)
  LEFT JOIN (${expected('lists', list, `SELECT DISTINCT ${list}, day FROM ${next('rank_entries')}`)}) AS known USING (day)`;
