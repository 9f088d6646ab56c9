import type {
  EndpointRequest,
  EndpointResponse,
  SearchResult,
  search,
} from '@litometr/api-contract';
import { searchKinds } from '@litometr/api-contract';
import { findMatches, type Matches } from '../search/findMatches.ts';
import { metaOf, type Reads } from './context.ts';
import { type Hit, searchBooks } from './searchBooks.ts';
import { searchNames } from './searchNames.ts';

/** Of books more are read than are shown: the listings of one book become one result. */
const LISTINGS = 3;

/** What fits the words of a query, of all portals and kinds, best first. */
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

async function bestHits({ db }: Reads, { sql, params }: Matches, limit: number) {
  const hits = await db.select<Hit & { strong: number }>(
    `SELECT kind, id, count() OVER (PARTITION BY kind) AS found, sum(strength) OVER () AS strong
     FROM (${sql}) ORDER BY score DESC, popularity DESC, kind, id LIMIT {limit:UInt32} BY kind`,
    { ...params, limit },
  );
  return { hits, strong: hits[0]?.strong ?? 0 };
}

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
