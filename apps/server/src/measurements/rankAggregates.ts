import { makeWorkTable, work } from './aggregates/workTables.ts';
import { upcoming } from './publishMerge.ts';
import { next } from './stage.ts';

const list = 'list, genre_id, period';
const upTo = 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW';
const earlier = 'ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING';

/** Captured days, the day included, whose largest size is the depth of a list. */
const DEPTH_DAYS = 14;
/** A day with a smaller share of the depth was captured in part. */
const COMPLETE_SHARE = 0.9;

/**
 * Fills the captured days of every list. `prev_day` is the last complete day before.
 *
 * @methodology complete-captures
 * @title Complete and partial captures of a list
 * @measures Whether a list was read in full on a captured day. A book that is absent from a partial capture
 *   may only not have been read.
 * @formula p ≥ {COMPLETE_SHARE} · D
 * @symbol p: places that were read on the day
 * @symbol D: depth of the list: the largest number of places on its last {DEPTH_DAYS} captured days, the day
 *   included
 * @condition A capture that reaches the bound is complete, any other is partial. The rule looks back only, so
 *   a list that grows leaves its earlier captures complete.
 * @condition Entries, exits, turnover, half-life, events and alerts come from complete captures only. Each
 *   capture is compared with the last complete one before it.
 * @condition Places that were read on a partial capture are true: they count for the peak and for days on the
 *   list. An absence from it is shown as a gap.
 * @condition Pages show the last complete capture, unless the reader chooses another day.
 * @worked 100 places on fourteen days, but 40 on the 11th: 40 < 90, so the 11th is partial. The 12th is
 *   compared with the 10th; no book left and none returned.
 * @source own
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
 * Fills `rank_entries` of a portal, from all its places.
 *
 * @methodology rank-change
 * @title Change of place
 * @measures How many places a book went up (above zero) or down since the compared capture.
 * @unit places
 * @formula Δ = r₁ − r₂
 * @symbol r₁: place on the compared capture: the last complete one before, unless the reader chooses another
 * @symbol r₂: place on the shown capture; 1 is the best
 * @condition “New”: the book was never on the list up to the compared capture. “Returned”: it was on the list
 *   earlier, but not on the compared capture.
 * @condition Sentences say “yesterday” only where the compared capture is one day earlier, and “a week ago”
 *   only where it is 6 to 8 days earlier.
 * @source own
 *
 * @methodology days-on-list
 * @title Days on a list, stays, streak, peak
 * @measures How long and how well a book has been on a list.
 * @unit captured days
 * @condition Days on the list: captured days with the book. Streak: those of its present stay.
 * @condition A stay begins on the complete capture on which the book enters, and ends on the first complete
 *   capture without it. Days between captures neither interrupt a stay nor count.
 * @condition Peak: the best place up to the day.
 * @source own
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
/** A list that was not captured in full for longer is no longer captured: nothing is expected of it. */
const LIST_MONTH = 31;

/**
 * Fills `known_lists`, after `work_list_days`.
 *
 * @methodology top-share
 * @title Share of the top
 * @measures Places that the books of a genre or tag hold in the leading lists of the portal, as a part of all
 *   their places. The leading lists are all lists of the first kind that the portal leads with.
 * @unit share of places
 * @formula H = p_g ÷ p
 * @symbol p_g: places of the books of the genre or tag
 * @symbol p: all places of these lists
 * @condition Lists are captured on different days. Each counts as on its last complete capture within
 *   {LIST_WEEK} days up to the day, so that a day without one of them does not change the shares.
 * @condition Two days or periods are compared only where they count the same lists.
 * @condition A book of several genres counts fully in each of them.
 * @condition Authors in the top: distinct authors with a place within {WINDOW_DAYS} days. They may outnumber
 *   the places of one day.
 * @source own
 */
export const knownListsSql = `
  INSERT INTO ${work('known_lists')}
  SELECT list_day + later AS day, ${list}, list_day, later >= ${LIST_WEEK} AS stale
  FROM (
    SELECT ${list}, day AS list_day,
      leadInFrame(toNullable(day)) OVER (PARTITION BY ${list} ORDER BY day
        ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS following
    FROM ${work('list_days')} WHERE complete)
  ARRAY JOIN range(least(${LIST_MONTH}, ifNull(dateDiff('day', list_day, following), ${LIST_MONTH}))) AS later
  WHERE day IN (SELECT day FROM ${work('captured')})`;

/**
 * The places on some of `known_lists`, on each captured day of a span of months, `day`.
 *
 * @param known condition of the lists
 * @methodology-part top-share
 */
export const knownPlaces = (known: string) => `
  SELECT book_id, position, entry.list AS list, known.day AS day, known.stale AS stale
  FROM (SELECT * FROM ${next('rank_entries')}
        WHERE complete AND day BETWEEN {from:Date} - ${LIST_MONTH} AND {to:Date}) AS entry
  INNER JOIN (SELECT * FROM ${work('known_lists')}
              WHERE day BETWEEN {from:Date} AND {to:Date} AND ${known}) AS known
    ON known.list = entry.list AND known.genre_id = entry.genre_id AND known.period = entry.period
      AND known.list_day = entry.day`;

/**
 * Condition of `known_lists`: those of the leading kind, whose places are shared out.
 *
 * @methodology-part top-share
 */
export const IN_TOP = 'list = {leading:String} AND NOT stale';

/** The statements that make `rank_entries`, in order; they leave `work_list_days` behind. */
export const rankEntriesSql = [makeWorkTable('list_days'), listDaysWorkSql, placesSql];

/** The fields of `StoredEntry` of the reads, in its order. */
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

/**
 * `list_days`, from `rank_entries`.
 *
 * @methodology-part days-on-list
 */
export const listDaysSql = listDaysFrom(next('list_days'), next('rank_entries'));
