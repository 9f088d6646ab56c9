import type { BookBrief, Named, PortalSlug, Share } from '@litometr/api-contract';
import type { listTables } from '../../measurements/aggregates/listTables.ts';
import type { RowOf } from '../../measurements/columns.ts';
import { byName } from '../shared/bookBriefs.ts';
import { findBriefs } from '../shared/bookRows.ts';
import type { Reads } from '../shared/context.ts';
import { LIST_FILTER, listParams, type StoredList } from '../shared/listChoice.ts';
import type { Period } from '../shared/period.ts';

/** The figures of a captured day of a list; null where it is compared with no day before. */
export interface DayFigures
  extends RowOf<Pick<typeof listTables.list_daily.columns, 'day' | 'prev_day' | 'complete'>> {
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

/** `rank_entries AS r` of a list with facts of its books, joined to no more books than needed. */
const WITH_BOOKS = (facts: string, days: string) => `
  FROM (SELECT * FROM rank_entries WHERE ${LIST_FILTER} AND ${days}) AS r
  LEFT JOIN (
    SELECT id, ${facts} FROM books WHERE portal = {portal:String} AND id IN (
      SELECT book_id FROM rank_entries WHERE ${LIST_FILTER} AND ${days})
  ) AS b ON b.id = r.book_id`;

/**
 * The captured days of a period, oldest first.
 *
 * @methodology-part list-composition
 */
export function dayFigures(
  reads: Reads,
  portal: PortalSlug,
  list: StoredList,
  period: Period,
): Promise<DayFigures[]> {
  const days = 'day BETWEEN {from:Date} AND {to:Date}';
  return reads.db.select<DayFigures>(
    `SELECT f.*, d.complete AS complete, d.prev_day AS prev_day, d.left_count AS gone, d.new_count AS entered_new,
            d.entered - d.new_count AS returned
     FROM (
       SELECT r.day AS day, count() AS size,
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
     INNER JOIN (
       SELECT day, prev_day, complete, left_count, new_count, entered FROM list_daily
       WHERE ${LIST_FILTER}) AS d
       ON d.day = f.day
     ORDER BY f.day`,
    { ...listParams(portal, list), from: period.from, to: period.to },
  );
}

/** Authors that are named of a list. */
const AUTHORS = 100;

/** Who and what holds the places of a captured day. */
export async function holdersOf(reads: Reads, portal: PortalSlug, list: StoredList, day: string) {
  const [held] = await reads.db.select<{ books: number[]; positions: number[] }>(
    `SELECT books, positions FROM list_days WHERE ${LIST_FILTER} AND day = {day:Date}`,
    { ...listParams(portal, list), day },
  );
  const { books = [], positions = [] } = held ?? {};
  const briefs = await findBriefs(reads, portal, books);
  const places = books.flatMap((id, at) => {
    const [book, position] = [briefs.get(id), positions[at]];
    return book === undefined || position === undefined ? [] : [{ book, position }];
  });
  const authors = heldBy(places, (book) => book.authors);
  return {
    author_count: authors.length,
    authors: authors
      .map(({ position, ...author }) => ({ ...author, best: position }))
      .slice(0, AUTHORS),
    genres: heldBy(places, ({ genres }) => genres).map(({ position: _, ...genre }) => genre),
    statuses: sharesOf(places.map(({ book }) => book.status)),
    accesses: sharesOf(places.map(({ book }) => book.access)),
  };
}

interface Place {
  book: BookBrief;
  position: number;
}

/** Most places first, then the best one; `position`: the best. Places come in their order. */
function heldBy(places: readonly Place[], of: (book: BookBrief) => readonly Named[]) {
  const held = new Map<number, Named & { places: number; position: number }>();
  for (const { book, position } of places) {
    for (const named of of(book)) {
      const known = held.get(named.id);
      if (known === undefined) held.set(named.id, { ...named, places: 1, position });
      else known.places += 1;
    }
  }
  return [...held.values()].sort(
    (a, b) => b.places - a.places || a.position - b.position || byName(a, b),
  );
}

/** The most common first; among equal counts the unknown value comes last. */
function sharesOf(values: readonly (string | null)[]): Share[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([key, held]) => ({ key, count: held.length }))
    .sort((a, b) => b.count - a.count || byKey(a.key, b.key));
}

function byKey(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : 1;
}
