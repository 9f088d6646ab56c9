import type {
  BookEvent,
  BookEventType,
  bookEvents,
  EndpointRequest,
  EndpointResponse,
  PortalSlug,
} from '@litometr/api-contract';
import { badParameter, notFound } from '../../http/errors.ts';
import { bookTables } from '../../measurements/aggregates/bookTables.ts';
import { omitColumns, type RowOf } from '../../measurements/columns.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { storedLists } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';
import { portalOf } from './portalOf.ts';

const EVENT_COLUMNS = omitColumns(bookTables.book_events.columns, ['portal', 'book_id']);
type EventRow = RowOf<typeof EVENT_COLUMNS, { type: BookEventType }>;

const IN_PERIOD = `portal = {portal:String} AND book_id = {id:UInt32}
  AND day BETWEEN {from:Date} AND {to:Date}`;

export async function readBookEvents(
  reads: Reads,
  { params, query }: EndpointRequest<typeof bookEvents>,
): Promise<EndpointResponse<typeof bookEvents>> {
  const portal = await portalOf(reads, 'books', params.id);
  if (portal === null) throw notFound('There is no such book.');
  const view = requirePortal(reads, portal);
  const scope = {
    portal,
    id: params.id,
    from: query.from ?? '1970-01-01',
    to: query.to ?? '2149-06-06',
  };
  if (scope.from > scope.to) {
    throw badParameter('from', `The period begins on ${scope.from}, after its end ${scope.to}.`);
  }
  const [rows, types] = await Promise.all([
    reads.db.select<EventRow>(
      `SELECT ${Object.keys(EVENT_COLUMNS).join(', ')}
       FROM book_events
       WHERE ${IN_PERIOD} AND ({type:String} = '' OR type = {type:String})
       ORDER BY day DESC, type, list, genre_id, period
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      {
        ...scope,
        type: query.type ?? '',
        limit: query.size,
        offset: (query.page - 1) * query.size,
      },
    ),
    reads.db.select<{ type: BookEventType; count: number }>(
      `SELECT type, count() AS count FROM book_events
       WHERE ${IN_PERIOD} GROUP BY type ORDER BY count DESC, type`,
      scope,
    ),
  ]);
  const matching = types.filter(({ type }) => query.type === undefined || type === query.type);
  const count = matching.reduce((sum, each) => sum + each.count, 0);
  return {
    meta: metaOf(portal, view, { filters: { ...query }, n: count }),
    count,
    items: await toEvents(reads, portal, rows),
    types,
  };
}

async function toEvents(
  reads: Reads,
  portal: PortalSlug,
  rows: readonly EventRow[],
): Promise<BookEvent[]> {
  const idsOf = (type: BookEventType) =>
    rows.flatMap((row) => (row.type === type ? [...row.added, ...row.removed] : []));
  const [genres, tags, held] = await Promise.all([
    lookupNames(reads, portal, 'genres', idsOf('genre')),
    lookupNames(reads, portal, 'tags', idsOf('tag')),
    storedLists(reads, portal),
  ]);
  const lists = new Map(held.map((list) => [`${list.kind} ${list.genreId} ${list.period}`, list]));
  return rows.map(({ list, genre_id, period, added, removed, ...event }) => {
    const names = event.type === 'genre' ? genres : tags;
    const found = lists.get(`${list} ${genre_id} ${period}`);
    return {
      ...event,
      added: names(added),
      removed: names(removed),
      list: found === undefined ? null : listName(found),
    };
  });
}
