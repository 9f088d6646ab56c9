import type {
  AuthorBook,
  author,
  authorBookSorts,
  authorBooks,
  EndpointRequest,
  EndpointResponse,
  PortalSlug,
} from '@litometr/api-contract';
import { notFound } from '../../http/errors.ts';
import { weekChangeParams } from '../formulas/weekChange.ts';
import { shownCover } from '../shared/bookBriefs.ts';
import { findBooksByAuthor, findSnapshots } from '../shared/bookRows.ts';
import { toCatalogueRow } from '../shared/catalogueRows.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { plainSql } from '../shared/textSearch.ts';
import { type AuthorSource, authorsFrom, toAuthorRows } from './authorRows.ts';
import { similarAuthors } from './similarAuthors.ts';
import { newestFirst, WRITTEN } from './writtenRows.ts';

const CARD_BOOKS = 200;

/** The ids of all names of the author `{id:UInt64}`, as SQL. */
export const AUTHOR_NAMES = `(SELECT toUInt32({id:UInt64}) UNION ALL
  SELECT id FROM aliases WHERE kind = 'author' AND canonical = {id:UInt64})`;

/** Facts of an author on a portal. */
interface Profile {
  portal: PortalSlug;
  url: string | null;
  avatar_url: string | null;
}

/** Returns the portal of an author; throws 404 for an unknown id. */
export async function authorView(
  reads: Reads,
  id: number,
): Promise<Profile & { view: PortalView }> {
  const [profile] = await reads.db.select<Profile>(
    // Of all names of the author: an address may be known by a former one alone.
    `SELECT any(authors.portal) AS portal, argMax(authors.url, url_capture) AS url,
       argMax(authors.avatar_url, avatar_capture) AS avatar_url FROM authors
     WHERE authors.portal IN {portals:Array(String)} AND id IN ${AUTHOR_NAMES} HAVING count() > 0`,
    { portals: [...reads.states.keys()], id },
  );
  if (profile === undefined) throw notFound('There is no such author.');
  return { ...profile, view: requirePortal(reads, profile.portal) };
}

export async function readAuthor(
  reads: Reads,
  { params }: EndpointRequest<typeof author>,
): Promise<EndpointResponse<typeof author>> {
  const [{ portal, view, ...profile }, written] = await Promise.all([
    authorView(reads, params.id),
    findBooksByAuthor(reads, params.id),
  ]);
  const books = written.toSorted(newestFirst);
  const tags = [...new Set(books.flatMap(({ snapshot }) => snapshot.tag_ids))];
  const rows = await reads.db.select<AuthorSource>(
    `SELECT * FROM ${authorsFrom(view)} WHERE id = {author:UInt64}`,
    { portal, author: params.id, ...weekChangeParams(view) },
  );
  const own = { author: params.id, tags, lists: rows[0]?.lists ?? [] };
  const [[row], similar] = await Promise.all([
    toAuthorRows(reads, view, rows),
    similarAuthors(reads, view, own),
  ]);
  if (row === undefined) throw notFound('There is no such author.');
  const { url: external_url, avatar_url } = profile;
  return {
    meta: metaOf(portal, view, { n: row.books }),
    author: { ...row, portal, external_url, avatar_url: shownCover(avatar_url, reads.coverHosts) },
    books: books.slice(0, CARD_BOOKS).map((book) => toCatalogueRow(view.definition, book)),
    similar,
  };
}

const orders: Readonly<Record<(typeof authorBookSorts)[number], string>> = {
  published: 'b.first_published_on ASC NULLS LAST, b.external_id',
  '-published': 'b.first_published_on DESC NULLS LAST, b.external_id',
  title: `lowerUTF8(${plainSql('b.title')}) ASC, b.external_id`,
  '-title': `lowerUTF8(${plainSql('b.title')}) DESC, b.external_id`,
  series: 'b.series_title ASC NULLS LAST, b.series_number ASC NULLS LAST, b.external_id',
  '-series': 'b.series_title DESC NULLS LAST, b.series_number DESC NULLS LAST, b.external_id',
};

interface BookSource {
  id: number;
  series_title: string | null;
  series_number: number | null;
  updated: string | null;
  finished: string | null;
  count: number;
}

interface ListedRow {
  book_id: number;
  first: string | null;
  days: number;
  best: number;
}

/**
 * Returns when books were first on a list, for how many days, and their best rank ever. The first day is unknown
 * where one of its lists had no capture before: the book may have been on that list already.
 */
async function listedOf({ db }: Reads, portal: PortalSlug, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db.select<ListedRow>(
          `SELECT book_id, uniqExact(day) AS days, min(position) AS best,
             if(minOrNullIf(day, prev_day IS NULL) = min(day), NULL, min(day)) AS first
           FROM rank_entries
           WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)} GROUP BY book_id`,
          { portal, ids: [...ids] },
        );
  return new Map(rows.map((row) => [row.book_id, row]));
}

const PRICES = 50;

interface PriceRow {
  book_id: number;
  day: string;
  before: number;
  after: number;
}

/** The latest changes of books' prices, oldest first. */
async function pricesOf({ db }: Reads, portal: PortalSlug, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, PriceRow[]>();
  const rows = await db.select<PriceRow>(
    `SELECT book_id, day, assumeNotNull(toFloat64OrNull(before)) AS before,
            assumeNotNull(toFloat64OrNull(after)) AS after
     FROM book_events
     WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)} AND type = 'price'
     ORDER BY book_id, day DESC LIMIT ${PRICES} BY book_id`,
    { portal, ids: [...ids] },
  );
  return Map.groupBy(rows.toReversed(), ({ book_id }) => book_id);
}

/** Counts the books separately: a page beyond the last has no row that carries the count. */
async function writtenCount({ db }: Reads, scope: { portal: PortalSlug; author: number }) {
  const [row] = await db.select<{ count: number }>(
    `SELECT count() AS count FROM ${WRITTEN}`,
    scope,
  );
  return row?.count ?? 0;
}

export async function readAuthorBooks(
  reads: Reads,
  { params, query }: EndpointRequest<typeof authorBooks>,
): Promise<EndpointResponse<typeof authorBooks>> {
  const { portal, view } = await authorView(reads, params.id);
  const scope = { portal, author: params.id };
  const sources = await reads.db.select<BookSource>(
    `SELECT b.id AS id, b.series_title AS series_title, b.series_number AS series_number,
            b.updated_on AS updated, b.finished_on AS finished,
            (SELECT count() FROM ${WRITTEN}) AS count
     FROM books AS b WHERE b.portal = {portal:String} AND b.id IN ${WRITTEN}
     ORDER BY ${orders[query.sort]} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...scope, limit: query.size, offset: (query.page - 1) * query.size },
  );
  const ids = sources.map(({ id }) => id);
  const rows = await findSnapshots(reads, portal, ids);
  const charted = ids.filter((id) => (rows.get(id)?.snapshot.best_ever ?? null) !== null);
  const [listed, prices] = await Promise.all([
    listedOf(reads, portal, charted),
    pricesOf(reads, portal, ids),
  ]);
  const count = sources[0]?.count ?? (await writtenCount(reads, scope));
  return {
    meta: metaOf(portal, view, { filters: { ...query }, n: count }),
    count,
    items: sources.flatMap((source): AuthorBook[] => {
      const row = rows.get(source.id);
      if (row === undefined) return [];
      const { series_title: title, series_number: number, updated, finished } = source;
      const stay = listed.get(source.id);
      return [
        {
          ...toCatalogueRow(view.definition, row),
          series: title === null ? null : { title, number },
          updated,
          finished,
          best_ever: stay?.best ?? null,
          first_listed: stay?.first ?? null,
          days_on_lists: stay?.days ?? 0,
          prices: (prices.get(source.id) ?? []).map(({ book_id: _, ...change }) => change),
        },
      ];
    }),
  };
}
