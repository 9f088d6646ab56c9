import type {
  bookHistory,
  EndpointRequest,
  EndpointResponse,
  RankHistory,
} from '@litometr/api-contract';
import { badParameter, notFound } from '../http/errors.ts';
import {
  type BookScope,
  bookReadings,
  funnelOf,
  metricHistories,
  otherHistories,
} from './bookSeries.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { heldLists } from './listChoice.ts';
import { periodOf } from './period.ts';
import { portalOf } from './portalOf.ts';
import { publishedMetrics } from './readings.ts';

/** A book's history is read over a quarter unless the caller says otherwise. */
const HISTORY_DAYS = 90;

/** Every list that the book stood on in the period, with null for captured days off the list. */
async function rankSeries(
  reads: Reads,
  view: PortalView,
  scope: BookScope,
): Promise<RankHistory[]> {
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
  const unpublished = query.metrics?.find(
    (metric) => !publishedMetrics(view.definition).includes(metric),
  );
  if (unpublished !== undefined) {
    throw badParameter('metrics', `${portal} does not publish ${unpublished}.`);
  }
  const filters = { ...query, metrics: query.metrics?.join(',') };
  const meta = metaOf(portal, view, { filters });
  const period = await periodOf(reads, view, query, HISTORY_DAYS);
  if (period === null) {
    const none = { metrics: [], ranks: [], prices: [], chars: [], stars: [], funnel: null };
    return { meta, from: null, to: null, ...none };
  }
  const scope: BookScope = { portal, id: params.id, ...period };
  const [rows, ranks] = await Promise.all([
    bookReadings(reads, view, scope),
    rankSeries(reads, view, scope),
  ]);
  return {
    meta,
    ...period,
    metrics: await metricHistories(reads, view, scope, { rows, only: query.metrics }),
    ranks,
    ...otherHistories(rows),
    funnel: funnelOf(view, rows),
  };
}
