import { metricKeys } from '@litometr/api-contract';
import { upcoming } from './publishMerge.ts';
import { next } from './stage.ts';

/** Counters: an average such as the rating has no gain that could be summed. */
const counters = metricKeys.filter((metric) => metric !== 'rating');

/** Null unless the book was read on the day and on the captured day before it. */
const gainOf = (metric: string) =>
  `if(last_day = prev_day, toInt64(${metric}) - toInt64(last_${metric}), NULL)`;

/**
 * `gain_daily` of a portal. The step of a day leads from the captured day of readings before it;
 * a book that was not read on both days has no part in it, so that the weekly step of a book
 * that is read weekly never looks like a day's gain.
 */
export const gainDailySql = `
  INSERT INTO ${next('gain_daily')}
  WITH
    days AS (
      SELECT day, lagInFrame(toNullable(day)) OVER (ORDER BY day
        ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS prev_day
      FROM (SELECT DISTINCT day FROM ${upcoming('metrics')})),
    read AS (
      SELECT book_id, day, ${counters.join(', ')},
        lagInFrame(toNullable(day)) OVER before AS last_day,
        ${counters.map((metric) => `lagInFrame(${metric}) OVER before AS last_${metric}`).join(', ')}
      FROM ${upcoming('metrics')}
      WINDOW before AS (PARTITION BY book_id ORDER BY day
        ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)),
    groups AS (
      SELECT id AS book_id, arrayConcat(
        [('all', '')],
        arrayMap(genre -> ('genre', toString(genre)), genre_ids),
        if(isNull(status), [], [('status', assumeNotNull(status)::String)]),
        if(isNull(access), [], [('access', assumeNotNull(access)::String)]),
        if(isNull(form), [], [('form', assumeNotNull(form)::String)])) AS keys
      FROM ${upcoming('books')})
  SELECT {portal:String}, day, key.1, key.2, step.1, step.2, step.3,
    dateDiff('day', assumeNotNull(prev_day), day)
  FROM (
    SELECT day, prev_day, arrayJoin(keys) AS key, [${counters
      .map((metric) => `('${metric}', sum(${gainOf(metric)}), count(${gainOf(metric)}))`)
      .join(', ')}] AS steps
    FROM read INNER JOIN days USING (day) INNER JOIN groups USING (book_id)
    WHERE isNotNull(prev_day)
    GROUP BY day, prev_day, key)
  ARRAY JOIN steps AS step
  WHERE step.3 > 0`;
