import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../run/paths.ts';

/** Bytes of brotli that some doors of a package come to in an app, and what a limit leaves out. */
export interface SizeLimit {
  what: string;
  /** As in the `exports` of its package.json. */
  doors: string[];
  /** Libraries that the app brings. */
  without: string[];
  limit: number;
  /** Of the code that is imported only where it is needed; none where it is left out. */
  lazyLimit?: number;
}

/** An app of one line per door: everything that the doors export, and what that needs. */
const APP = 'virtual:app';
/** Vite's wrapper of dynamic imports. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

export interface PackageSize {
  /** Of the code that an app loads at its start. */
  bytes: number;
  /** Of the code that is imported only where it is needed. */
  lazyBytes: number;
  /** Files of the bundle, for a test of what is not among them. */
  modules: string[];
}

/** Bundles doors of a package as an app would, and weighs them. */
export async function packageSize(
  name: string,
  { doors, without }: Pick<SizeLimit, 'doors' | 'without'>,
): Promise<PackageSize> {
  const lines = doors.map((door) => `export * from '@litometr/${name}${door.slice(1)}';`);
  const bundled = await build({
    root: join(root, 'packages', name),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@litometr/source', 'module', 'browser', 'import', 'default'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        // Code of Vite, which an app has once for all packages.
        name: 'without-preload-helper',
        enforce: 'pre',
        load: (id) =>
          id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined,
      },
      {
        name: 'app-of-doors',
        resolveId: (id) => (id === APP ? `\0${APP}` : undefined),
        load: (id) => (id === `\0${APP}` ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: APP,
        external: without.map((library) => new RegExp(`^${library}(/|$)`)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(bundled) ? bundled : [bundled];
  const chunks = outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((part) => part.type === 'chunk');
  const [initial, lazy] = splitByLoading(chunks);
  return {
    bytes: brotliBytes(initial),
    lazyBytes: brotliBytes(lazy),
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
  };
}

/** Chunks that the entry reaches by static imports, and those that it imports later. */
function splitByLoading(chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const initial = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || initial.has(chunk)) return;
    initial.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks.filter(({ isEntry }) => isEntry)) visit(chunk);
  return [[...initial], chunks.filter((chunk) => !initial.has(chunk))] as const;
}

const brotliBytes = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
