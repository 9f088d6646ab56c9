import type { Rolldown } from 'vite';
import { dashboardFolder } from '../run/paths.ts';

/** A chunk of its own choosing: which modules stand in it. */
export interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  /** Who is asked first where two would take a module. */
  priority: number;
}

/**
 * What the first scripts stand on, from the ground up; the rest of them is the entry's own. Each is
 * run in a task of its own (`startInParts` in `prerender.ts`).
 */
const PARTS = [
  {
    name: 'react',
    library: /\/node_modules\/(react|react-dom|scheduler)\/|\/app\/createRoot\.ts$/,
  },
  { name: 'libraries', library: /\/(node_modules|packages\/ui)\// },
];
/** Screens; a module that so many of them share is loaded with the first of them. */
const PAGE = /\/src\/features\/.*Page\.tsx$/;
const SHARED_BY_PAGES = 4;
/**
 * What fewer pages share stands with the first of these that has it: of five small files and a call
 * one waits for another, as browsers open six connections to a server.
 */
const LEADING = ['Catalogue', 'PortalTrends', 'TagStats', 'Book', 'RankList', 'Author'].map(
  (page) => ({ name: `of${page}`, page: new RegExp(`/${page}Page\\.tsx$`) }),
);
/** Kinds of charts: each is a chunk of its own, what several draw with stands together. */
const CHART = /\/src\/blocks\/charts\//;
const SHARED_BY_CHARTS = 2;
/** Controls are heavy: pages without such ones do without what they are made of. */
const CONTROL = /\/(react-aria|react-aria-components|react-stately|packages\/ui)\//;
/** Of controls, by what all of a kind stand on, from the most needed on. */
const KINDS = [
  { name: 'choices', library: /\/react-stately\/.*\/useToggleState\.mjs$/ },
  { name: 'lists', library: /\/react-aria\/.*\/collections\/CollectionBuilder\.mjs$/ },
  { name: 'overlays', library: /\/react-aria\/.*\/overlays\/calculatePosition\.mjs$/ },
];
/** Libraries that some charts need, from the most needed on. */
const LAYERS = [
  { name: 'scaled', library: /\/node_modules\/d3-scale\// },
  { name: 'time', library: /\/node_modules\/recharts\// },
];

/** What is asked of a chunk of a build. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'moduleIds' | 'facadeModuleId' | 'isEntry' | 'isDynamicEntry'
>;

/** The chunks of a build, by their files. */
type Chunks = ReadonlyMap<string, BuiltChunk>;

/**
 * Which modules stand together, so that a page is a handful of files: many small ones cost a slow
 * line their headers, a slow processor their links, and what they would have compressed together.
 * Told by a build that is not written: only the bundler knows what is left of a package's door.
 */
export const chunkGroups = async (): Promise<ChunkGroup[]> => groupsOf(await dryChunks());

/** The groups that follow from the chunks which a bundler makes by itself. */
export function groupsOf(chunks: Chunks): ChunkGroup[] {
  const users = usersOf(chunks);
  const entry = new Set<string>();
  for (const chunk of chunks.values()) if (chunk.isEntry) collect(chunks, chunk, entry);
  const usersLike = (id: string, kind: RegExp) =>
    [...(users.get(id) ?? [])].filter((user) => kind.test(user));
  const usersOfAll = (kind: RegExp) =>
    new Set([...users].flatMap(([id, own]) => (kind.test(id) ? [...own] : [])));

  const withUsers = <Layer extends { library: RegExp }>(layers: readonly Layer[]) =>
    layers.map((layer) => ({ ...layer, users: usersOfAll(layer.library) }));
  const [kinds, layers] = [withUsers(KINDS), withUsers(LAYERS)];
  /** The last kind of controls that all pages of a module have. */
  const kindOf = (id: string): string | null => {
    const pages = usersLike(id, PAGE);
    if (pages.length < SHARED_BY_PAGES) return null;
    const own = kinds.filter(({ users: of }) => pages.every((page) => of.has(page)));
    return (CONTROL.test(id) ? own.at(-1)?.name : undefined) ?? 'page';
  };
  /** The leading one of the pages that share a module. */
  const leaderOf = (id: string): string | undefined => {
    // A page itself, and what it alone has, keep a file of their own.
    if (PAGE.test(id) || usersLike(id, PAGE).length < 2) return undefined;
    return LEADING.find(({ page }) => usersLike(id, page).length > 0)?.name;
  };
  /** The last layer that all charts of a module belong to. */
  const layerOf = (id: string): string | null => {
    const charts = usersLike(id, CHART);
    if (charts.length < SHARED_BY_CHARTS) return null;
    const own = layers.filter(({ users: of }) => charts.every((chart) => of.has(chart)));
    return own.at(-1)?.name ?? 'plot';
  };
  // A group takes along what its modules import: what others stand on is asked first.
  return [
    ...PARTS.map(({ name, library }) => ({
      name,
      test: (id: string) => entry.has(id) && library.test(id),
    })),
    { name: 'entry', test: (id: string) => entry.has(id) },
    { name: 'page', test: (id: string) => kindOf(id) === 'page' },
    ...kinds.map(({ name }) => ({ name, test: (id: string) => kindOf(id) === name })),
    { name: 'plot', test: (id: string) => layerOf(id) === 'plot' },
    ...layers.map(({ name }) => ({ name, test: (id: string) => layerOf(id) === name })),
    ...LEADING.map(({ name }) => ({ name, test: (id: string) => leaderOf(id) === name })),
  ].map((group, index, all) => ({ ...group, priority: all.length - index }));
}

async function dryChunks(): Promise<Chunks> {
  const { build } = await import('vite');
  const built = await build({
    root: dashboardFolder,
    logLevel: 'error',
    build: { write: false, minify: false, sourcemap: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return new Map(
    outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
}

/** The modules of a chunk and of all that it imports. */
function collect(chunks: Chunks, from: BuiltChunk, into: Set<string>): void {
  const seen = new Set<string>();
  const visit = (chunk: BuiltChunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const id of chunk.moduleIds) into.add(id);
    for (const file of chunk.imports) {
      const next = chunks.get(file);
      if (next !== undefined) visit(next);
    }
  };
  visit(from);
}

/** For each module, the modules whose import at some later moment needs it. */
function usersOf(chunks: Chunks): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const chunk of chunks.values()) {
    if (!chunk.isDynamicEntry || chunk.facadeModuleId === null) continue;
    const modules = new Set<string>();
    collect(chunks, chunk, modules);
    for (const id of modules) {
      const own = users.get(id) ?? new Set<string>();
      users.set(id, own.add(chunk.facadeModuleId));
    }
  }
  return users;
}
