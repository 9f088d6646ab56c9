import type { PortalSlug, WatchKey, WatchKind } from '@litometr/api-contract';
import type { Measurements } from '../measurements/client.ts';
import { type Aliases, publishedAliases } from '../measurements/publishedAliases.ts';
import { publishedStates } from '../measurements/state.ts';
import type { Reads } from '../reads/shared/context.ts';
import type { LinkMeaning } from './links.ts';
import { meaningOf } from './links.ts';
import { keyOf, type LinkTarget, type Published, type PublishedThing } from './published.ts';
import { viewState } from './viewMatches.ts';
import { changesOf } from './watchChanges.ts';

interface PublishedReadsDeps {
  measurements: Measurements;
  coverHosts: readonly string[];
}

interface NamedReads extends Reads {
  aliases: Aliases;
}

const columns: Readonly<Record<WatchKind, { table: string; name: string; url: string }>> = {
  book: { table: 'books', name: 'title', url: 'url' },
  author: { table: 'authors', name: 'name', url: 'url' },
  tag: { table: 'tags', name: 'name', url: 'NULL' },
  genre: { table: 'genres', name: 'name', url: 'NULL' },
};
const kinds = Object.keys(columns) as WatchKind[];

/** Queries of the personal area, each from one published state. */
export function publishedReads(deps: PublishedReadsDeps): Published {
  const reading = <T>(work: (reads: NamedReads) => Promise<T>): Promise<T> =>
    deps.measurements.read(async (db) => {
      const published = await publishedStates(deps.measurements, db);
      const states = new Map(published.map((state) => [state.portal, state]));
      const aliases = await publishedAliases(deps.measurements, db);
      return work({ db, states, aliases, coverHosts: deps.coverHosts });
    });
  return {
    find: (keys) => reading((reads) => findThings(reads, keys)),
    aliases: () => reading(({ aliases }) => Promise.resolve(aliases)),
    changes: (keys) => reading(async (reads) => changesOf(reads, await findThings(reads, keys))),
    resolve: (links) => reading((reads) => resolveLinks(reads, links)),
    views: (addresses) =>
      reading((reads) =>
        Promise.all(addresses.map((address) => viewState(reads, reads.aliases, address))),
      ),
  };
}

interface ThingRow {
  id: number;
  portal: PortalSlug;
  name: string;
  url: string | null;
}

/**
 * Returns the items in the order of the keys. A renamed item has its present name under the
 * requested key.
 */
async function findThings(reads: NamedReads, keys: readonly WatchKey[]): Promise<PublishedThing[]> {
  const portals = [...reads.states.keys()];
  const found = new Map<string, PublishedThing>();
  for (const kind of kinds) {
    const targets = keys.filter((key) => key.kind === kind).map(({ target }) => target);
    const ids = [...new Set(targets.map((id) => reads.aliases.canonical(kind, id)))];
    if (ids.length === 0 || portals.length === 0) continue;
    const { table, name, url } = columns[kind];
    const rows = await reads.db.select<ThingRow>(
      `SELECT id, portal, ${name} AS name, ${url} AS url FROM ${table}
       WHERE portal IN {portals:Array(String)} AND id IN {ids:Array(UInt64)}`,
      { portals, ids },
    );
    const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
    for (const target of targets) {
      const row = byId.get(reads.aliases.canonical(kind, target));
      if (row !== undefined) found.set(`${kind} ${target}`, { kind, target, ...row });
    }
  }
  return keys.flatMap((key) => found.get(keyOf(key)) ?? []);
}

type ExternalMeaning = Extract<LinkMeaning, { by: 'external' }>;

async function resolveLinks(reads: NamedReads, links: readonly string[]): Promise<LinkTarget[]> {
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

/**
 * A link of a portal does not contain a tag's id, so that tags are found only by their id in this
 * store.
 */
const externalTables = { book: 'books', author: 'authors' } as const;

async function findExternals(reads: NamedReads, meanings: readonly ExternalMeaning[]) {
  const found = new Map<string, PublishedThing>();
  for (const portal of new Set(meanings.map((meaning) => meaning.portal))) {
    for (const kind of ['book', 'author'] as const) {
      const matching = meanings.filter((each) => each.portal === portal && each.kind === kind);
      if (matching.length === 0 || !reads.states.has(portal)) continue;
      const { name, url } = columns[kind];
      const rows = await reads.db.select<ThingRow & { external: string | null }>(
        `SELECT id, portal, ${name} AS name, ${url} AS url, external_id AS external
         FROM ${externalTables[kind]} WHERE portal = {portal:String}
         AND (external_id IN {externals:Array(String)} OR url IN {urls:Array(String)})`,
        {
          portal,
          externals: matching.flatMap(({ externals }) => externals),
          urls: matching.flatMap((meaning) => spellings(meaning.url)),
        },
      );
      for (const { id, external, ...row } of rows) {
        const thing: PublishedThing = { kind, target: reads.aliases.canonical(kind, id), ...row };
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

/** Returns the spellings in which a bundle may have written an address. */
const spellings = (url: string) =>
  ['https://', 'https://www.'].flatMap((start) => [`${start}${url}`, `${start}${url}/`]);
