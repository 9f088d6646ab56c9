import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { work } from './workTables.ts';

/** A day is whole when so much of what the week knew was read on it. */
const WHOLE = 0.9;
/** Days within which a book or list counts as expected. */
const WEEK = 7;

/** Days before a day that show how many books are usually read, and how many of them are needed. */
const FORTNIGHT = 14;
const USUAL_DAYS = 3;

const list = 'list, genre_id, period';

/** Per day of the span how many distinct ones stood within the week up to it. */
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

/** `day_quality` of a span of months: every calendar day between the portal's first and its last. */
export const dayQualitySql = `
  INSERT INTO ${next('day_quality')}
  WITH calendar AS (
    SELECT {from:Date} + number AS day FROM numbers(toUInt64(toDate({to:Date}) - toDate({from:Date}) + 1))
    WHERE day <= {to:Date} AND day >= (SELECT min(day) FROM ${work('captured')})
      AND day <= (SELECT max(day) FROM ${work('captured')}))
  SELECT {portal:String}, day, read.n AS books_read, books.expected AS wanted,
    if(wanted = 0, NULL, books_read / wanted) AS coverage, held.n AS lists, known.lists AS lists_wanted,
    multiIf(books_read = 0 AND lists = 0, 'missing',
      coverage < ${WHOLE} OR lists < ${WHOLE} * lists_wanted, 'partial', 'ok'),
    usual.days >= ${USUAL_DAYS} AND books_read > 0 AND books_read < ${WHOLE} * usual.books
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
