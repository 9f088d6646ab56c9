import { makeWorkTable, work } from './aggregates/workTables.ts';
import { upcoming } from './publishMerge.ts';
import { next } from './stage.ts';

const list = 'list, genre_id, period';
const upTo = 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW';
const earlier = 'ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING';

/** Captured days, the day included, whose largest size is the depth of a list. */
export const DEPTH_DAYS = 14;
/** A day with a smaller share of the depth was captured in part. */
export const COMPLETE_SHARE = 0.9;

/**
 * The captured days of every list. A day is complete where it has at least nine tenths of the
 * places of the largest of the last fourteen captured days; what is absent from another day may only
 * not have been read. `prev_day`: the last complete day before.
 */
const listDaysWorkSql = `
  INSERT INTO ${work('list_days')}
  SELECT ${list}, day, size, depth, complete,
    maxOrNullIf(day, complete) OVER (PARTITION BY ${list} ORDER BY day ${earlier}),
    countIf(complete) OVER (PARTITION BY ${list} ORDER BY day ${upTo})
  FROM (
    SELECT *, size >= depth * ${COMPLETE_SHARE} AS complete FROM (
      SELECT ${list}, day, size, max(size) OVER (PARTITION BY ${list} ORDER BY day
        ROWS BETWEEN ${DEPTH_DAYS - 1} PRECEDING AND CURRENT ROW) AS depth
      FROM (SELECT ${list}, day, count() AS size FROM ${upcoming('ranks')} GROUP BY ${list}, day)))`;

/**
 * `rank_entries` of a portal, from all its places. Places are compared with those of the last complete
 * day before, however far back, so a gap of days breaks neither a streak nor a stay. A stay ends
 * where the book is absent from a complete day.
 */
const placesSql = `
  INSERT INTO ${next('rank_entries')}
  WITH
    steps AS (
      SELECT ${list}, day, position, book_id, complete, prev_day, number, row_number() OVER before AS days_on,
        lagInFrame(number) OVER before AS last_number,
        min(day) OVER before AS first_entry,
        maxOrNullIf(day, complete) OVER since AS last_complete,
        argMaxIf(toNullable(position), day, complete) OVER since AS last_position
      FROM ${upcoming('ranks')} AS places
      INNER JOIN ${work('list_days')} AS days USING (${list}, day)
      WINDOW before AS (PARTITION BY ${list}, book_id ORDER BY day ${upTo}),
        since AS (PARTITION BY ${list}, book_id ORDER BY day ${earlier})),
    stays AS (
      SELECT *, if(last_complete = prev_day, last_position, NULL) AS prev_position,
        days_on = 1 OR number - toUInt32(complete) > last_number AS enters FROM steps)
  SELECT {portal:String}, day, list, genre_id, period, position, book_id, complete, prev_day,
    prev_position,
    multiIf(position < prev_position, 'up', position > prev_position, 'down',
      position = prev_position, 'same', first_entry <= prev_day, 're_entry', 'new'),
    days_on,
    days_on - max(if(enters, days_on, 0)) OVER before + 1,
    sum(enters) OVER before,
    min(position) OVER before,
    argMin(day, (position, day)) OVER before,
    first_entry
  FROM stays
  WINDOW before AS (PARTITION BY ${list}, book_id ORDER BY day ${upTo})`;

/** A list that was not captured in full for so long is not known any more. */
const LIST_WEEK = 7;

/**
 * `known_lists`, after `work_list_days`. Lists are captured on different days, and some in part: places
 * that are counted over several lists are those of each list's last complete day, so that a day without one
 * of the lists does not change the mix.
 */
export const knownListsSql = `
  INSERT INTO ${work('known_lists')}
  SELECT list_day + later AS day, genre_id, period, list_day
  FROM (
    SELECT genre_id, period, day AS list_day,
      leadInFrame(toNullable(day)) OVER (PARTITION BY genre_id, period ORDER BY day
        ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS following
    FROM ${work('list_days')} WHERE complete AND list = {leading:String})
  ARRAY JOIN range(${LIST_WEEK}) AS later
  WHERE ifNull(list_day + later < following, true)
    AND day IN (SELECT day FROM ${work('captured')})`;

/** The places on the lists that are known on a captured day, `day`; `known` is a condition for days. */
export const knownPlaces = (known: string) => `
  SELECT book_id, known.day AS day
  FROM (SELECT * FROM ${next('rank_entries')} WHERE list = {leading:String} AND complete) AS entry
  INNER JOIN (SELECT * FROM ${work('known_lists')} WHERE ${known}) AS known
    ON known.genre_id = entry.genre_id AND known.period = entry.period AND known.list_day = entry.day`;

/** The statements that make `rank_entries`, in order; they leave `work_list_days` behind. */
export const rankEntriesSql = [makeWorkTable('list_days'), listDaysWorkSql, placesSql];

/** What `StoredEntry` of the reads names, in its order. */
const entry = [
  'prev_position',
  'toString(state)',
  'days_on',
  'streak',
  'entries',
  'peak',
  'peak_day',
  'first_entry',
];

const listDaysFrom = (into: string, from: string) => `
  INSERT INTO ${into}
  SELECT portal, list, genre_id, period, day, arrayMap(one -> one.2, held),
    arrayMap(one -> one.1, held), toJSONString(arrayMap(one -> one.3, held))
  FROM (
    SELECT portal, ${list}, day,
      arraySort(groupArray((position, book_id, (${entry.join(', ')})))) AS held
    FROM ${from} GROUP BY portal, ${list}, day)`;

/** `list_days`, from `rank_entries`. */
export const listDaysSql = listDaysFrom(next('list_days'), next('rank_entries'));
/** Of all that is published: a step of a migration, which may be repeated. */
export const publishedListDays = [
  'TRUNCATE TABLE list_days',
  listDaysFrom('list_days', 'rank_entries'),
];
