import type {
  bookHistory,
  EndpointRequest,
  EndpointResponse,
  RankHistory,
} from '@litometr/api-contract';
import { badParameter, notFound } from '../../http/errors.ts';
import { capturedDays } from '../shared/capturedDays.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { knownBefore } from '../shared/knownOnDays.ts';
import { storedLists } from '../shared/listChoice.ts';
import { isWithin, periodOf } from '../shared/period.ts';
import { publishedMetrics } from '../shared/readings.ts';
import {
  type BookScope,
  bookReadings,
  funnelOf,
  metricHistories,
  otherHistories,
} from './bookSeries.ts';
import { portalOf } from './portalOf.ts';

/** A book's history is read over a quarter unless the caller says otherwise. */
const HISTORY_DAYS = 90;

interface ListRow {
  list: string;
  genre_id: number;
  period: string;
}

const nameOf = ({ list, genre_id, period }: ListRow) => `${list} ${genre_id} ${period}`;

/** Returns the lists that the book was on during the period; most books are on none. */
function listsOf({ db }: Reads, scope: BookScope): Promise<ListRow[]> {
  return db.select(
    `SELECT list, genre_id, period FROM rank_stat
     WHERE portal = {portal:String} AND book_id = {id:UInt32}
       AND first_entry <= {to:Date} AND last_seen >= {from:Date}`,
    { ...scope },
  );
}

/**
 * Every list that the book was on in the period. A complete day off the list is null; a day that was
 * captured in part and has no place of the book is absent, as it is not known whether it was on.
 */
async function rankSeries(
  reads: Reads,
  view: PortalView,
  scope: BookScope,
): Promise<RankHistory[]> {
  const ownLists = await listsOf(reads, scope);
  if (ownLists.length === 0) return [];
  const { slug } = view.definition;
  const [held, rows] = await Promise.all([
    storedLists(reads, slug),
    // The three conditions also match lists that the book was never on; those have no rows of it.
    reads.db.select<ListRow & { day: string; position: number }>(
      `SELECT list, genre_id, period, day, position FROM rank_entries
       WHERE portal = {portal:String} AND list IN {lists:Array(String)}
         AND genre_id IN {genres:Array(UInt32)} AND period IN {periods:Array(String)}
         AND day BETWEEN {from:Date} AND {to:Date} AND book_id = {id:UInt32}`,
      {
        ...scope,
        lists: [...new Set(ownLists.map(({ list }) => list))],
        genres: [...new Set(ownLists.map(({ genre_id }) => genre_id))],
        periods: [...new Set(ownLists.map(({ period }) => period))],
      },
    ),
  ]);
  const places = Map.groupBy(rows, nameOf);
  const series = await Promise.all(
    held.map(async (list): Promise<RankHistory | null> => {
      const { kind, genreId, genre, period, depth } = list;
      const own = places.get(nameOf({ list: kind, genre_id: genreId, period }));
      if (own === undefined) return null;
      const byDay = new Map(own.map(({ day, position }) => [day, position]));
      const days = (await capturedDays(reads, slug, list)).filter(({ day }) =>
        isWithin(day, scope),
      );
      return {
        list: kind,
        genre,
        period: period === '' ? null : period,
        depth,
        points: days.flatMap(({ day, complete }) => {
          const position = byDay.get(day) ?? null;
          return position === null && !complete ? [] : [{ day, position }];
        }),
      };
    }),
  );
  return series.filter((one) => one !== null);
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
  const [rows, ranks, before] = await Promise.all([
    bookReadings(reads, view, scope),
    rankSeries(reads, view, scope),
    knownBefore(reads, portal, params.id, period.from),
  ]);
  return {
    meta,
    ...period,
    metrics: metricHistories(view, { rows, before, only: query.metrics }),
    ranks,
    ...otherHistories(rows),
    funnel: funnelOf(view, rows),
  };
}
