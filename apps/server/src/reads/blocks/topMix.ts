import type { EndpointRequest, EndpointResponse, topMix } from '@litometr/api-contract';
import { byName, lookupNames } from '../bookBriefs.ts';
import { metaOf, type Reads, requirePortal } from '../context.ts';
import { leadingList } from '../leadingList.ts';
import { LIST_FILTER, listParams } from '../listChoice.ts';
import { listPeriod } from '../listMatrix.ts';

/** Genres that a chart tells apart. */
const GENRES = 8;

interface DayRow {
  day: string;
  size: number;
  fresh: number;
  middle: number;
  old: number;
  unknown: number;
}

interface GenreRow {
  day: string;
  held: number[][];
}

export async function readTopMix(
  reads: Reads,
  { params: { portal }, query }: EndpointRequest<typeof topMix>,
): Promise<EndpointResponse<typeof topMix>> {
  const view = requirePortal(reads, portal);
  const list = await leadingList(reads, view);
  const filters = { ...query };
  if (list === null) {
    const none = { from: null, to: null, genres: [], count: 0, items: [] };
    return { meta: metaOf(portal, view, { filters }), ...none };
  }
  const period = await listPeriod(reads, view, list, query);
  const scope = { ...listParams(portal, list), ...period };
  const places = `(SELECT day, book_id FROM rank_entries
    WHERE ${LIST_FILTER} AND day BETWEEN {from:Date} AND {to:Date}) AS r
    LEFT JOIN (SELECT id, genre_ids, toDateOrNull(first_published_on) AS published FROM books
      WHERE portal = {portal:String} AND id IN (SELECT book_id FROM rank_entries
        WHERE ${LIST_FILTER} AND day BETWEEN {from:Date} AND {to:Date})) AS b ON b.id = r.book_id`;
  const age = "dateDiff('day', b.published, r.day)";
  const [days, held] = await Promise.all([
    reads.db.select<DayRow>(
      `SELECT r.day AS day, count() AS size, countIf(${age} <= 30) AS fresh,
              countIf(${age} > 30 AND ${age} <= 180) AS middle, countIf(${age} > 180) AS old,
              countIf(b.published IS NULL) AS unknown
       FROM ${places} GROUP BY day ORDER BY day`,
      scope,
    ),
    reads.db.select<GenreRow>(
      `SELECT r.day AS day, groupArray(b.genre_ids) AS held FROM ${places} GROUP BY day`,
      scope,
    ),
  ]);
  const byDay = new Map(held.map((row) => [row.day, row.held]));
  const counts = Map.groupBy(
    held.flatMap((row) => row.held.flat()),
    (id) => id,
  );
  const names = await lookupNames(reads, portal, 'genres', []);
  const largest = names([...counts.keys()])
    .sort(
      (a, b) => (counts.get(b.id)?.length ?? 0) - (counts.get(a.id)?.length ?? 0) || byName(a, b),
    )
    .slice(0, GENRES)
    .map(({ id }) => id);
  return {
    meta: metaOf(portal, view, { filters, n: days.at(-1)?.size ?? 0 }),
    ...period,
    genres: names(largest),
    count: days.length,
    items: days.map((row) => {
      const books = byDay.get(row.day) ?? [];
      const share = (is: (ids: number[]) => boolean) => books.filter(is).length / row.size;
      return {
        ...row,
        shares: largest.map((id) => share((ids) => ids.includes(id))),
        rest: share((ids) => !ids.some((id) => largest.includes(id))),
      };
    }),
  };
}
