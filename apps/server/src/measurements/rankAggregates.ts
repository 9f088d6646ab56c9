import { upcoming } from './publishMerge.ts';
import { next } from './stage.ts';

/**
 * `rank_entries` of a portal, from all its places. A list's days are those on
 * which it was captured: 'the day before' is the captured one before, however far back, so a
 * gap of days breaks neither a streak nor a stay.
 */
const list = 'list, genre_id, period';
const upTo = 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW';

export const rankEntriesSql = `
  INSERT INTO ${next('rank_entries')}
  WITH
    days AS (
      SELECT ${list}, day, row_number() OVER before AS day_number,
        lagInFrame(toNullable(day)) OVER before AS prev_day
      FROM (SELECT DISTINCT ${list}, day FROM ${upcoming('ranks')})
      WINDOW before AS (PARTITION BY ${list} ORDER BY day ${upTo})),
    steps AS (
      SELECT ${list}, day, position, book_id, day_number, prev_day,
        lagInFrame(day_number) OVER before AS last_number,
        lagInFrame(position) OVER before AS last_position
      FROM ${upcoming('ranks')} AS places INNER JOIN days USING (${list}, day)
      WINDOW before AS (PARTITION BY ${list}, book_id ORDER BY day ${upTo})),
    stays AS (
      SELECT *, last_number = 0 AS is_new,
        is_new OR last_number + 1 != day_number AS enters FROM steps)
  SELECT {portal:String}, day, list, genre_id, period, position, book_id, prev_day,
    if(enters, NULL, last_position),
    multiIf(is_new, 'new', enters, 're_entry', position < last_position, 'up',
      position > last_position, 'down', 'same'),
    row_number() OVER before,
    day_number - max(if(enters, day_number, 0)) OVER before + 1,
    sum(enters) OVER before,
    min(position) OVER before,
    argMin(day, (position, day)) OVER before,
    min(day) OVER before
  FROM stays
  WINDOW before AS (PARTITION BY ${list}, book_id ORDER BY day ${upTo})`;

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
