import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../run/paths.ts';

/** Limit of some entry points of a package in an app, in bytes of brotli, without some libraries. */
export interface SizeLimit {
  what: string;
  /** As in the `exports` of its package.json. */
  entries: string[];
  /** Libraries that the app brings. */
  without: string[];
  limit: number;
}

/** An app with one line per entry point: all of its exports, and their dependencies. */
const APP = 'virtual:app';

export interface PackageSize {
  bytes: number;
  /** Files of the bundle, for a test of what is not among them. */
  modules: string[];
}

/** Bundles entry points of a package as an app would, and measures them. */
export async function packageSize(
  name: string,
  { entries, without }: Pick<SizeLimit, 'entries' | 'without'>,
): Promise<PackageSize> {
  const lines = entries.map((entry) => `export * from '@litometr/${name}${entry.slice(1)}';`);
  const bundled = await build({
    root: join(root, 'packages', name),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@litometr/source', 'module', 'browser', 'import', 'default'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'app-of-entries',
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
  return {
    bytes: chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
  };
}
