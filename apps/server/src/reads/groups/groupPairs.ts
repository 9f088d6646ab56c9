import type {
  EndpointRequest,
  EndpointResponse,
  genreOverlap,
  Named,
  tagPairs,
} from '@litometr/api-contract';
import { badParameter } from '../../http/errors.ts';
import { pairLift } from '../formulas/pairLift.ts';
import { byName, lookupNames } from '../shared/bookBriefs.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import { readGroupMomenta } from './groupMomenta.ts';
import { nameTables } from './groupSql.ts';

interface PairsRequest {
  view: PortalView;
  kind: GroupKind;
  /** 0 for the books of all genres. */
  genre: number;
  top: number;
  minBooks: number;
}

interface NodeRow {
  id: number;
  books: number;
}

/** Books of the portal, or of one of its genres. */
const SOME_BOOKS = `catalogue_books WHERE portal = {portal:String}
  AND ({genre:UInt64} = 0 OR has(genre_ids, {genre:UInt64}))`;

/**
 * Counts how often the most common groups occur together; they are few enough to be counted per
 * request.
 */
async function pairsOf(reads: Reads, { view, kind, genre, top, minBooks }: PairsRequest) {
  const portal = view.definition.slug;
  const ids = `${kind}_ids`;
  const [nodes, total] = await Promise.all([
    reads.db.select<NodeRow>(
      `SELECT id, books
       FROM (SELECT arrayJoin(${ids}) AS id, count() AS books FROM ${SOME_BOOKS} GROUP BY id) AS found
       INNER JOIN (SELECT id, name FROM ${nameTables[kind]} WHERE portal = {portal:String}) AS named
         USING (id)
       ORDER BY books DESC, name LIMIT {top:UInt32}`,
      { portal, genre, top },
    ),
    reads.db.select<{ books: number }>(`SELECT count() AS books FROM ${SOME_BOOKS}`, {
      portal,
      genre,
    }),
  ]);
  const wanted = nodes.map(({ id }) => id);
  const [pairs, momentumOf, names] = await Promise.all([
    reads.db.select<{ a: number; b: number; books: number }>(
      `SELECT a, b, count() AS books FROM (
         SELECT arrayIntersect(${ids}, {wanted:Array(UInt32)}) AS held FROM ${SOME_BOOKS}
           AND hasAny(${ids}, {wanted:Array(UInt32)}))
       ARRAY JOIN held AS a ARRAY JOIN held AS b
       WHERE a < b GROUP BY a, b HAVING books >= {minBooks:UInt32}`,
      { portal, genre, wanted, minBooks },
    ),
    readGroupMomenta(reads, view, kind),
    lookupNames(reads, portal, nameTables[kind], wanted),
  ]);
  const all = total[0]?.books ?? 0;
  const inOrder = pairs
    .flatMap(({ a, b, books }) => {
      const [first, second] = names([a, b]).toSorted(byName);
      return first === undefined || second === undefined ? [] : [{ first, second, books }];
    })
    .sort(
      (one, other) =>
        other.books - one.books ||
        byName(one.first, other.first) ||
        byName(one.second, other.second),
    )
    .map(({ first, second, books }) => ({ a: first.id, b: second.id, books }));
  const counts = new Map(nodes.map(({ id, books }) => [id, books]));
  return {
    all,
    count: inOrder.length,
    nodes: nodes.flatMap(({ id, books }) =>
      names([id]).map((named: Named) => ({ ...named, books, momentum: momentumOf(id) })),
    ),
    items: inOrder.map(({ a, b, books }) => ({
      a,
      b,
      books,
      ...pairLift(books, counts.get(a) ?? 0, counts.get(b) ?? 0, all),
    })),
  };
}

export async function readTagPairs(
  reads: Reads,
  { params, query }: EndpointRequest<typeof tagPairs>,
): Promise<EndpointResponse<typeof tagPairs>> {
  const view = requirePortal(reads, params.portal);
  if (query.genre !== undefined) {
    const names = await lookupNames(reads, params.portal, 'genres', [query.genre]);
    if (names([query.genre]).length === 0) {
      throw badParameter('genre', `${params.portal} has no genre ${query.genre}.`);
    }
  }
  const { all, ...pairs } = await pairsOf(reads, {
    view,
    kind: 'tag',
    genre: query.genre ?? 0,
    top: query.top,
    minBooks: query.min_books,
  });
  return { meta: metaOf(params.portal, view, { filters: { ...query }, n: all }), ...pairs };
}

/** Portals have fewer genres than these. */
const ALL_GENRES = 200;

export async function readGenreOverlap(
  reads: Reads,
  { params }: EndpointRequest<typeof genreOverlap>,
): Promise<EndpointResponse<typeof genreOverlap>> {
  const view = requirePortal(reads, params.portal);
  const request = { view, kind: 'genre', genre: 0, top: ALL_GENRES, minBooks: 1 } as const;
  const { all, ...pairs } = await pairsOf(reads, request);
  return { meta: metaOf(params.portal, view, { n: all }), ...pairs };
}
