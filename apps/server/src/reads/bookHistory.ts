import type {
  bookHistory,
  EndpointRequest,
  EndpointResponse,
  MetricKey,
  RankHistory,
} from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import { roundingStep } from '../measurements/portals.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { heldLists } from './listChoice.ts';
import { type Period, periodOf } from './period.ts';
import { portalOf } from './portalOf.ts';
import { publishedMetrics } from './readings.ts';

/** A book's history is read over a quarter unless the caller says otherwise. */
const HISTORY_DAYS = 90;

interface Scope extends Period {
  portal: string;
  id: number;
}

type MetricRow = { day: string } & Partial<Record<MetricKey, number | null>>;

async function metricSeries(
  reads: Reads,
  { definition }: PortalView,
  scope: Scope,
  only: MetricKey | undefined,
) {
  const metrics = publishedMetrics(definition).filter(
    (metric) => only === undefined || metric === only,
  );
  if (metrics.length === 0) return [];
  const rows = await reads.db.select<MetricRow>(
    `SELECT day, ${metrics.join(', ')} FROM metrics
     WHERE portal = {portal:String} AND book_id = {id:UInt32}
       AND day BETWEEN {from:Date} AND {to:Date}
     ORDER BY day`,
    { ...scope },
  );
  return metrics.flatMap((metric) => {
    const points = rows.flatMap((row) => {
      const value = row[metric];
      if (value === undefined || value === null) return [];
      return [{ day: row.day, value, step: roundingStep(definition, metric, value) }];
    });
    return points.length === 0 ? [] : [{ metric, points }];
  });
}

/** Every list that the book stood on in the period, with null for captured days off the list. */
async function rankSeries(reads: Reads, view: PortalView, scope: Scope): Promise<RankHistory[]> {
  const rows = await reads.db.select<{
    list: string;
    genre_id: number;
    period: string;
    days: string[];
    held: [string, number][];
  }>(
    `SELECT d.list AS list, d.genre_id AS genre_id, d.period AS period,
            arraySort(groupArray(toString(d.day))) AS days,
            groupArrayIf((toString(d.day), toUInt32(r.position)), r.position > 0) AS held
     FROM (SELECT list, genre_id, period, day FROM list_daily
           WHERE portal = {portal:String} AND day BETWEEN {from:Date} AND {to:Date}) AS d
     LEFT JOIN (SELECT list, genre_id, period, day, position FROM rank_entries
                WHERE portal = {portal:String} AND book_id = {id:UInt32}) AS r
       ON r.list = d.list AND r.genre_id = d.genre_id AND r.period = d.period AND r.day = d.day
     GROUP BY list, genre_id, period
     HAVING length(held) > 0`,
    { ...scope },
  );
  const byList = new Map(rows.map((row) => [`${row.list} ${row.genre_id} ${row.period}`, row]));
  return (await heldLists(reads, view.definition.slug)).flatMap((list) => {
    const row = byList.get(`${list.kind} ${list.genreId} ${list.period}`);
    if (row === undefined) return [];
    const places = new Map(row.held);
    return [
      {
        list: list.kind,
        genre: list.genre,
        period: list.period === '' ? null : list.period,
        depth: list.depth,
        points: row.days.map((day) => ({ day, position: places.get(day) ?? null })),
      },
    ];
  });
}

export async function readBookHistory(
  reads: Reads,
  { params, query }: EndpointRequest<typeof bookHistory>,
): Promise<EndpointResponse<typeof bookHistory>> {
  const portal = await portalOf(reads, 'books', params.id);
  if (portal === null) throw notFound('There is no such book.');
  const view = requirePortal(reads, portal);
  const period = periodOf(view, query, HISTORY_DAYS);
  if (period === null) {
    return { meta: metaOf(portal, view), from: null, to: null, metrics: [], ranks: [] };
  }
  const scope = { portal, id: params.id, ...period };
  const [metrics, ranks] = await Promise.all([
    metricSeries(reads, view, scope, query.metric),
    rankSeries(reads, view, scope),
  ]);
  return { meta: metaOf(portal, view, { filters: { ...query } }), ...period, metrics, ranks };
}
