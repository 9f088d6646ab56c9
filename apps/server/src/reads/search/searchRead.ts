import type {
  EndpointRequest,
  EndpointResponse,
  SearchResult,
  search,
} from '@litometr/api-contract';
import { type SearchKind, searchKinds } from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { findMatches, type Matches } from '../../search/findMatches.ts';
import { metaOf, type Reads } from '../shared/context.ts';
import { type Hit, searchBooks } from './searchBooks.ts';
import { searchNames } from './searchNames.ts';

/** Of books more are read than are shown: the listings of one book become one result. */
const LISTINGS = 3;

/** Matches of a query, of all portals and kinds, best first. */
export async function readSearch(
  reads: Reads,
  { query }: EndpointRequest<typeof search>,
): Promise<EndpointResponse<typeof search>> {
  const { q, kind, portal = null, size } = query;
  const kinds = kind === undefined ? searchKinds : [kind];
  const found = await findMatches(reads.db, q, { kinds, portal }, (matches) =>
    bestHits(reads, matches, size * LISTINGS),
  );
  const counts = { book: 0, author: 0, tag: 0, genre: 0 };
  const meta = metaOfAll(reads, { q, kind, portal: portal ?? undefined });
  if (found === null) return { meta, readings: [], counts, items: [] };
  const { hits } = found.result;
  for (const hit of hits) counts[hit.kind] = hit.found;
  const { readings } = found.matches;
  const [books, names] = await Promise.all([
    searchBooks(reads, hits, readings, size),
    searchNames(reads, hits, readings, size),
  ]);
  const results = new Map<string, SearchResult>([...books, ...names]);
  return {
    meta,
    readings: readings.map(({ kind: how, text }) => ({ kind: how, text })),
    counts,
    items: hits.flatMap((hit) => results.get(`${hit.kind} ${hit.id}`) ?? []),
  };
}

interface Ranked extends Hit {
  score: number;
  popularity: number;
}

async function bestHits({ db }: Reads, { sql, params }: Matches, limit: number) {
  const rows = await db.select<Ranked & { strong: number }>(
    `SELECT kind, id, score, popularity, found, strong
     FROM (
       SELECT kind, id, score, popularity, count() OVER (PARTITION BY kind) AS found,
         sum(strength) OVER () AS strong,
         rank() OVER (PARTITION BY kind ORDER BY score DESC, popularity DESC) AS place
       FROM (${sql}))
     WHERE place <= {limit:UInt32}`,
    { ...params, limit },
  );
  const keys = await keysOfHits(db, rows);
  const inOrder = rows.toSorted(
    (a, b) =>
      b.score - a.score ||
      b.popularity - a.popularity ||
      compareTexts(a.kind, b.kind) ||
      compareTexts(keys(a), keys(b)),
  );
  const hits = Map.groupBy(inOrder, ({ kind }) => kind);
  const best = new Set([...hits.values()].flatMap((of) => of.slice(0, limit)));
  return { hits: inOrder.filter((hit) => best.has(hit)), strong: rows[0]?.strong ?? 0 };
}

/**
 * Equals are ordered by portal and by what it calls them, as ids depend on the order of imports. The
 * portals come in the product's order: there are fewer than ten.
 */
async function keysOfHits(db: Reads['db'], hits: readonly Hit[]) {
  const of = Map.groupBy(hits, ({ kind }) => kind);
  const sources = [...of.keys()].map(
    (
      kind,
    ) => `SELECT '${kind}' AS kind, id, concat(toString(indexOf({portals:Array(String)}, portal)), ' ', ${hitKeys[kind]}) AS key FROM ${kind}s
      WHERE portal IN {portals:Array(String)} AND id IN {${kind}:Array(UInt32)}`,
  );
  if (sources.length === 0) return () => '';
  const ids = [...of].map(([kind, found]) => [kind, found.map(({ id }) => id)] as const);
  const rows = await db.select<{ kind: SearchKind; id: number; key: string }>(
    sources.join(' UNION ALL '),
    { portals: [...portalSlugs], ...Object.fromEntries(ids) },
  );
  const keys = new Map(rows.map(({ kind, id, key }) => [`${kind} ${id}`, key]));
  return ({ kind, id }: Hit) => keys.get(`${kind} ${id}`) ?? '';
}

const hitKeys: Readonly<Record<SearchKind, string>> = {
  book: 'external_id',
  author: "name, ' ', ifNull(external_id, '')",
  genre: 'name',
  tag: 'name',
};

const compareTexts = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The latest data day of all portals; demo where any of them shows generated data. */
function metaOfAll(reads: Reads, filters: Record<string, string | undefined>) {
  const states = [...reads.states.values()];
  const days = states.flatMap(({ dataDay }) => dataDay ?? []).sort();
  return {
    ...metaOf(null, null, { filters }),
    asof: days.at(-1) ?? null,
    demo: states.some(({ demo }) => demo),
  };
}
