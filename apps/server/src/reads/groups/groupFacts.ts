import type { Bin, PortalSlug, Share } from '@litometr/api-contract';
import { PRICES, VOLUMES } from '../../measurements/aggregates/groupProfiles.ts';
import { pairLift } from '../formulas/pairLift.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { bookCounts } from '../shared/bookCounts.ts';
import type { Reads } from '../shared/context.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';

/** Tags beside it that an answer names. */
const PARTNERS = 20;

/** Keys and how often each counts. */
type Counts<Key> = [keys: Key[], counts: number[]];

/** The content of `group_profiles.profile`: a summary of the books of a genre or tag now. */
interface StoredGroupProfile {
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

/** Summary of the books of a genre or tag. */
export interface GroupProfile extends StoredGroupProfile {
  portal: PortalSlug;
  kind: GroupKind;
  id: number;
}

const nothing: StoredGroupProfile = {
  bands: [[], []],
  volumes: [[], []],
  statuses: [[], []],
  accesses: [[], []],
  tags: [],
  genres: [],
  books: [],
  entered: [],
  authors: [],
};

/** Loads the facts of all books of a group, its partners, and its leading books and authors. */
export async function readGroupProfile(
  { db }: Reads,
  scope: Pick<GroupProfile, 'portal' | 'kind' | 'id'>,
): Promise<GroupProfile> {
  const [row] = await db.select<{ profile: string }>(
    `SELECT profile FROM group_profiles WHERE portal = {portal:String} AND kind = {kind:String}
       AND group_id = {id:UInt32}`,
    scope,
  );
  // The publication writes this JSON: see `groupProfilesSql`, which follows the type.
  const profile = row === undefined ? nothing : (JSON.parse(row.profile) as StoredGroupProfile);
  return { ...scope, ...profile };
}

/** Prices, volumes, statuses and accesses of its books. */
export function toGroupFacts({ bands, volumes, statuses, accesses }: GroupProfile) {
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
  of: GroupKind;
  id: number;
  books: number;
}

/** Number of books of a portal by genre and tag. */
function groupCounts(reads: Reads, portal: PortalSlug) {
  return memoizePerState(reads, `group books ${portal}`, async () => {
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
export async function readGroupNeighbours(reads: Reads, profile: GroupProfile, own: number) {
  const { portal } = profile;
  const [counted, all, tagNames, genreNames] = await Promise.all([
    groupCounts(reads, portal),
    bookCounts(reads),
    lookupNames(reads, portal, 'tags', []),
    lookupNames(reads, portal, 'genres', []),
  ]);
  // The stored partners contain the group itself.
  const of = (kind: GroupKind, found: StoredGroupProfile['tags']) =>
    found.filter(([key]) => !(kind === profile.kind && key === profile.id)).slice(0, PARTNERS);
  const total = all.get(portal)?.books ?? 0;
  return {
    partners: of('tag', profile.tags).flatMap(([key, books]) =>
      tagNames([key]).map((named) => ({
        ...named,
        books,
        lift: pairLift(books, own, counted.get(`tag ${key}`) ?? 0, total).lift,
      })),
    ),
    genres: of('genre', profile.genres).flatMap(([key, books]) =>
      genreNames([key]).map((named) => ({ ...named, books })),
    ),
  };
}
