import type { EndpointRequest, EndpointResponse, topMix } from '@litometr/api-contract';
import { byName, lookupNames } from '../shared/bookBriefs.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { leadingList } from '../shared/leadingList.ts';
import { LIST_FILTER, listParams } from '../shared/listChoice.ts';
import { listPeriod } from '../shared/listPeriod.ts';

/** Number of genres that a chart shows separately. */
const GENRES = 8;
/** Less than the smallest part of a place. */
const ROUNDING = 1e-9;

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
  /** The genres of each place's book. */
  held: number[][];
}

/**
 * @methodology top-mix
 * @title Genres of the leading list
 * @measures Share of the places of the leading list that each genre holds, complete capture by complete
 *   capture.
 * @unit share of places
 * @formula M = Σ (1 ÷ gᵢ) ÷ p
 * @symbol gᵢ: number of genres of book i, for the books of the genre
 * @symbol p: places of the capture
 * @condition The place of a book of several genres is divided evenly among them, so that the shares of a
 *   capture add up to one.
 * @condition The {GENRES} genres with the most places of the period are shown apart; all others are “the
 *   rest”.
 * @source own
 */
function genrePlaces(held: readonly number[][]): Map<number, number> {
  const places = new Map<number, number>();
  for (const ids of held) {
    for (const id of ids) places.set(id, (places.get(id) ?? 0) + 1 / ids.length);
  }
  return places;
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
    WHERE ${LIST_FILTER} AND complete AND day BETWEEN {from:Date} AND {to:Date}) AS r
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
  const counts = genrePlaces(held.flatMap((row) => row.held));
  const names = await lookupNames(reads, portal, 'genres', []);
  const largest = names([...counts.keys()])
    .sort((a, b) => {
      const more = (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0);
      return Math.abs(more) > ROUNDING ? more : byName(a, b);
    })
    .slice(0, GENRES)
    .map(({ id }) => id);
  return {
    meta: metaOf(portal, view, { filters, n: days.at(-1)?.size ?? 0 }),
    ...period,
    genres: names(largest),
    count: days.length,
    items: days.map((row) => {
      const of = genrePlaces(byDay.get(row.day) ?? []);
      const shares = largest.map((id) => (of.get(id) ?? 0) / row.size);
      // Thirds do not add up to one exactly.
      const rest = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));
      return { ...row, shares, rest: rest < ROUNDING ? 0 : rest };
    }),
  };
}
