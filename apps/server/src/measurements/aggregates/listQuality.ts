import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { makeWorkTable, work } from './workTables.ts';

const list = 'list, genre_id, period';
const upTo = 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW';

const placesSql = `
  INSERT INTO ${work('list_places')}
  SELECT ${list}, day, book_id, state, author_ids, in_series, tier,
    if(first_published_on <= toString(day),
      dateDiff('day', toDate32OrNull(first_published_on), toDate32(day)), NULL)
  FROM ${next('rank_entries')} AS entry
  INNER JOIN (
    SELECT id AS book_id, author_ids, first_published_on,
      isNotNull(series_external_id) OR isNotNull(series_title) AS in_series
    FROM ${upcoming('books')}) AS book USING (book_id)
  INNER JOIN (SELECT book_id, tier FROM ${next('book_latest')}) AS latest USING (book_id)`;

/**
 * @methodology effective-authors
 * @title Effective number of authors
 * @measures How many authors there would be if all of them held equally many places of the list.
 * @unit authors
 * @formula A = 1 ÷ Σ hₐ²
 * @symbol hₐ: share of the places that author a holds; a place of several authors is divided evenly among
 *   them
 * @condition Places of books without a known author are left out.
 * @worked Shares of 0.5, 0.3 and 0.2 are 2.63 effective authors; ten equal shares are 10.
 * @source Simpson, E. H. (1949). Measurement of diversity. Nature 163, 688. doi:10.1038/163688a0
 * @source Laakso, M., Taagepera, R. (1979). “Effective” number of parties. Comparative Political Studies
 *   12(1), 3–27. doi:10.1177/001041407901200101
 */
const concentration = `
  SELECT ${list}, day, count() AS authors, pow(sum(held), 2) / sum(pow(held, 2)) AS effective
  FROM (
    SELECT ${list}, day, arrayJoin(author_ids) AS author, sum(1 / length(author_ids)) AS held
    FROM ${work('list_places')} GROUP BY ${list}, day, author)
  GROUP BY ${list}, day`;

/**
 * Fills `list_daily`.
 *
 * @methodology list-composition
 * @title Composition of a list
 * @measures Who and what holds the places of a capture.
 * @condition Debuts: books whose author had no other book before ÷ books whose author’s tier is known.
 * @condition Age: median of the days since publication, of books whose day of publication is known.
 * @condition In a series: books of a series ÷ all places.
 * @condition By subscription, in progress: books of that access or status ÷ books whose access or status the
 *   portal names. A subscription to the catalogue counts as one.
 * @condition Access, status and price are those of now, for earlier captures too: their changes show which
 *   books hold the places, not how the books changed.
 * @condition Price: median price of the books that cost something. Days on the list: median over the present
 *   books.
 * @condition Authors per 100 places: distinct authors ÷ places × 100.
 * @source own
 */
const dailySql = `
  INSERT INTO ${next('list_daily')}
  SELECT {portal:String}, day, ${list}, size, depth, complete, prev_day, number,
    if(isCompared, entered, NULL), if(isCompared, new_count, NULL),
    if(isCompared, lagInFrame(size) OVER before - (size - entered), NULL),
    authors, if(authors = 0, NULL, effective),
    if(tier_n = 0, NULL, debuts / tier_n), tier_n, median_age, age_n, in_series / size
  FROM (
    SELECT ${list}, day,
      countIf(state IN ('new', 're_entry')) AS entered, countIf(state = 'new') AS new_count,
      countIf(tier = 'debut') AS debuts, count(tier) AS tier_n, count(age) AS age_n,
      if(age_n = 0, NULL, quantileExactInclusive(0.5)(age)) AS median_age,
      countIf(in_series) AS in_series
    FROM ${work('list_places')}
    GROUP BY ${list}, day) AS placed
  INNER JOIN (
    SELECT *, complete AND isNotNull(prev_day) AS isCompared FROM ${work('list_days')}
  ) AS captured USING (${list}, day)
  LEFT JOIN (${concentration}) AS concentration USING (${list}, day)
  WINDOW before AS (PARTITION BY ${list}, complete ORDER BY day ${upTo})`;

const staysSql = `
  INSERT INTO ${next('list_stays')}
  SELECT {portal:String}, ${list}, book_id, min(number), max(number)
  FROM (
    SELECT ${list}, book_id, number,
      number - row_number() OVER (PARTITION BY ${list}, book_id ORDER BY number) AS stay
    FROM ${next('rank_entries')} AS entry
    INNER JOIN (SELECT ${list}, day, number FROM ${work('list_days')} WHERE complete) AS numbered
      USING (${list}, day))
  GROUP BY ${list}, book_id, stay`;

/** The statements that make `list_daily` and `list_stays`, in order, after `rank_entries` and `book_latest`. */
export const listDailySql = [makeWorkTable('list_places'), placesSql, dailySql, staysSql];

/** @methodology-part days-on-list */
export const rankStatSql = `
  INSERT INTO ${next('rank_stat')}
  WITH
    days AS (
      SELECT ${list}, max(day) AS complete_day, argMax(prev_day, day) AS complete_before
      FROM ${work('list_days')} WHERE complete GROUP BY ${list})
  SELECT {portal:String}, book_id, ${list}, first_held, last_seen,
    greatest(list_complete, last_seen), best, best_day, days_held, if(is_out, 0, last.1),
    best_streak, stays, if(is_out, NULL, last.2), if(is_out, place_before, last.3),
    if(is_out, 'out', last.4)
  FROM (
    SELECT book_id, ${list}, min(first_entry) AS first_held, max(day) AS last_seen,
      any(complete_day) AS list_complete, last_seen < list_complete AS is_out,
      min(peak) AS best, argMax(peak_day, day) AS best_day, max(days_on) AS days_held,
      max(streak) AS best_streak, max(entries) AS stays,
      argMax((streak, toNullable(position), prev_position, state), day) AS last,
      anyIf(toNullable(position), day = complete_before) AS place_before
    FROM ${next('rank_entries')} AS entry
    INNER JOIN days USING (${list})
    GROUP BY book_id, ${list})`;
