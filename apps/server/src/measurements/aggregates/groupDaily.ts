import type { MetricKey } from '@litometr/api-contract';
import { IN_TOP, knownPlaces } from '../rankAggregates.ts';
import { next } from '../stage.ts';
import { WINDOW_DAYS } from './activity.ts';
import { withGroups } from './groups.ts';
import { work } from './workTables.ts';

/** How many spans of a group hold on each captured day of a span of months. */
const countSpans = (column: string, spans: string) => `
  INSERT INTO ${work('group_parts')} (group_number, day, ${column})
  WITH spans AS (SELECT group_number, start, until FROM (${spans})
    WHERE start <= {to:Date} AND until > {from:Date})
  SELECT group_number, day, total FROM (
    SELECT group_number, day, is_captured, sum(change) OVER (PARTITION BY group_number ORDER BY day
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS total
    FROM (
      SELECT group_number, day, sum(step) AS change, max(mark) AS is_captured
      FROM (
        SELECT group_number, greatest(start, {from:Date}) AS day, toInt64(1) AS step, 0 AS mark FROM spans
        UNION ALL SELECT group_number, until, -1, 0 FROM spans WHERE until <= {to:Date}
        UNION ALL SELECT group_number, day, 0, 1 FROM (SELECT DISTINCT group_number FROM spans) AS known,
          (SELECT day FROM ${work('captured')} WHERE day BETWEEN {from:Date} AND {to:Date}) AS days)
      GROUP BY group_number, day))
  WHERE is_captured AND total > 0`;

const bookSpans = `
  SELECT arrayJoin(group_numbers) AS group_number, start, until
  FROM ${withGroups(`SELECT * FROM ${work('active')} WHERE start <= {to:Date} AND until > {from:Date}`, 'start')}`;

/** A book is new from its publication on; what it belonged to then, or first of all. */
const newSpans = `
  SELECT arrayJoin(group_numbers) AS group_number, start, start + ${WINDOW_DAYS} AS until
  FROM ${withGroups(
    `SELECT DISTINCT book_id, assumeNotNull(published) AS start FROM ${work('groups')}
     WHERE published BETWEEN {from:Date} - ${WINDOW_DAYS} AND {to:Date}`,
    'start',
  )}`;

const gains = (main: MetricKey) => `
  INSERT INTO ${work('group_parts')} (group_number, day, gain, n, days)
  SELECT arrayJoin(group_numbers) AS group_number, day, sumIf(step, step_days = 1), countIf(step_days = 1), min(step_days)
  FROM (
    SELECT group_numbers, day, assumeNotNull(${main}) AS step, days AS step_days
    FROM ${withGroups(`SELECT * FROM ${work('steps')} WHERE isNotNull(${main})`, 'day')})
  GROUP BY group_number, day`;

const tops = `
  INSERT INTO ${work('group_parts')} (group_number, day, top_slots, top_authors)
  SELECT arrayJoin(group_numbers) AS group_number, day, count(), uniqExactArray(author_ids)
  FROM ${withGroups(knownPlaces(IN_TOP), 'day')}
  GROUP BY group_number, day`;

/** The lists that `top_slots` of a day counts, as one number: of the portal, whose group is 0. */
const topLists = `
  INSERT INTO ${work('group_parts')} (group_number, day, top_lists)
  SELECT 0, day, toUInt32(groupBitXor(cityHash64(genre_id, period)))
  FROM ${work('known_lists')} WHERE day BETWEEN {from:Date} AND {to:Date} AND ${IN_TOP}
  GROUP BY day`;

const sums = [
  'supply_active',
  'supply_new',
  'authors',
  'gain',
  'n',
  'top_slots',
  'top_authors',
  'top_lists',
  'list_authors',
  'supply_authors',
  'supply_listed',
];
const parts = `SELECT group_number, day, max(days) AS step_days,
    ${sums.map((column) => `sum(${column}) AS ${column}`).join(', ')}
  FROM ${work('group_parts')} GROUP BY group_number, day`;

const together = `
  INSERT INTO ${next('group_daily')}
  SELECT {portal:String}, day, kind, a, b, supply_active, supply_new, authors,
    if(n = 0, NULL, gain), n, nullIf(step_days, 0), top_slots, top_authors,
    top_lists, list_authors, supply_authors, supply_listed
  FROM (${parts}) AS part
  INNER JOIN ${work('group_numbers')} AS numbered USING (group_number)`;

/**
 * The statements that make `group_daily` of a span of months, in order, after its `steps`.
 *
 * @methodology-part supply, top-share
 */
export function groupDailySql(main: MetricKey | null): string[] {
  return [
    countSpans('supply_active', bookSpans),
    countSpans('supply_new', newSpans),
    countSpans('authors', `SELECT * FROM ${work('author_active')}`),
    countSpans('list_authors', `SELECT * FROM ${work('author_top')}`),
    countSpans('supply_authors', `SELECT * FROM ${work('author_supply')}`),
    countSpans('supply_listed', `SELECT * FROM ${work('author_supply_listed')}`),
    ...(main === null ? [] : [gains(main)]),
    tops,
    topLists,
    together,
  ];
}
