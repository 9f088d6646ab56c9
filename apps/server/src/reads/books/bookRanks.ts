import {
  type BookPlace,
  type bookRanks,
  type EndpointRequest,
  type EndpointResponse,
  NEIGHBOUR_DAYS,
  NEIGHBOUR_PLACES,
  type PortalSlug,
} from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { notFound } from '../../http/errors.ts';
import { listTables } from '../../measurements/aggregates/listTables.ts';
import { omitColumns, type RowOf } from '../../measurements/columns.ts';
import { keysOf } from '../shared/bookKeys.ts';
import { findBriefs } from '../shared/bookRows.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { storedLists } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';
import { portalOf } from './portalOf.ts';

const STAT_COLUMNS = omitColumns(listTables.rank_stat.columns, ['portal', 'book_id']);
type StatRow = RowOf<typeof STAT_COLUMNS, { state: BookPlace['state'] }>;

/** Neighbours that an answer names. */
const NEIGHBOURS = 10;

/**
 * Every list that the book was ever on: present places first, the best one first, then the lists that it
 * left last. Of equal places that on the wider list comes first: the first of all books is more than
 * the first of a genre.
 */
async function placesOf(reads: Reads, portal: PortalSlug, id: number): Promise<BookPlace[]> {
  const [rows, held] = await Promise.all([
    reads.db.select<StatRow>(
      `SELECT ${Object.keys(STAT_COLUMNS).join(', ')} FROM rank_stat
       WHERE portal = {portal:String} AND book_id = {id:UInt32}`,
      { portal, id },
    ),
    storedLists(reads, portal),
  ]);
  const stays = new Map(rows.map((row) => [`${row.list} ${row.genre_id} ${row.period}`, row]));
  return held
    .flatMap((found): BookPlace[] => {
      const stay = stays.get(`${found.kind} ${found.genreId} ${found.period}`);
      if (stay === undefined) return [];
      const { list: _, genre_id, period, list_day, ...place } = stay;
      const { position, prev_position } = place;
      const delta = position === null || prev_position === null ? null : prev_position - position;
      return [{ list: listName(found), depth: found.depth, day: list_day, delta, ...place }];
    })
    .sort(presentFirst);
}

/** Of equal places the one seen last first; others stay in the order of the lists. */
function presentFirst(a: BookPlace, b: BookPlace): number {
  if (a.position === null || b.position === null) {
    if (a.position !== b.position) return a.position === null ? 1 : -1;
  } else if (a.position !== b.position) return a.position - b.position;
  if (a.last_seen === b.last_seen) return 0;
  return a.last_seen < b.last_seen ? 1 : -1;
}

interface NeighbourRow {
  book_id: number;
  times: number;
  distance: number;
}

/** Days of the lists that a book was on, found by the lists' own key. */
const LISTED = `SELECT list, genre_id, period, day, position, book_id FROM rank_entries
  WHERE portal = {portal:String} AND list IN {lists:Array(String)}
    AND genre_id IN {genres:Array(UInt32)} AND period IN {periods:Array(String)}
    AND day > {from:Date}`;

/**
 * Returns the neighbours of a book; `places` are its own.
 *
 * @methodology neighbours
 * @title Neighbours of a book
 * @measures The books that are most often close to a book on the same lists.
 * @formula |r − r′| ≤ {NEIGHBOUR_PLACES}
 * @symbol r, r′: places of the two books on the same capture of a list
 * @condition All lists that the book was on in the last {NEIGHBOUR_DAYS} days.
 * @condition Ordered by the number of such captures; of equal ones by the mean number of places between the
 *   two. {NEIGHBOURS} books at most.
 * @source own
 */
async function neighboursOf(
  reads: Reads,
  { asof, definition }: PortalView,
  id: number,
  places: readonly BookPlace[],
) {
  if (asof === null) return [];
  const portal = definition.slug;
  const from = dayBefore(asof, NEIGHBOUR_DAYS);
  const late = places.filter(({ last_seen }) => last_seen > from);
  if (late.length === 0) return [];
  const rows = await reads.db.select<NeighbourRow>(
    `SELECT book_id, times, distance
     FROM (
       SELECT book_id, count() AS times, avg(abs(toInt32(position) - toInt32(place))) AS distance
       FROM (${LISTED} AND book_id != {id:UInt32}) AS others
       INNER JOIN (SELECT * EXCEPT (position, book_id), position AS place
                   FROM (${LISTED} AND book_id = {id:UInt32})) AS own
         USING (list, genre_id, period, day)
       WHERE abs(toInt32(position) - toInt32(place)) <= ${NEIGHBOUR_PLACES}
       GROUP BY book_id) AS near
     INNER JOIN ${keysOf(`FROM (${LISTED})`)} AS known ON known.id = near.book_id
     ORDER BY times DESC, distance, external_id LIMIT ${NEIGHBOURS}`,
    {
      portal,
      id,
      from,
      lists: [...new Set(late.map(({ list }) => list.kind))],
      genres: [...new Set(late.map(({ list }) => list.genre?.id ?? 0))],
      periods: [...new Set(late.map(({ list }) => list.period ?? ''))],
    },
  );
  const briefs = await findBriefs(
    reads,
    portal,
    rows.map((row) => row.book_id),
  );
  return rows.flatMap(({ book_id, times, distance }) => {
    const book = briefs.get(book_id);
    return book === undefined ? [] : [{ book, times, distance }];
  });
}

export async function readBookRanks(
  reads: Reads,
  { params }: EndpointRequest<typeof bookRanks>,
): Promise<EndpointResponse<typeof bookRanks>> {
  const portal = await portalOf(reads, 'books', params.id);
  if (portal === null) throw notFound('There is no such book.');
  const view = requirePortal(reads, portal);
  const items = await placesOf(reads, portal, params.id);
  const neighbours = await neighboursOf(reads, view, params.id, items);
  return { meta: metaOf(portal, view), count: items.length, items, neighbours };
}
