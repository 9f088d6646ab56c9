import type { ListKind, MetricKey, PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { weekGainSql } from '../measurements/aggregates/weekGainSql.ts';
import type { Reader } from '../measurements/client.ts';
import { mainMetric } from '../measurements/portals.ts';

/** Days after `since`, up to `day`. */
export interface Span {
  portal: PortalSlug;
  since: string;
  day: string;
}

export interface ListPlace {
  list: ListKind;
  genre_id: number;
  period: string;
}

/** A book whose rank differs from the complete day before; null off the list. */
export interface Move extends ListPlace {
  book_id: number;
  day: string;
  before: number | null;
  after: number | null;
}

/** Facts of the days that a publication added. */
export interface Facts {
  moves: Move[];
  prices: { book_id: number; day: string; before: number | null; after: number | null }[];
  /**
   * The main metric now and a week before, of books whose gain of a week is known: it is unknown
   * where the snapshots are further apart or differ by one rounding step.
   */
  growth: { book_id: number; before: number; after: number }[];
  metric: MetricKey | null;
}

/**
 * `least`: the smallest growth in percent that any rule requires; null where no rule is about
 * growth.
 */
export async function readFacts(db: Reader, span: Span, least: number | null): Promise<Facts> {
  const params = { portal: span.portal, since: span.since, day: span.day };
  const days = 'portal = {portal:String} AND day > {since:Date} AND day <= {day:Date}';
  const definition = portalDefinition(span.portal);
  const metric = mainMetric(definition);
  const moved = await db.select<Move>(
    `SELECT book_id, day, list, genre_id, period, prev_position AS before, position AS after
     FROM rank_entries WHERE ${days} AND complete AND prev_day IS NOT NULL
       AND (prev_position IS NULL OR prev_position != position)`,
    params,
  );
  const left = await db.select<Move>(
    `SELECT book_id, day, list, genre_id, period,
       toUInt16OrNull(ifNull(book_events.before, '')) AS before, CAST(NULL, 'Nullable(UInt16)') AS after
     FROM book_events WHERE ${days} AND type = 'list_exit'`,
    params,
  );
  const prices = await db.select<Facts['prices'][number]>(
    `SELECT book_id, day, toFloat64OrNull(ifNull(book_events.before, '')) AS before,
       toFloat64OrNull(ifNull(book_events.after, '')) AS after
     FROM book_events WHERE ${days} AND type = 'price'`,
    params,
  );
  const growth =
    metric === null || least === null
      ? []
      : await db.select<Facts['growth'][number]>(
          `SELECT book_id, assumeNotNull(week_${metric}) AS before,
             assumeNotNull(last_${metric}) AS after
           FROM book_latest WHERE portal = {portal:String} AND last_${metric}_day > {since:Date}
             AND week_${metric} > 0 AND ifNull(${weekGainSql(definition, metric)} > 0, false)
             AND last_${metric} >= week_${metric} * (1 + {least:Float64} / 100)`,
          { ...params, least },
        );
  return { moves: [...moved, ...left], prices, growth, metric };
}

/** The books of a portal that belong to authors, genres or tags. */
export interface GroupedBook {
  id: number;
  author_ids: number[];
  genre_ids: number[];
  tag_ids: number[];
}

export function readGroupedBooks(
  db: Reader,
  portal: PortalSlug,
  wanted: Readonly<Record<'authors' | 'genres' | 'tags', readonly number[]>>,
): Promise<GroupedBook[]> {
  return db.select<GroupedBook>(
    `SELECT id, author_ids, genre_ids, tag_ids FROM books WHERE portal = {portal:String}
     AND (hasAny(author_ids, {authors:Array(UInt64)}) OR hasAny(genre_ids, {genres:Array(UInt64)})
       OR hasAny(tag_ids, {tags:Array(UInt64)}))`,
    { portal, ...wanted },
  );
}

/** Texts of a query are bounded. */
const NAMES_AT_ONCE = 5_000;

export async function readNames(
  db: Reader,
  portal: PortalSlug,
  ids: readonly number[],
): Promise<{ books: Map<number, string>; genres: Map<number, string> }> {
  const books = new Map<number, string>();
  for (let from = 0; from < ids.length; from += NAMES_AT_ONCE) {
    const rows = await db.select<{ id: number; title: string }>(
      'SELECT id, title FROM books WHERE portal = {portal:String} AND id IN {ids:Array(UInt32)}',
      { portal, ids: ids.slice(from, from + NAMES_AT_ONCE) },
    );
    for (const { id, title } of rows) books.set(id, title);
  }
  const genres = await db.select<{ id: number; name: string }>(
    'SELECT id, name FROM genres WHERE portal = {portal:String}',
    { portal },
  );
  return { books, genres: new Map(genres.map(({ id, name }) => [id, name])) };
}
