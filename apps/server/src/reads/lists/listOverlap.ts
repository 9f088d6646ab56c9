import type { EndpointRequest, EndpointResponse, listOverlap } from '@litometr/api-contract';
import { badParameter, notFound } from '../../http/errors.ts';
import { keysOf } from '../shared/bookKeys.ts';
import { findBriefs } from '../shared/bookRows.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { type StoredList, storedLists } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';

interface PlacesRow {
  book_id: number;
  places: [genreId: number, period: string, position: number][];
}

const keyOf = (genreId: number, period: string) => `${genreId} ${period}`;

/**
 * The places of all lists of a kind on the last complete day of each; one period of a kind that
 * has several: the same book heads the day and the week.
 */
const PLACES = `FROM rank_entries
  WHERE portal = {portal:String} AND list = {list:String} AND period = {period:String}
    AND position <= {depth:UInt16} AND (genre_id, day) IN (
      SELECT genre_id, maxIf(day, complete) FROM list_daily
      WHERE portal = {portal:String} AND list = {list:String} AND period = {period:String}
      GROUP BY genre_id)`;

/**
 * @methodology list-overlap
 * @title Books on several genre tops
 * @measures Books that are on more than one list of the same kind at the same time, and for each pair of
 *   genres the number of books on both lists.
 * @condition Each list counts as on its last complete capture, down to the place that the reader chooses. One
 *   period of a list counts.
 * @source own
 */
export async function readListOverlap(
  reads: Reads,
  { params, query }: EndpointRequest<typeof listOverlap>,
): Promise<EndpointResponse<typeof listOverlap>> {
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const held = (await storedLists(reads, portal)).filter(({ kind }) => kind === params.list);
  const first = held[0];
  if (first === undefined) throw notFound(`No list ${params.list} of ${portal} has been captured.`);
  const period = query.period ?? first.period;
  const lists = new Map(
    held
      .filter((list) => list.period === period)
      .map((list) => [keyOf(list.genreId, period), list]),
  );
  if (lists.size === 0) {
    throw badParameter('period', `The list ${params.list} of ${portal} has no such period.`);
  }
  const scope = { portal, list: params.list, period, depth: query.depth };
  const several = `SELECT book_id, arraySort(groupArray((genre_id, period, position))) AS places,
      min(position) AS best ${PLACES} GROUP BY book_id HAVING length(places) > 1`;
  const [rows, total, pairs] = await Promise.all([
    reads.db.select<PlacesRow>(
      `SELECT book_id, places FROM (${several}) AS held
       INNER JOIN ${keysOf(PLACES)} AS known ON known.id = held.book_id
       ORDER BY length(places) DESC, best, external_id
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...scope, limit: query.size, offset: (query.page - 1) * query.size },
    ),
    reads.db.select<{ count: number }>(`SELECT count() AS count FROM (${several})`, scope),
    reads.db.select<{ a: number; b: number; books: number }>(
      `SELECT one.2 AS a, other.2 AS b, count() AS books FROM (
         SELECT book_id, groupArray((genre.name, genre_id)) AS genres
         FROM (SELECT book_id, genre_id ${PLACES}) AS places
         LEFT JOIN (SELECT id, name FROM genres WHERE portal = {portal:String}) AS genre
           ON genre.id = places.genre_id
         GROUP BY book_id)
       ARRAY JOIN genres AS one ARRAY JOIN genres AS other
       WHERE one < other GROUP BY one, other ORDER BY books DESC, one, other`,
      scope,
    ),
  ]);
  const briefs = await findBriefs(
    reads,
    portal,
    rows.map((row) => row.book_id),
  );
  const count = total[0]?.count ?? 0;
  return {
    meta: metaOf(portal, view, { filters: { ...query }, n: count }),
    count,
    items: rows.flatMap(({ book_id, places }) => {
      const book = briefs.get(book_id);
      return book === undefined ? [] : [{ book, places: placesOf(lists, places) }];
    }),
    pairs: pairs.flatMap(({ a, b, books }) => {
      const [left, right] = [
        lists.get(keyOf(a, period))?.genre,
        lists.get(keyOf(b, period))?.genre,
      ];
      return left == null || right == null ? [] : [{ a: left, b: right, books }];
    }),
  };
}

/** By place, best first; of equal places in the order of the lists. */
function placesOf(lists: ReadonlyMap<string, StoredList>, places: PlacesRow['places']) {
  const positions = new Map(
    places.map(([genreId, period, position]) => [keyOf(genreId, period), position]),
  );
  return [...lists]
    .flatMap(([key, list]) => {
      const position = positions.get(key);
      return position === undefined ? [] : [{ list: listName(list), position }];
    })
    .sort((a, b) => a.position - b.position);
}
