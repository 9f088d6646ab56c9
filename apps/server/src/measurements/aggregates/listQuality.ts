import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { makeWorkTable, work } from './workTables.ts';

const list = 'list, genre_id, period';
const upTo = 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW';

/** Captured days that the half of a list is followed over. */
const HALF_LIFE_DAYS = 90;

/** A place is followed over as many days: blocks of the usual size would be arrays of hundreds of megabytes. */
const PLACES_AT_ONCE = 8_192;

const placesSql = `
  INSERT INTO ${work('list_places')}
  SELECT ${list}, day, book_id, state, prev_day, author_ids, in_series, tier,
    if(first_published_on <= toString(day),
      dateDiff('day', toDate32OrNull(first_published_on), toDate32(day)), NULL)
  FROM ${next('rank_entries')} AS entry
  INNER JOIN (
    SELECT id AS book_id, author_ids, first_published_on,
      isNotNull(series_external_id) OR isNotNull(series_title) AS in_series
    FROM ${upcoming('books')}) AS book USING (book_id)
  INNER JOIN (SELECT book_id, tier FROM ${next('book_latest')}) AS standing USING (book_id)`;

const daysSql = `
  INSERT INTO ${work('list_days')}
  SELECT ${list}, day, count(), row_number() OVER (PARTITION BY ${list} ORDER BY day),
    count() OVER (PARTITION BY ${list})
  FROM ${next('rank_entries')}
  GROUP BY ${list}, day`;

/** 1 ÷ the sum of squared shares of the authors; a place of several is shared among them. */
const concentration = `
  SELECT ${list}, day, count() AS authors, pow(sum(held), 2) / sum(pow(held, 2)) AS effective
  FROM (
    SELECT ${list}, day, arrayJoin(author_ids) AS author, sum(1 / length(author_ids)) AS held
    FROM ${work('list_places')} GROUP BY ${list}, day, author)
  GROUP BY ${list}, day`;

/** Per day the first number of days after which half or fewer of its books are on the list. */
const halves = `
  SELECT ${list}, day,
    arrayFirst(later -> NOT has(more_than_half, later),
      range(1, least(last_number - number, ${HALF_LIFE_DAYS}) + 1)) AS half_life
  FROM (
    SELECT ${list}, number, groupArrayIf(later, stay * 2 > size) AS more_than_half
    FROM (
      SELECT ${list}, number, later, count() AS stay
      FROM (
        SELECT ${list}, number, arrayJoin(arrayFilter(step -> step BETWEEN 1 AND ${HALF_LIFE_DAYS},
          arrayMap(other -> toInt32(other) - toInt32(number), numbers))) AS later
        FROM (
          SELECT ${list}, book_id, groupArray(number) AS numbers
          FROM ${next('rank_entries')} INNER JOIN ${work('list_days')} AS numbered USING (${list}, day)
          GROUP BY ${list}, book_id)
        ARRAY JOIN numbers AS number)
      GROUP BY ${list}, number, later) AS stays
    INNER JOIN ${work('list_days')} AS numbered USING (${list}, number)
    GROUP BY ${list}, number) AS known
  RIGHT JOIN ${work('list_days')} AS numbered USING (${list}, number)`;

const dailySql = `
  INSERT INTO ${next('list_daily')}
  SELECT {portal:String}, day, ${list}, size, prev_day,
    if(prev_day IS NULL, NULL, entered), if(prev_day IS NULL, NULL, new_count),
    if(prev_day IS NULL, NULL, lagInFrame(size) OVER before - (size - entered)),
    nullIf(half_life, 0), authors, if(authors = 0, NULL, effective),
    if(tier_n = 0, NULL, debuts / tier_n), tier_n, median_age, age_n, in_series / size
  FROM (
    SELECT ${list}, day, count() AS size, any(prev_day) AS prev_day,
      countIf(state IN ('new', 're_entry')) AS entered, countIf(state = 'new') AS new_count,
      countIf(tier = 'debut') AS debuts, count(tier) AS tier_n, count(age) AS age_n,
      if(age_n = 0, NULL, quantileExactInclusive(0.5)(age)) AS median_age,
      countIf(in_series) AS in_series
    FROM ${work('list_places')}
    GROUP BY ${list}, day) AS sized
  LEFT JOIN (${concentration}) AS concentration USING (${list}, day)
  LEFT JOIN (${halves}) AS halves USING (${list}, day)
  WINDOW before AS (PARTITION BY ${list} ORDER BY day ${upTo})
  SETTINGS max_block_size = ${PLACES_AT_ONCE}`;

/** The statements that make `list_daily`, in order, after `rank_entries` and `book_latest`. */
export const listDailySql = [
  makeWorkTable('list_places'),
  makeWorkTable('list_days'),
  placesSql,
  daysSql,
  dailySql,
];

export const rankStatSql = `
  INSERT INTO ${next('rank_stat')}
  WITH
    days AS (
      SELECT ${list}, max(day) AS list_day, argMax(prev_day, day) AS day_before
      FROM ${next('rank_entries')} GROUP BY ${list})
  SELECT {portal:String}, book_id, ${list}, min(entry.first_entry), max(day) AS last_seen,
    any(days.list_day) AS last_list_day, min(entry.peak), argMax(entry.peak_day, day),
    max(entry.days_on), argMaxIf(entry.streak, day, day = days.list_day), max(entry.streak),
    max(entry.entries), anyIf(toNullable(entry.position), day = days.list_day),
    anyIf(toNullable(entry.position), day = days.day_before),
    if(last_seen = last_list_day, argMax(entry.state, day), 'out')
  FROM ${next('rank_entries')} AS entry
  INNER JOIN days USING (${list})
  GROUP BY book_id, ${list}`;
