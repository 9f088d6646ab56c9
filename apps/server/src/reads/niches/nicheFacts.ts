import type { Bin, PortalSlug, Share } from '@litometr/api-contract';
import { lookupNames } from '../bookBriefs.ts';
import type { Reads } from '../context.ts';
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

/** Of an answer's books, and of those that came onto a list. */
const BOOKS = 50;
const ENTERED = 20;
/** Tags beside it that an answer names. */
const PARTNERS = 20;
/** Authors of its books. */
const AUTHORS = 20;
/** Further down than any place. */
const NO_PLACE = 4_294_967_295;

/** Keys and how often each counts. */
type Counts<Key> = [keys: Key[], counts: number[]];

interface LookRow {
  bands: Counts<number>;
  volumes: Counts<number>;
  statuses: Counts<string>;
  accesses: Counts<string>;
  tags: Counts<number>;
  genres: Counts<number>;
  books: [order: number, id: number][];
  entered: [order: number, position: number, id: number][];
  authors: [id: number, books: number, topPlaces: number, best: number | null][];
}

/** The bearers of a genre or tag, summed up. */
export interface NicheLook extends LookRow {
  portal: PortalSlug;
  kind: NicheKind;
  id: number;
}

const forEach = (keys: string, value: string) => `arrayWithConstant(length(${keys}), ${value})`;
const counts = (keys: string) => `sumMap(${keys}, ${forEach(keys, '1')})`;
const banded = (value: string, edges: string) =>
  counts(`if(${value} > 0, [roundDown(toFloat64(${value}), {${edges}:Array(UInt32)})], [])`);

/** Books and places per author, and the best place: both are told in the order of the authors. */
const byAuthor = `
  sumMap(c.author_ids, ${forEach('c.author_ids', '1')},
    ${forEach('c.author_ids', 'toUInt32(c.top_places)')}) AS wrote,
  minMap(c.author_ids,
    ${forEach('c.author_ids', `ifNull(toUInt32(c.best_position), ${NO_PLACE})`)}) AS stood`;

/** The foremost authors: most places, then most books, then the earliest known. */
const foremostAuthors = `arrayMap(one -> (one.1, one.2, one.3, nullIf(one.4, ${NO_PLACE})),
  arraySlice(arrayPartialSort(one -> (-toInt64(one.3), -toInt64(one.2), one.1), ${AUTHORS},
    arrayZip(wrote.1, wrote.2, wrote.3, stood.2)), 1, ${AUTHORS}))`;

/** All bearers in one look: their facts, what stands beside, and the foremost of them. */
export async function lookAtNiche(
  { db }: Reads,
  scope: Pick<NicheLook, 'portal' | 'kind' | 'id'>,
): Promise<NicheLook> {
  const [row] = await db.select<LookRow>(
    `SELECT * EXCEPT (wrote, stood), ${foremostAuthors} AS authors FROM (
     SELECT ${banded('c.price', 'prices')} AS bands, ${banded('c.chars', 'volumes')} AS volumes,
            ${counts("[ifNull(toString(c.status), '')]")} AS statuses,
            ${counts("[ifNull(toString(c.access), '')]")} AS accesses,
            ${counts('c.tag_ids')} AS tags, ${counts('c.genre_ids')} AS genres,
            groupArraySorted(${BOOKS})((-ifNull(c.main, -inf), c.book_id)) AS books,
            groupArraySortedIf(${ENTERED})(
              (-toInt32(assumeNotNull(c.entered_on)), assumeNotNull(c.entered_at), c.book_id),
              c.entered_on IS NOT NULL) AS entered, ${byAuthor}
     ${BEARING})`,
    { ...scope, prices: PRICES, volumes: VOLUMES },
  );
  if (row === undefined) throw new Error('A sum over rows has a row.');
  return { ...scope, ...row };
}

/** Prices, volumes, statuses and accesses of the bearers. */
export function nicheFacts({ bands, volumes, statuses, accesses }: NicheLook) {
  return {
    prices: binsOf(PRICES, bands),
    volumes: binsOf(VOLUMES, volumes),
    statuses: sharesOf(statuses),
    accesses: sharesOf(accesses),
  };
}

function pairsOf<Key>([keys, found]: Counts<Key>): { key: Key; count: number }[] {
  return keys.map((key, at) => ({ key, count: found[at] ?? 0 }));
}

function binsOf(edges: readonly number[], found: Counts<number>): Bin[] {
  const counted = new Map(pairsOf(found).map(({ key, count }) => [key, count]));
  return edges.map((from, at) => ({
    from,
    to: edges[at + 1] ?? null,
    count: counted.get(from) ?? 0,
  }));
}

function sharesOf(found: Counts<string>): Share[] {
  return pairsOf(found)
    .map(({ key, count }) => ({ key: key === '' ? null : key, count }))
    .sort((a, b) => b.count - a.count || (a.key ?? '').localeCompare(b.key ?? ''));
}

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
export async function nicheBeside(reads: Reads, look: NicheLook, own: number) {
  const { portal } = look;
  const [counted, all, tagNames, genreNames] = await Promise.all([
    groupCounts(reads, portal),
    bookCounts(reads),
    lookupNames(reads, portal, 'tags', []),
    lookupNames(reads, portal, 'genres', []),
  ]);
  // What is asked for stands beside itself.
  const of = (kind: NicheKind, found: Counts<number>) =>
    pairsOf(found)
      .filter(({ key }) => !(kind === look.kind && key === look.id))
      .sort((a, b) => b.count - a.count || a.key - b.key)
      .slice(0, PARTNERS);
  const total = all.get(portal)?.books ?? 0;
  return {
    partners: of('tag', look.tags).flatMap(({ key, count: books }) =>
      tagNames([key]).map((named) => ({
        ...named,
        books,
        lift: pairLift(books, own, counted.get(`tag ${key}`) ?? 0, total).lift,
      })),
    ),
    genres: of('genre', look.genres).flatMap(({ key, count: books }) =>
      genreNames([key]).map((named) => ({ ...named, books })),
    ),
  };
}
