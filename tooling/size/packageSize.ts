import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../run/paths.ts';

/** Bytes of brotli that some doors of a package come to in an app, and what a limit leaves out. */
export interface SizeLimit {
  what: string;
  /** As in the `exports` of its package.json. */
  doors: string[];
  /** Libraries that the app brings. */
  without: string[];
  limit: number;
}

/** An app of one line per door: everything that the doors export, and what that needs. */
const APP = 'virtual:app';

export interface PackageSize {
  bytes: number;
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
  return {
    bytes: chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
  };
}
