import type { Bin, Share } from '@litometr/api-contract';
import type { QueryParams } from '../../measurements/client.ts';
import { lookupNames } from '../bookBriefs.ts';
import type { PortalView, Reads } from '../context.ts';
import { pairLift } from '../formulas/pairLift.ts';

/** The books that bear a genre or tag now; needs `portal`, `kind` and `id`. */
export const BEARERS = `(SELECT book_id FROM book_groups WHERE portal = {portal:String}
  AND kind = {kind:String} AND group_id = {id:UInt32} AND valid_to IS NULL)`;

/** Rubles. */
const PRICES = [0, 50, 100, 150, 200, 250, 300, 400, 500, 1_000];
/** Characters with spaces: an author's sheet is forty thousand. */
const VOLUMES = [0, 1, 2, 4, 6, 8, 10, 12, 15, 20].map((sheets) => sheets * 40_000);

interface FactRow {
  price: number | null;
  volume: number | null;
  status: string | null;
  access: string | null;
  books: number;
}

/** Prices, volumes, statuses and accesses of the bearers, from one look at them. */
export async function nicheFacts({ db }: Reads, scope: QueryParams) {
  const rows = await db.select<FactRow>(
    `SELECT if(price_rub > 0, roundDown(toFloat64(price_rub), {prices:Array(UInt32)}), NULL) AS price,
            if(chars > 0, roundDown(toFloat64(chars), {volumes:Array(UInt32)}), NULL) AS volume,
            status, access, count() AS books
     FROM books WHERE portal = {portal:String} AND id IN ${BEARERS}
     GROUP BY price, volume, status, access`,
    { ...scope, prices: PRICES, volumes: VOLUMES },
  );
  return {
    prices: binsOf(PRICES, rows, 'price'),
    volumes: binsOf(VOLUMES, rows, 'volume'),
    statuses: sharesOf(rows, 'status'),
    accesses: sharesOf(rows, 'access'),
  };
}

function binsOf(edges: readonly number[], rows: readonly FactRow[], of: 'price' | 'volume'): Bin[] {
  return edges.map((from, at) => ({
    from,
    to: edges[at + 1] ?? null,
    count: rows.reduce((sum, row) => sum + (row[of] === from ? row.books : 0), 0),
  }));
}

function sharesOf(rows: readonly FactRow[], of: 'status' | 'access'): Share[] {
  return [...Map.groupBy(rows, (row) => row[of])]
    .map(([key, held]) => ({ key, count: held.reduce((sum, row) => sum + row.books, 0) }))
    .sort((a, b) => b.count - a.count || (a.key ?? '').localeCompare(b.key ?? ''));
}

/** Tags beside it that an answer names. */
const PARTNERS = 20;

interface BesideRow {
  id: number;
  books: number;
  own: number;
  all_books: number;
}

/** Tags (with their lift) and genres of the same books, most frequent first. */
export async function nicheBeside(reads: Reads, view: PortalView, scope: QueryParams, own: number) {
  const beside = (kind: 'genre' | 'tag') =>
    reads.db.select<BesideRow>(
      `SELECT x.id AS id, x.books AS books, l.books AS own,
              (SELECT count() FROM books WHERE portal = {portal:String}) AS all_books
       FROM (SELECT arrayJoin(b.${kind}_ids) AS id, count() AS books FROM books AS b
             WHERE b.portal = {portal:String} AND b.id IN ${BEARERS} GROUP BY id) AS x
       INNER JOIN (SELECT arrayJoin(${kind}_ids) AS a, count() AS books FROM books
                   WHERE portal = {portal:String} GROUP BY a) AS l ON l.a = x.id
       WHERE NOT ({kind:String} = '${kind}' AND x.id = {id:UInt32})
       ORDER BY books DESC, id LIMIT ${PARTNERS}`,
      scope,
    );
  const [tags, genres] = await Promise.all([beside('tag'), beside('genre')]);
  const { slug } = view.definition;
  const idsOf = (rows: readonly BesideRow[]) => rows.map(({ id }) => id);
  const [tagNames, genreNames] = await Promise.all([
    lookupNames(reads, slug, 'tags', idsOf(tags)),
    lookupNames(reads, slug, 'genres', idsOf(genres)),
  ]);
  return {
    partners: tags.flatMap(({ id, books, own: of, all_books }) =>
      tagNames([id]).map((named) => ({
        ...named,
        books,
        lift: pairLift(books, own, of, all_books).lift,
      })),
    ),
    genres: genres.flatMap(({ id, books }) =>
      genreNames([id]).map((named) => ({ ...named, books })),
    ),
  };
}
