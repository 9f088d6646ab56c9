import type {
  AuthorRow,
  author,
  authorSorts,
  authors,
  EndpointRequest,
  EndpointResponse,
} from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import { mainMetric } from '../measurements/portals.ts';
import { lookupNames } from './bookBriefs.ts';
import {
  CATALOGUE_FROM,
  type CatalogueSource,
  catalogueColumns,
  toCatalogueRows,
} from './catalogueRows.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { portalOf } from './portalOf.ts';
import { foundIn, plainSql, searchText } from './search.ts';
import { weekChangeSql } from './weekGain.ts';

type Sort = (typeof authorSorts)[number];

const orders: Readonly<Record<Sort, string>> = {
  name: `lowerUTF8(${plainSql('name')}) ASC, id`,
  '-name': `lowerUTF8(${plainSql('name')}) DESC, id`,
  books: 'books ASC, name ASC, id',
  '-books': 'books DESC, name ASC, id',
  gain: 'gain ASC NULLS LAST, name ASC, id',
  '-gain': 'gain DESC NULLS LAST, name ASC, id',
  top_places: 'top_places ASC, name ASC, id',
  '-top_places': 'top_places DESC, name ASC, id',
  best_position: 'best_position ASC NULLS LAST, name ASC, id',
  '-best_position': 'best_position DESC NULLS LAST, name ASC, id',
};

/** Genres that a row names: the commonest among the author's books. */
const ROW_GENRES = 3;
const CARD_BOOKS = 200;

type AuthorSource = Omit<AuthorRow, 'genres'> & { genre_ids: number[]; chars: number | null };

function authorsSql(view: PortalView): string {
  const metric = mainMetric(view.definition);
  const gain = metric === null ? 'NULL' : weekChangeSql(metric);
  return `
    SELECT a.id AS id, a.name AS name, count() AS books,
           countIf(b.status = 'finished') AS finished,
           if(count(b.gain) = 0, NULL, sum(b.gain)) AS gain,
           sum(b.top_places) AS top_places,
           min(b.best_position) AS best_position,
           sum(b.chars) AS chars,
           topKArray(${ROW_GENRES})(b.genre_ids) AS genre_ids
    FROM (
      SELECT arrayJoin(b.author_ids) AS author_id, b.status AS status, b.genre_ids AS genre_ids,
             b.chars AS chars, ${gain} AS gain, l.top_places AS top_places,
             l.best_position AS best_position
      FROM ${CATALOGUE_FROM}
      WHERE b.portal = {portal:String}
        AND ({author:UInt64} = 0 OR has(b.author_ids, {author:UInt64}))
    ) AS b
    INNER JOIN (
      SELECT id, name FROM authors WHERE portal = {portal:String}
        AND ({author:UInt64} = 0 OR id = {author:UInt64})
        AND ({q:String} = ''
          OR ${foundIn('name')})
    ) AS a ON a.id = b.author_id
    GROUP BY a.id, a.name`;
}

export async function readAuthors(
  reads: Reads,
  { params, query }: EndpointRequest<typeof authors>,
): Promise<EndpointResponse<typeof authors>> {
  const view = requirePortal(reads, params.portal);
  const sql = authorsSql(view);
  const parameters = { portal: params.portal, author: 0, q: searchText(query.q) };
  const [rows, total] = await Promise.all([
    reads.db.select<AuthorSource>(
      `${sql} ORDER BY ${orders[query.sort]} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...parameters, limit: query.size, offset: (query.page - 1) * query.size },
    ),
    reads.db.select<{ count: number }>(`SELECT count() AS count FROM (${sql})`, parameters),
  ]);
  return {
    meta: metaOf(params.portal, view, { filters: { ...query } }),
    count: total[0]?.count ?? 0,
    items: await withGenres(reads, view, rows),
  };
}

async function withGenres(
  reads: Reads,
  { definition }: PortalView,
  rows: readonly AuthorSource[],
): Promise<AuthorRow[]> {
  const ids = rows.flatMap((row) => row.genre_ids);
  const genres = await lookupNames(reads, definition.slug, 'genres', ids);
  return rows.map(({ genre_ids, chars: _, ...row }) => ({ ...row, genres: genres(genre_ids) }));
}

export async function readAuthor(
  reads: Reads,
  { params }: EndpointRequest<typeof author>,
): Promise<EndpointResponse<typeof author>> {
  const portal = await portalOf(reads, 'authors', params.id);
  if (portal === null) throw notFound('There is no such author.');
  const view = requirePortal(reads, portal);
  const scope = { portal, author: params.id };
  const [rows, books, urls] = await Promise.all([
    reads.db.select<AuthorSource>(authorsSql(view), { ...scope, q: '' }),
    reads.db.select<CatalogueSource>(
      `SELECT ${catalogueColumns(view)} FROM ${CATALOGUE_FROM}
       WHERE b.portal = {portal:String} AND has(b.author_ids, {author:UInt64})
       ORDER BY b.first_published_on DESC NULLS LAST, b.id DESC LIMIT ${CARD_BOOKS}`,
      scope,
    ),
    reads.db.select<{ url: string | null }>(
      'SELECT url FROM authors WHERE portal = {portal:String} AND id = {author:UInt64}',
      scope,
    ),
  ]);
  const [row] = await withGenres(reads, view, rows);
  if (row === undefined) throw notFound('There is no such author.');
  return {
    meta: metaOf(portal, view, { n: row.books }),
    author: { ...row, portal, external_url: urls[0]?.url ?? null, chars: rows[0]?.chars ?? null },
    books: await toCatalogueRows(reads, view, books),
  };
}
