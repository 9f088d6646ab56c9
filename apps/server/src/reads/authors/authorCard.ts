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
import { lookupNames, shownCover } from '../bookBriefs.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../context.ts';
import { portalOf } from '../portalOf.ts';
import { plainSql } from '../search.ts';
import { type AuthorSource, authorsFrom, toAuthorRows } from './authorRows.ts';
import { toWrittenRows, WRITTEN, type WrittenSource, writtenColumns } from './writtenRows.ts';

const CARD_BOOKS = 200;
const SIMILAR = 10;

/** The portal of an author; 404 where nobody bears the id. */
export async function authorView(
  reads: Reads,
  id: number,
): Promise<{ portal: PortalSlug; view: PortalView }> {
  const portal = await portalOf(reads, 'authors', id);
  if (portal === null) throw notFound('There is no such author.');
  return { portal, view: requirePortal(reads, portal) };
}

interface SimilarRow {
  id: number;
  shared: number;
  theirs: number;
  own: number;
}

/** Who writes with the same tags. */
async function similarTo(reads: Reads, portal: PortalSlug, author: number) {
  const rows = await reads.db.select<SimilarRow>(
    `WITH (SELECT groupUniqArrayArray(tag_ids) FROM catalogue_books
           WHERE portal = {portal:String} AND has(author_ids, {author:UInt64})) AS tags
     SELECT arrayJoin(author_ids) AS id, groupUniqArrayArray(tag_ids) AS held,
            length(arrayIntersect(held, tags)) AS shared, length(held) AS theirs,
            length(tags) AS own
     FROM catalogue_books WHERE portal = {portal:String} AND notEmpty(tag_ids)
     GROUP BY id HAVING shared >= 2 AND id != {author:UInt64}
     ORDER BY shared / (own + theirs - shared) DESC, id LIMIT ${SIMILAR}`,
    { portal, author },
  );
  const names = await lookupNames(
    reads,
    portal,
    'authors',
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, shared, theirs, own }) =>
    names([id]).map((named) => ({ ...named, shared, score: shared / (own + theirs - shared) })),
  );
}

export async function readAuthor(
  reads: Reads,
  { params }: EndpointRequest<typeof author>,
): Promise<EndpointResponse<typeof author>> {
  const { portal, view } = await authorView(reads, params.id);
  const scope = { portal, author: params.id };
  const [rows, books, profiles, similar] = await Promise.all([
    reads.db.select<AuthorSource>(
      `SELECT * FROM ${authorsFrom(view)} WHERE id = {author:UInt64}`,
      scope,
    ),
    reads.db.select<WrittenSource>(
      `SELECT ${writtenColumns(view)} FROM ${WRITTEN}
       ORDER BY b.first_published_on DESC NULLS LAST, b.id DESC LIMIT ${CARD_BOOKS}`,
      scope,
    ),
    reads.db.select<{ url: string | null; avatar_url: string | null }>(
      `SELECT url, avatar_url FROM authors
       WHERE portal = {portal:String} AND id = {author:UInt64}`,
      scope,
    ),
    similarTo(reads, portal, params.id),
  ]);
  const [row] = await toAuthorRows(reads, view, rows);
  if (row === undefined) throw notFound('There is no such author.');
  const { url: external_url = null, avatar_url = null } = profiles[0] ?? {};
  return {
    meta: metaOf(portal, view, { n: row.books }),
    author: { ...row, portal, external_url, avatar_url: shownCover(avatar_url, reads.coverHosts) },
    books: await toWrittenRows(reads, view, books),
    similar,
  };
}

const orders: Readonly<Record<(typeof authorBookSorts)[number], string>> = {
  published: 'b.first_published_on ASC NULLS LAST, b.id',
  '-published': 'b.first_published_on DESC NULLS LAST, b.id',
  title: `lowerUTF8(${plainSql('b.title')}) ASC, b.id`,
  '-title': `lowerUTF8(${plainSql('b.title')}) DESC, b.id`,
  series: 'b.series_title ASC NULLS LAST, b.series_number ASC NULLS LAST, b.id',
  '-series': 'b.series_title DESC NULLS LAST, b.series_number DESC NULLS LAST, b.id',
};

type BookSource = WrittenSource & {
  series_title: string | null;
  series_number: number | null;
  updated: string | null;
  finished: string | null;
  best_ever: number | null;
};

interface ListedRow {
  book_id: number;
  first: string;
  days: number;
}

/** When books first stood on a list, and on how many days they did. */
async function listedOf({ db }: Reads, portal: PortalSlug, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db.select<ListedRow>(
          `SELECT book_id, min(day) AS first, uniqExact(day) AS days FROM rank_entries
           WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)} GROUP BY book_id`,
          { portal, ids: [...ids] },
        );
  return new Map(rows.map((row) => [row.book_id, row]));
}

export async function readAuthorBooks(
  reads: Reads,
  { params, query }: EndpointRequest<typeof authorBooks>,
): Promise<EndpointResponse<typeof authorBooks>> {
  const { portal, view } = await authorView(reads, params.id);
  const scope = { portal, author: params.id };
  const [sources, total] = await Promise.all([
    reads.db.select<BookSource>(
      `SELECT ${writtenColumns(view)}, b.series_title AS series_title,
              b.series_number AS series_number, b.updated_on AS updated,
              b.finished_on AS finished, l.best_ever AS best_ever
       FROM ${WRITTEN} ORDER BY ${orders[query.sort]}
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...scope, limit: query.size, offset: (query.page - 1) * query.size },
    ),
    reads.db.select<{ count: number }>(
      `SELECT count() AS count FROM books
       WHERE portal = {portal:String} AND has(author_ids, {author:UInt64})`,
      scope,
    ),
  ]);
  const ids = sources.map(({ id }) => id);
  const [rows, listed] = await Promise.all([
    toWrittenRows(reads, view, sources),
    listedOf(reads, portal, ids),
  ]);
  const byId = new Map(sources.map((source) => [source.id, source]));
  const count = total[0]?.count ?? 0;
  return {
    meta: metaOf(portal, view, { filters: { ...query }, n: count }),
    count,
    items: rows.flatMap((row): AuthorBook[] => {
      const source = byId.get(row.book.id);
      if (source === undefined) return [];
      const { series_title: title, series_number: number, updated, finished, best_ever } = source;
      const stay = listed.get(source.id);
      return [
        {
          ...row,
          series: title === null ? null : { title, number },
          ...{ updated, finished, best_ever },
          first_listed: stay?.first ?? null,
          days_on_lists: stay?.days ?? 0,
        },
      ];
    }),
  };
}
