import {
  type EndpointRequest,
  type EndpointResponse,
  SIMILAR_BOOKS,
  type similarBooks,
} from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import { mainMetric } from '../measurements/portals.ts';
import { findBriefs, lookupNames } from './bookBriefs.ts';
import { metaOf, type Reads, requirePortal } from './context.ts';
import { type LatestRow, latestColumns, valueAt } from './latest.ts';
import { portalOf } from './portalOf.ts';
import { gainBetween } from './readings.ts';

/** Tags and genres that two books have in common at least. */
const LEAST_SHARED = 2;

interface SimilarRow {
  id: number;
  tags: number[];
  genres: number[];
  score: number;
}

/** Books by what they share with one; one look at the catalogue's own table. */
function similarRows({ db }: Reads, portal: string, id: number, metric: string | null) {
  const popular = metric === null ? '' : `c.last_${metric} DESC NULLS LAST,`;
  return db.select<SimilarRow>(
    `WITH (SELECT (tag_ids, genre_ids) FROM catalogue_books
           WHERE portal = {portal:String} AND id = {id:UInt32}) AS own
     SELECT c.id AS id, arrayIntersect(c.tag_ids, own.1) AS tags,
            arrayIntersect(c.genre_ids, own.2) AS genres,
            length(tags) + length(genres) AS shared,
            shared / (length(c.tag_ids) + length(c.genre_ids) + length(own.1) + length(own.2)
              - shared) AS score
     FROM catalogue_books AS c
     WHERE c.portal = {portal:String} AND c.id != {id:UInt32}
       AND (hasAny(c.tag_ids, own.1) OR hasAny(c.genre_ids, own.2))
       AND shared >= ${LEAST_SHARED}
     ORDER BY score DESC, ${popular} c.id LIMIT ${SIMILAR_BOOKS}`,
    { portal, id },
  );
}

type Standing = LatestRow & {
  id: number;
  momentum: number | null;
  best_position: number | null;
};

export async function readSimilarBooks(
  reads: Reads,
  { params: { id } }: EndpointRequest<typeof similarBooks>,
): Promise<EndpointResponse<typeof similarBooks>> {
  const portal = await portalOf(reads, 'books', id);
  if (portal === null) throw notFound('There is no such book.');
  const view = requirePortal(reads, portal);
  const { definition } = view;
  const metric = mainMetric(definition);
  const rows = await similarRows(reads, portal, id, metric);
  const ids = rows.map((row) => row.id);
  const latest = latestColumns(definition);
  const [briefs, standings, tags, genres] = await Promise.all([
    findBriefs(reads, portal, ids),
    ids.length === 0
      ? []
      : reads.db.select<Standing>(
          `SELECT l.book_id AS id, l.momentum AS momentum, l.best_position AS best_position
                  ${latest === '' ? '' : `, ${latest}`}
           FROM book_latest AS l
           WHERE l.portal = {portal:String} AND l.book_id IN {ids:Array(UInt32)}`,
          { portal, ids },
        ),
    lookupNames(
      reads,
      portal,
      'tags',
      rows.flatMap((row) => row.tags),
    ),
    lookupNames(
      reads,
      portal,
      'genres',
      rows.flatMap((row) => row.genres),
    ),
  ]);
  const standingOf = new Map(standings.map((row) => [row.id, row]));
  const items = rows.flatMap((row) => {
    const book = briefs.get(row.id);
    if (book === undefined) return [];
    const standing = standingOf.get(row.id);
    const [first, last] = [valueAt(standing ?? {}, 'week'), valueAt(standing ?? {}, 'last')];
    return [
      {
        book,
        score: row.score,
        tags: tags(row.tags),
        genres: genres(row.genres),
        gain: metric === null ? null : gainBetween(definition, metric, first(metric), last(metric)),
        momentum: standing?.momentum ?? null,
        best_position: standing?.best_position ?? null,
      },
    ];
  });
  return { meta: metaOf(portal, view, { n: items.length }), count: items.length, items };
}
