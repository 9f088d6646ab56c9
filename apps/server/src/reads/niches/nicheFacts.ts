import type { Bin, PortalSlug, Share } from '@litometr/api-contract';
import { PRICES, VOLUMES } from '../../measurements/aggregates/nicheLooks.ts';
import { lookupNames } from '../bookBriefs.ts';
import type { Reads } from '../context.ts';
import { pairLift } from '../formulas/pairLift.ts';
import { once } from '../kept.ts';
import { bookCounts } from '../portals.ts';
import type { NicheKind } from './nicheSql.ts';

/** Tags beside it that an answer names. */
const PARTNERS = 20;

/** Keys and how often each counts. */
type Counts<Key> = [keys: Key[], counts: number[]];

/** What `niche_looks.look` holds of the books that bear a genre or tag now. */
interface StoredLook {
  bands: Counts<number>;
  volumes: Counts<number>;
  statuses: Counts<string>;
  accesses: Counts<string>;
  /** The most frequent beside it, and itself. */
  tags: [id: number, books: number][];
  genres: [id: number, books: number][];
  /** The first by main metric. */
  books: number[];
  /** `day` counts from 1970. */
  entered: [day: number, position: number, id: number][];
  authors: [id: number, books: number, topPlaces: number, best: number | null][];
}

/** The bearers of a genre or tag, summed up. */
export interface NicheLook extends StoredLook {
  portal: PortalSlug;
  kind: NicheKind;
  id: number;
}

const nothing: StoredLook = {
  ...{ bands: [[], []], volumes: [[], []], statuses: [[], []], accesses: [[], []] },
  ...{ tags: [], genres: [], books: [], entered: [], authors: [] },
};

/** The facts of all bearers, what stands beside, and the foremost of them. */
export async function lookAtNiche(
  { db }: Reads,
  scope: Pick<NicheLook, 'portal' | 'kind' | 'id'>,
): Promise<NicheLook> {
  const [row] = await db.select<{ look: string }>(
    `SELECT look FROM niche_looks WHERE portal = {portal:String} AND kind = {kind:String}
       AND group_id = {id:UInt32}`,
    scope,
  );
  // What the publication writes: `nicheLooksSql`, beside the type.
  const look = row === undefined ? nothing : (JSON.parse(row.look) as StoredLook);
  return { ...scope, ...look };
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
  const of = (kind: NicheKind, found: StoredLook['tags']) =>
    found.filter(([key]) => !(kind === look.kind && key === look.id)).slice(0, PARTNERS);
  const total = all.get(portal)?.books ?? 0;
  return {
    partners: of('tag', look.tags).flatMap(([key, books]) =>
      tagNames([key]).map((named) => ({
        ...named,
        books,
        lift: pairLift(books, own, counted.get(`tag ${key}`) ?? 0, total).lift,
      })),
    ),
    genres: of('genre', look.genres).flatMap(([key, books]) =>
      genreNames([key]).map((named) => ({ ...named, books })),
    ),
  };
}
