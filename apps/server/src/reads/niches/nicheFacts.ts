import type { Bin, PortalSlug, Share } from '@litometr/api-contract';
import type { QueryParams } from '../../measurements/client.ts';
import { lookupNames } from '../bookBriefs.ts';
import type { PortalView, Reads } from '../context.ts';
import { pairLift } from '../formulas/pairLift.ts';
import { once } from '../kept.ts';
import { bookCounts } from '../portals.ts';
import type { NicheKind } from './nicheSql.ts';

/** The books that bear a genre or tag now; needs `portal`, `kind` and `id`. */
export const BEARING = `FROM bearers AS c WHERE c.portal = {portal:String}
  AND c.kind = {kind:String} AND c.group_id = {id:UInt32}`;

/** Rubles. */
const PRICES = [0, 50, 100, 150, 200, 250, 300, 400, 500, 1_000];
/** Characters with spaces: an author's sheet is forty thousand. */
const VOLUMES = [0, 1, 2, 4, 6, 8, 10, 12, 15, 20].map((sheets) => sheets * 40_000);

interface FactRow {
  band: number | null;
  volume: number | null;
  status: string | null;
  access: string | null;
  books: number;
}

/** Prices, volumes, statuses and accesses of the bearers, from one look at them. */
export async function nicheFacts({ db }: Reads, scope: QueryParams) {
  const rows = await db.select<FactRow>(
    `SELECT if(c.price > 0, roundDown(assumeNotNull(c.price), {prices:Array(UInt32)}), NULL) AS band,
            if(c.chars > 0, roundDown(toFloat64(c.chars), {volumes:Array(UInt32)}), NULL) AS volume,
            status, access, count() AS books
     ${BEARING}
     GROUP BY band, volume, status, access`,
    { ...scope, prices: PRICES, volumes: VOLUMES },
  );
  return {
    prices: binsOf(PRICES, rows, 'band'),
    volumes: binsOf(VOLUMES, rows, 'volume'),
    statuses: sharesOf(rows, 'status'),
    accesses: sharesOf(rows, 'access'),
  };
}

function binsOf(edges: readonly number[], rows: readonly FactRow[], of: 'band' | 'volume'): Bin[] {
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
  of: NicheKind;
  id: number;
  books: number;
}

/** How many books of a portal bear each genre and tag. */
function groupCounts(reads: Reads, portal: PortalSlug) {
  return once(reads, `bearers ${portal}`, async () => {
    const rows = await reads.db.select<BesideRow>(
      (['genre', 'tag'] as const)
        .map(
          (kind) => `SELECT '${kind}' AS of, arrayJoin(${kind}_ids) AS id, count() AS books
            FROM catalogue_books WHERE portal = {portal:String} GROUP BY id`,
        )
        .join(' UNION ALL '),
      { portal },
    );
    return new Map(rows.map(({ of, id, books }) => [`${of} ${id}`, books]));
  });
}

/** Tags (with their lift) and genres of the same books, most frequent first. */
export async function nicheBeside(
  reads: Reads,
  view: PortalView,
  scope: { portal: PortalSlug; kind: NicheKind; id: number },
  own: number,
) {
  const { slug } = view.definition;
  const [rows, counts, all] = await Promise.all([
    reads.db.select<BesideRow>(
      (['genre', 'tag'] as const)
        .map(
          (kind) => `SELECT '${kind}' AS of, arrayJoin(c.${kind}_ids) AS id, count() AS books
            ${BEARING} GROUP BY id
            ORDER BY books DESC, id LIMIT ${PARTNERS + 1}`,
        )
        .map((sql) => `SELECT * FROM (${sql})`)
        .join(' UNION ALL '),
      scope,
    ),
    groupCounts(reads, slug),
    bookCounts(reads),
  ]);
  // What is asked for stands beside itself.
  const of = (kind: NicheKind) =>
    rows
      .filter((row) => row.of === kind && !(kind === scope.kind && row.id === scope.id))
      .sort((a, b) => b.books - a.books || a.id - b.id)
      .slice(0, PARTNERS);
  const [tags, genres] = [of('tag'), of('genre')];
  const idsOf = (held: readonly BesideRow[]) => held.map(({ id }) => id);
  const [tagNames, genreNames] = await Promise.all([
    lookupNames(reads, slug, 'tags', idsOf(tags)),
    lookupNames(reads, slug, 'genres', idsOf(genres)),
  ]);
  const total = all.get(slug)?.books ?? 0;
  return {
    partners: tags.flatMap(({ id, books }) =>
      tagNames([id]).map((named) => ({
        ...named,
        books,
        lift: pairLift(books, own, counts.get(`tag ${id}`) ?? 0, total).lift,
      })),
    ),
    genres: genres.flatMap(({ id, books }) =>
      genreNames([id]).map((named) => ({ ...named, books })),
    ),
  };
}
