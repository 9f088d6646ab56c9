import type { PortalSlug, Share } from '@litometr/api-contract';
import { lookupNames } from './bookBriefs.ts';
import type { Reads } from './context.ts';
import { type HeldList, LIST_FILTER, listParams } from './listChoice.ts';
import type { Period } from './period.ts';

/** What one captured day of a list comes to; null on its first day where it needs an earlier one. */
export interface DayFigures {
  day: string;
  size: number;
  entered_new: number | null;
  returned: number | null;
  gone: number | null;
  median_days_on: number;
  with_access: number;
  subscription: number;
  with_status: number;
  in_progress: number;
  priced: number;
  median_price: number | null;
  authors: number;
}

/** `rank_entries AS r` of a list with what its books tell, joined to no more books than needed. */
const WITH_BOOKS = (facts: string, days: string) => `
  FROM (SELECT * FROM rank_entries WHERE ${LIST_FILTER} AND ${days}) AS r
  LEFT JOIN (
    SELECT id, ${facts} FROM books WHERE portal = {portal:String} AND id IN (
      SELECT book_id FROM rank_entries WHERE ${LIST_FILTER} AND ${days})
  ) AS b ON b.id = r.book_id`;

/** The captured days of a period, oldest first. */
export function dayFigures(
  reads: Reads,
  portal: PortalSlug,
  list: HeldList,
  period: Period,
): Promise<DayFigures[]> {
  const days = 'day BETWEEN {from:Date} AND {to:Date}';
  return reads.db.select<DayFigures>(
    `SELECT f.*, d.left_count AS gone,
            if(d.prev_day IS NULL, NULL, f.fresh) AS entered_new,
            if(d.prev_day IS NULL, NULL, f.back) AS returned
     FROM (
       SELECT r.day AS day, count() AS size,
              countIf(r.state = 'new') AS fresh, countIf(r.state = 're_entry') AS back,
              quantileExactInclusive(0.5)(r.days_on) AS median_days_on,
              countIf(b.access IS NOT NULL) AS with_access,
              countIf(b.access IN ('subscription', 'catalog_subscription')) AS subscription,
              countIf(b.status IS NOT NULL) AS with_status,
              countIf(b.status = 'in_progress') AS in_progress,
              countIf(b.price_rub > 0) AS priced,
              if(priced = 0, NULL,
                 quantileExactInclusiveIf(0.5)(toFloat64(b.price_rub), b.price_rub > 0))
                AS median_price,
              uniqExactArray(b.author_ids) AS authors
       ${WITH_BOOKS('author_ids, access, status, price_rub', days)}
       GROUP BY day) AS f
     INNER JOIN (SELECT day, prev_day, left_count FROM list_daily WHERE ${LIST_FILTER}) AS d
       ON d.day = f.day
     ORDER BY f.day`,
    { ...listParams(portal, list), from: period.from, to: period.to },
  );
}

/** The books of each of some captured days. */
export async function membersOf(
  reads: Reads,
  portal: PortalSlug,
  list: HeldList,
  days: readonly string[],
): Promise<Map<string, Set<number>>> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const rows = await reads.db.select<{ day: string; books: number[] }>(
    `SELECT day, groupArray(book_id) AS books FROM rank_entries
     WHERE ${LIST_FILTER} AND day BETWEEN {from:Date} AND {to:Date} GROUP BY day`,
    { ...listParams(portal, list), from, to },
  );
  return new Map(rows.map(({ day, books }) => [day, new Set(books)]));
}

/** Authors that are named of a list. */
const AUTHORS = 20;

interface Holder {
  id: number;
  places: number;
  best: number;
}

/** Who and what holds the places of a captured day. */
export async function holdersOf(reads: Reads, portal: PortalSlug, list: HeldList, day: string) {
  const scope = { ...listParams(portal, list), day };
  const grouped = <Row>(facts: string, columns: string, tail: string) =>
    reads.db.select<Row>(
      `SELECT ${columns} ${WITH_BOOKS(facts, 'day = {day:Date}')} ${tail}`,
      scope,
    );
  const ofMany = (ids: string, limit: string) =>
    grouped<Holder>(
      ids,
      `arrayJoin(b.${ids}) AS id, count() AS places, min(r.position) AS best`,
      `GROUP BY id ORDER BY places DESC, best, id ${limit}`,
    );
  const ofOne = (fact: string) =>
    grouped<Share>(
      fact,
      `b.${fact} AS key, count() AS count`,
      'GROUP BY key ORDER BY count DESC, key',
    );
  const [authors, genres, statuses, accesses] = await Promise.all([
    ofMany('author_ids', `LIMIT ${AUTHORS}`),
    ofMany('genre_ids', ''),
    ofOne('status'),
    ofOne('access'),
  ]);
  const [authorNames, genreNames] = await Promise.all([
    lookupNames(
      reads,
      portal,
      'authors',
      authors.map(({ id }) => id),
    ),
    lookupNames(
      reads,
      portal,
      'genres',
      genres.map(({ id }) => id),
    ),
  ]);
  return {
    authors: authors.flatMap(({ id, places, best }) =>
      authorNames([id]).map((author) => ({ ...author, places, best })),
    ),
    genres: genres.flatMap(({ id, places }) =>
      genreNames([id]).map((genre) => ({ ...genre, places })),
    ),
    statuses,
    accesses,
  };
}
