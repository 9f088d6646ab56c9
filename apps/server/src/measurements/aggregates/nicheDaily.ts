import type { MetricKey } from '@litometr/api-contract';
import { knownPlaces } from '../rankAggregates.ts';
import { next } from '../stage.ts';
import { WINDOW_DAYS } from './activity.ts';
import { withGroups } from './groups.ts';
import { work } from './workTables.ts';

/** How many spans of a niche hold on each captured day of a span of months. */
const countSpans = (column: string, spans: string) => `
  INSERT INTO ${work('niche_parts')} (niche, day, ${column})
  WITH spans AS (SELECT niche, start, until FROM (${spans})
    WHERE start <= {to:Date} AND until > {from:Date})
  SELECT niche, day, total FROM (
    SELECT niche, day, is_captured, sum(change) OVER (PARTITION BY niche ORDER BY day
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS total
    FROM (
      SELECT niche, day, sum(step) AS change, max(mark) AS is_captured
      FROM (
        SELECT niche, greatest(start, {from:Date}) AS day, toInt64(1) AS step, 0 AS mark FROM spans
        UNION ALL SELECT niche, until, -1, 0 FROM spans WHERE until <= {to:Date}
        UNION ALL SELECT niche, day, 0, 1 FROM (SELECT DISTINCT niche FROM spans) AS known,
          (SELECT day FROM ${work('captured')} WHERE day BETWEEN {from:Date} AND {to:Date}) AS days)
      GROUP BY niche, day))
  WHERE is_captured AND total > 0`;

const bookSpans = `
  SELECT arrayJoin(niches) AS niche, start, until
  FROM ${withGroups(`SELECT * FROM ${work('active')} WHERE start <= {to:Date} AND until > {from:Date}`, 'start')}`;

/** A book is new from its publication on; what it belonged to then, or first of all. */
const newSpans = `
  SELECT arrayJoin(niches) AS niche, start, start + ${WINDOW_DAYS} AS until
  FROM ${withGroups(
    `SELECT DISTINCT book_id, assumeNotNull(published) AS start FROM ${work('groups')}
     WHERE published BETWEEN {from:Date} - ${WINDOW_DAYS} AND {to:Date}`,
    'start',
  )}`;

const gains = (main: MetricKey) => `
  INSERT INTO ${work('niche_parts')} (niche, day, gain, n, days)
  SELECT arrayJoin(niches) AS niche, day, sumIf(step, step_days = 1), countIf(step_days = 1), min(step_days)
  FROM (
    SELECT niches, day, assumeNotNull(${main}) AS step, days AS step_days
    FROM ${withGroups(`SELECT * FROM ${work('steps')} WHERE isNotNull(${main})`, 'day')})
  GROUP BY niche, day`;

const tops = `
  INSERT INTO ${work('niche_parts')} (niche, day, top_slots, top_authors)
  SELECT arrayJoin(niches) AS niche, day, count(), uniqExactArray(author_ids)
  FROM ${withGroups(knownPlaces('day BETWEEN {from:Date} AND {to:Date}'), 'day')}
  GROUP BY niche, day`;

/** The lists that `top_slots` of a day counts, as one number: of the portal, whose niche is 0. */
const topLists = `
  INSERT INTO ${work('niche_parts')} (niche, day, top_lists)
  SELECT 0, day, toUInt32(groupBitXor(cityHash64(genre_id, period)))
  FROM ${work('known_lists')} WHERE day BETWEEN {from:Date} AND {to:Date}
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
const parts = `SELECT niche, day, max(days) AS step_days,
    ${sums.map((column) => `sum(${column}) AS ${column}`).join(', ')}
  FROM ${work('niche_parts')} GROUP BY niche, day`;

const together = `
  INSERT INTO ${next('niche_daily')}
  SELECT {portal:String}, day, kind, a, b, supply_active, supply_new, authors,
    if(n = 0, NULL, gain), n, nullIf(step_days, 0), top_slots, top_authors,
    top_lists, list_authors, supply_authors, supply_listed
  FROM (${parts}) AS part
  INNER JOIN ${work('niches')} AS niches USING (niche)`;

/**
 * The statements that make `niche_daily` of a span of months, in order, after its `steps`.
 *
 * @methodology-part supply, top-share
 */
export function nicheDailySql(main: MetricKey | null): string[] {
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
