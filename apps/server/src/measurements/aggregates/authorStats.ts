import { CADENCE_WEEKS, type MetricKey } from '@litometr/api-contract';
import { dateOf } from '../dateOf.ts';
import { upcoming } from '../publishMerge.ts';
import { IN_TOP, knownPlaces } from '../rankAggregates.ts';
import { next } from '../stage.ts';
import { booksSql, changeSql, MIN_AUTHOR_BOOKS } from './gainChangeSql.ts';
import { WEEK_DAYS, weekReadingsSql } from './weekGainSql.ts';
import { weekPacesSql } from './weekPacesSql.ts';
import { work } from './workTables.ts';
import { writtenSql } from './written.ts';

const authorsOf = `(SELECT id AS book_id, author_ids FROM ${upcoming('books')} WHERE notEmpty(author_ids)) AS book`;

/** The days on which any of some lists is known. */
const daysWith = (known: string) => `(SELECT day FROM ${work('known_lists')} WHERE ${known})`;

/**
 * `author_stat_daily` of a span of months, from its steps.
 *
 * @methodology-part author-figures
 */
export const authorStatDailySql = (main: MetricKey | null) => `
  INSERT INTO ${next('author_stat_daily')}
  SELECT {portal:String}, day, author_id, if(sum(read) = 0, NULL, sum(step)), sum(read),
    nullIf(max(step_days), 0),
    if(sum(lost) > 0 OR day NOT IN ${daysWith('NOT stale')}, NULL, sum(held)),
    if(sum(top_lost) > 0 OR day NOT IN ${daysWith(IN_TOP)}, NULL, sum(top_held)),
    if(sum(lost) > 0, NULL, min(best))
  FROM (
    ${
      main === null
        ? ''
        : `SELECT arrayJoin(author_ids) AS author_id, day, sumIf(assumeNotNull(${main}), days = 1) AS step,
      countIf(days = 1) AS read, min(days) AS step_days, 0 AS held, 0 AS top_held,
      0 AS lost, 0 AS top_lost, NULL AS best
    FROM (SELECT * FROM ${work('steps')} WHERE isNotNull(${main})) AS steps
    INNER JOIN ${authorsOf} USING (book_id)
    GROUP BY author_id, day
    UNION ALL`
    }
    SELECT arrayJoin(author_ids) AS author_id, day, toInt64(0) AS step, 0 AS read, 0 AS step_days,
      countIf(NOT stale) AS held, countIf(${IN_TOP}) AS top_held,
      countIf(stale) AS lost, countIf(stale AND list = {leading:String}) AS top_lost,
      minOrNullIf(position, NOT stale) AS best
    FROM (${knownPlaces('true')}) AS places
    INNER JOIN ${authorsOf} USING (book_id)
    GROUP BY author_id, day)
  GROUP BY author_id, day`;

/** Genres that a row of an author names. */
const GENRES = 3;
/** The commonest of some genres; of two as common the first by name, in whichever order they got ids. */
const commonest = (genres: string) => `arraySlice(arraySort(
  id -> (-toInt64(countEqual(${genres}, id)), genre_names[id]), arrayDistinct(${genres})), 1, ${GENRES})`;

/** Days with chapters of an author, from which the cadence is computed. */
const chapterDaysSql = `
  SELECT author_id, true AS is_dated,
    arraySort(groupArrayIf((assumeNotNull(day), chapters, size),
      day BETWEEN {dataDay:Date} - ${CADENCE_WEEKS * 7 - 1} AND {dataDay:Date})) AS days
  FROM (
    SELECT arrayJoin(author_ids) AS author_id, ${dateOf('published_on')} AS day,
      toUInt32(count()) AS chapters, if(countIf(isNull(chars)) > 0, NULL, sum(chars)) AS size
    FROM (SELECT book_id, published_on, chars FROM ${upcoming('chapters')}
          WHERE isNotNull(published_on)) AS chapter
    INNER JOIN ${authorsOf} USING (book_id)
    GROUP BY author_id, day)
  GROUP BY author_id`;

/** How the gain of each author's books changed from the week before the last to the last. */
const changesSql = (main: MetricKey | null) => `
  SELECT arrayJoin(author_ids) AS author_id, ${booksSql} AS n, ${changeSql(MIN_AUTHOR_BOOKS)}
  FROM (${weekPacesSql(main)}) AS pace INNER JOIN ${authorsOf} USING (book_id)
  GROUP BY author_id`;

/**
 * Fills `author_latest`, after `book_latest`, `rank_entries`, `book_lines` and `day_quality`.
 *
 * @methodology author-figures
 * @title Figures of an author
 * @measures Books, gain and places of an author.
 * @condition Gain: the sum of the week gains of the books, in the main metric.
 * @condition Share of charted books: books that were ever on a list ÷ books. Days in tops: days with a book
 *   on any list.
 * @condition Best place: of the last {BEST_PLACE_DAYS} days, and of all time.
 * @condition Places by day: each list counts as on its last complete capture within {LIST_WEEK} days up to the
 *   day, so that a day without one of the lists loses no places. Where a list with a book of the author was
 *   not captured in full for longer, their number is unknown; after {LIST_MONTH} days the list counts as
 *   one that is no longer captured.
 * @condition New subscribers: of 7 days, from two readings {WEEK_DAYS.least} to {WEEK_DAYS.most} days apart, as
 *   the week gain of a book.
 * @condition A book of several authors counts in full for each of them.
 * @source own
 */
export const authorLatestSql = (main: MetricKey | null) => `
  INSERT INTO ${next('author_latest')}
  WITH (SELECT mapFromArrays(groupArray(id), groupArray(name)) FROM ${upcoming('genres')}) AS genre_names
  SELECT {portal:String}, author.id, author.name, author.external_id, count(), countIf(status = 'finished'),
    countIf(active), argMaxIf(book_id, (ifNull(updated_on, ''), portal_key), goes_on),
    argMaxIf(title, (ifNull(updated_on, ''), portal_key), goes_on), count(week_gain), if(count(week_gain) = 0, NULL, sum(week_gain)),
    sum(top_places), min(best_position), min(best_ever), countIf(isNotNull(best_ever)) AS charted,
    any(ifNull(ranked.days, 0)), sum(chars), ${commonest('groupArrayArray(genre_ids)')}, min(born),
    max(updated_on), multiIf(charted > 0, 'charted', count() > 1, 'published', 'debut'),
    any(read.last), any(read.week), any(ranked.lists), any(ifNull(dated.is_dated, false)), any(dated.days),
    any(grown.per_day), any(ifNull(grown.rated, 0)), any(changed.change), any(ifNull(changed.n, 0)),
    ${main === null ? 'NULL' : "if(any(changed.author_id) IS NULL, 'few_books', any(changed.reason))"}
  FROM (
    SELECT arrayJoin(b.author_ids) AS author_id, b.id AS book_id, b.external_id AS portal_key, b.title AS title,
      ifNull(l.active AND b.status = 'in_progress', 0) AS goes_on, b.status AS status, b.genre_ids AS genre_ids,
      b.chars AS chars, b.updated_on AS updated_on,
      ifNull(toDateOrNull(b.first_published_on), b.first_seen_on) AS born,
      l.active AS active, l.week_gain AS week_gain, l.top_places AS top_places,
      l.best_position AS best_position, l.best_ever AS best_ever
    FROM ${upcoming('books')} AS b
    INNER JOIN ${next('book_latest')} AS l ON l.book_id = b.id) AS written
  INNER JOIN ${upcoming('authors')} AS author ON author.id = written.author_id
  LEFT JOIN (
    SELECT arrayJoin(author_ids) AS author_id, uniqExact(day) AS days,
      arraySort(groupUniqArray(concat(list, ' ', toString(genre_id), ' ', period))) AS lists
    FROM ${next('rank_entries')} AS places INNER JOIN ${authorsOf} USING (book_id)
    GROUP BY author_id) AS ranked ON ranked.author_id = written.author_id
  LEFT JOIN (
    SELECT author_id, last_subscribers AS last,
      dateDiff('day', week_subscribers_day, last_subscribers_day) AS apart,
      if(apart BETWEEN ${WEEK_DAYS.least} AND ${WEEK_DAYS.most},
        greatest(0, last - floor((last - week_subscribers) / apart * 7 + 0.5)), NULL) AS week
    FROM (SELECT ${weekReadingsSql(['subscribers'])} author_id FROM ${upcoming('author_daily')}
          GROUP BY author_id)) AS read ON read.author_id = written.author_id
  LEFT JOIN (${chapterDaysSql}) AS dated ON dated.author_id = written.author_id
  LEFT JOIN (${writtenSql}) AS grown ON grown.author_id = written.author_id
  LEFT JOIN (${changesSql(main)}) AS changed ON changed.author_id = written.author_id
  GROUP BY author.id, author.name, author.external_id
  SETTINGS join_use_nulls = 1`;
