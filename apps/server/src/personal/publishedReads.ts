import type { PortalSlug, WatchKey, WatchKind } from '@litometr/api-contract';
import type { Measurements } from '../measurements/client.ts';
import { publishedStates } from '../measurements/state.ts';
import type { Reads } from '../reads/context.ts';
import type { LinkMeaning } from './links.ts';
import { meaningOf } from './links.ts';
import { keyOf, type LinkTarget, type Published, type PublishedThing } from './published.ts';
import { viewState } from './viewMatches.ts';
import { changesOf } from './watchChanges.ts';

interface PublishedReadsDeps {
  measurements: Measurements;
  coverHosts: readonly string[];
}

const columns: Readonly<Record<WatchKind, { table: string; name: string; url: string }>> = {
  book: { table: 'books', name: 'title', url: 'url' },
  author: { table: 'authors', name: 'name', url: 'url' },
  tag: { table: 'tags', name: 'name', url: 'NULL' },
  genre: { table: 'genres', name: 'name', url: 'NULL' },
};
const kinds = Object.keys(columns) as WatchKind[];

/** The personal area's questions, each answered from one published state. */
export function publishedReads(deps: PublishedReadsDeps): Published {
  const reading = <T>(work: (reads: Reads) => Promise<T>): Promise<T> =>
    deps.measurements.read(async (db) => {
      const published = await publishedStates(deps.measurements, db);
      const states = new Map(published.map((state) => [state.portal, state]));
      return work({ db, states, coverHosts: deps.coverHosts });
    });
  return {
    find: (keys) => reading((reads) => findThings(reads, keys)),
    changes: (keys) => reading(async (reads) => changesOf(reads, await findThings(reads, keys))),
    resolve: (links) => reading((reads) => resolveLinks(reads, links)),
    views: (addresses) =>
      reading((reads) => Promise.all(addresses.map((address) => viewState(reads, address)))),
  };
}

interface ThingRow {
  id: number;
  portal: PortalSlug;
  name: string;
  url: string | null;
}

/** In the order of the keys. */
async function findThings(reads: Reads, keys: readonly WatchKey[]): Promise<PublishedThing[]> {
  const portals = [...reads.states.keys()];
  const found = new Map<string, PublishedThing>();
  for (const kind of kinds) {
    const ids = keys.filter((key) => key.kind === kind).map(({ target }) => target);
    if (ids.length === 0 || portals.length === 0) continue;
    const { table, name, url } = columns[kind];
    const rows = await reads.db.select<ThingRow>(
      `SELECT id, portal, ${name} AS name, ${url} AS url FROM ${table}
       WHERE portal IN {portals:Array(String)} AND id IN {ids:Array(UInt64)}`,
      { portals, ids },
    );
    for (const { id, ...row } of rows) found.set(`${kind} ${id}`, { kind, target: id, ...row });
  }
  return keys.flatMap((key) => found.get(keyOf(key)) ?? []);
}

type ExternalMeaning = Extract<LinkMeaning, { by: 'external' }>;

async function resolveLinks(reads: Reads, links: readonly string[]): Promise<LinkTarget[]> {
  const meanings = links.map(meaningOf);
  const byId = await findThings(
    reads,
    meanings.flatMap((meaning) => (meaning?.by === 'id' ? [meaning] : [])),
  );
  const things = new Map(byId.map((thing) => [keyOf(thing), thing]));
  const external = await findExternals(
    reads,
    meanings.flatMap((meaning) => (meaning?.by === 'external' ? [meaning] : [])),
  );
  return meanings.map((meaning) => {
    if (meaning === null) return 'unknown_link';
    const found = meaning.by === 'id' ? things.get(keyOf(meaning)) : external(meaning);
    return found ?? 'not_found';
  });
}

/** Tags are known by their names alone, which a link does not tell: by their id in ours. */
const externalTables = { book: 'books', author: 'authors' } as const;

async function findExternals(reads: Reads, meanings: readonly ExternalMeaning[]) {
  const found = new Map<string, PublishedThing>();
  for (const portal of new Set(meanings.map((meaning) => meaning.portal))) {
    for (const kind of ['book', 'author'] as const) {
      const asked = meanings.filter((each) => each.portal === portal && each.kind === kind);
      if (asked.length === 0 || !reads.states.has(portal)) continue;
      const { name, url } = columns[kind];
      const rows = await reads.db.select<ThingRow & { external: string | null }>(
        `SELECT id, portal, ${name} AS name, ${url} AS url, external_id AS external
         FROM ${externalTables[kind]} WHERE portal = {portal:String}
         AND (external_id IN {externals:Array(String)} OR url IN {urls:Array(String)})`,
        {
          portal,
          externals: asked.flatMap(({ externals }) => externals),
          urls: asked.flatMap((meaning) => spellings(meaning.url)),
        },
      );
      for (const { id, external, ...row } of rows) {
        const thing: PublishedThing = { kind, target: id, ...row };
        if (external !== null) found.set(`${portal} ${kind} ${external}`, thing);
        if (row.url !== null) found.set(`${portal} ${kind} ${bare(row.url)}`, thing);
      }
    }
  }
  return ({ portal, kind, externals, url }: ExternalMeaning): PublishedThing | undefined =>
    [bare(url), ...externals]
      .map((name) => found.get(`${portal} ${kind} ${name}`))
      .find((thing) => thing !== undefined);
}

const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/+$/, '');

/** How a bundle may have written an address. */
const spellings = (url: string) =>
  ['https://', 'https://www.'].flatMap((start) => [`${start}${url}`, `${start}${url}/`]);
