import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions, type Rolldown } from 'vite';
import { root } from '../run/paths.ts';

const source = '@litometr/source';
const brought = /^react(-dom)?(\/|$)/;

export interface Weight {
  /** Bytes of brotli that an app downloads for it beside React. */
  script: number;
  style: number;
  /** Files that went in, from the root of the repository. */
  modules: string[];
}

/** An app's file for each name, as virtual modules. */
function entries(apps: Readonly<Record<string, string>>) {
  const ids = new Map(Object.keys(apps).map((name) => [`virtual:${name}`, name]));
  return {
    input: Object.fromEntries([...ids].map(([id, name]) => [name, id])),
    plugin: {
      name: 'litometr:apps',
      resolveId: (id: string) => (ids.has(id) ? join(root, `${id}.ts`) : undefined),
      load: (id: string) => {
        const name = [...ids].find(([virtual]) => id === join(root, `${virtual}.ts`))?.[1];
        return name === undefined ? undefined : apps[name];
      },
    },
  };
}

type Parts = Map<string, Rolldown.OutputChunk>;

/** A chunk with all that it imports at once; what is imported later is not its weight. */
function closure(parts: Parts, file: string, seen = new Set<string>()): Rolldown.OutputChunk[] {
  const chunk = parts.get(file);
  if (!chunk || seen.has(file)) return [];
  seen.add(file);
  return [chunk, ...chunk.imports.flatMap((next) => closure(parts, next, seen))];
}

const brotli = (texts: readonly (string | Uint8Array)[]) =>
  texts.length === 0
    ? 0
    : brotliCompressSync(Buffer.concat(texts.map((text) => Buffer.from(text)))).length;

/** A runner's own NODE_ENV (`test`) would weigh the build for developers. */
async function asProduct<Result>(work: () => Promise<Result>): Promise<Result> {
  const outer = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await work();
  } finally {
    if (outer === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = outer;
  }
}

/**
 * Bundles apps, each a few lines of code, as the product is bundled, and measures each by itself.
 * Dependencies that an app has anyway, React and the packages of `beside`, are not counted.
 */
export async function weigh(
  apps: Readonly<Record<string, string>>,
  beside: readonly RegExp[] = [],
): Promise<Record<string, Weight>> {
  const { input, plugin } = entries(apps);
  const bundled = await asProduct(() =>
    build({
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: [source, ...defaultClientConditions] },
      // The compiler of styles is a server of its own.
      environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
      plugins: [plugin, react(), vanillaExtractPlugin({ identifiers: 'short' })],
      build: {
        write: false,
        target: 'es2023',
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        modulePreload: false,
        rolldownOptions: {
          input,
          external: [brought, ...beside],
          preserveEntrySignatures: 'strict',
        },
      },
    }),
  );
  const [output] = (Array.isArray(bundled) ? bundled : [bundled]).flatMap((each) =>
    'output' in each ? [each.output] : [],
  );
  if (!output) throw new Error('The bundler gave nothing back: it was started in watch mode.');
  const chunks = output.filter((part) => part.type === 'chunk');
  const styles = new Map(
    output.flatMap((part) =>
      part.type === 'asset' ? [[part.fileName, part.source] as const] : [],
    ),
  );
  const parts: Parts = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return Object.fromEntries(
    chunks
      .filter((chunk) => chunk.isEntry)
      .map((entry) => {
        const own = closure(parts, entry.fileName);
        const sheets = new Set(
          own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
        );
        const weight: Weight = {
          script: brotli(own.map(({ code }) => code)),
          style: brotli([...sheets].map((file) => styles.get(file) ?? '')),
          modules: own
            .flatMap((chunk) => Object.keys(chunk.modules))
            .map((id) => id.replace(`${root}/`, '')),
        };
        return [entry.name, weight];
      }),
  );
}
