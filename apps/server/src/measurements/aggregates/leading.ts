import type { MetricKey } from '@litometr/api-contract';
import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';

const number = (when: string, order: string) =>
  `if(${when}, row_number() OVER (PARTITION BY ${when} ORDER BY ${order}), 0)`;
const moved = 'toInt32(prev_position) - toInt32(position)';

/** `leading_latest`, from the list `{leading:String}` and the genre and period beside it. */
export const leadingLatestSql = (main: MetricKey | null) => `
  INSERT INTO ${next('leading_latest')}
  WITH
    (SELECT max(day) FROM ${next('rank_entries')} WHERE list = {leading:String}
      AND genre_id = {leadingGenre:UInt32} AND period = {leadingPeriod:String} AND complete) AS last_day,
    places AS (
      SELECT * FROM ${next('rank_entries')} WHERE list = {leading:String}
        AND genre_id = {leadingGenre:UInt32} AND period = {leadingPeriod:String} AND day = last_day),
    (SELECT any(prev_day) FROM places) AS day_before
  SELECT {portal:String}, list, genre_id,
    (SELECT any(name) FROM ${upcoming('genres')} WHERE id = {leadingGenre:UInt32}), period, day,
    position, book_id, prev_day, prev_position, state,
    ${number(`state = 'up'`, `${moved} DESC, position`)},
    ${number(`state = 'down'`, `${moved}, position`)},
    ${number(`state IN ('new', 're_entry') AND isNotNull(prev_day)`, 'position')},
    known.value, known.value_day, known.value_before, known.value_before_day,
    brief
  FROM places
  INNER JOIN (SELECT id AS book_id, brief FROM ${next('book_rows')}) AS shown USING (book_id)
  LEFT JOIN (
    SELECT book_id, argMaxIf(reading, day, isNotNull(reading)) AS value,
      maxOrNullIf(day, isNotNull(reading)) AS value_day,
      argMaxIf(reading, day, isNotNull(reading) AND day <= day_before) AS value_before,
      maxOrNullIf(day, isNotNull(reading) AND day <= day_before) AS value_before_day
    FROM (
      SELECT book_id, day, ${main === null ? 'CAST(NULL AS Nullable(Float64))' : `toFloat64(${main})`} AS reading
      FROM ${upcoming('metrics')}
      WHERE day <= last_day AND book_id IN (SELECT book_id FROM places))
    GROUP BY book_id) AS known USING (book_id)
  SETTINGS join_use_nulls = 1`;

/** `leading_daily`, from the complete days of `list_daily`. */
export const leadingDailySql = `
  INSERT INTO ${next('leading_daily')}
  SELECT {portal:String}, day, prev_day, size, entered, left_count FROM ${next('list_daily')}
  WHERE complete AND list = {leading:String} AND genre_id = {leadingGenre:UInt32}
    AND period = {leadingPeriod:String}`;

/** `lists_latest`, from `list_daily`. */
export const listsLatestSql = `
  INSERT INTO ${next('lists_latest')}
  SELECT {portal:String}, list, genre_id, name, period, argMax(depth, day), max(day),
    maxIf(day, complete)
  FROM ${next('list_daily')} AS held
  LEFT JOIN (SELECT id AS genre_id, name FROM ${upcoming('genres')}) AS genre USING (genre_id)
  GROUP BY list, genre_id, name, period`;
