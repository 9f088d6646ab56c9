import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cssTarget } from './cssTarget.ts';

/**
 * How a package is built for other portals: ES modules file by file, so that an app takes only what
 * it uses, and one style sheet. Run in the package's folder:
 * `vite build --config ../../tooling/build/packageConfig.ts`. Its doors are those of its
 * package.json; types are tsc's work.
 */
const source = '@litometr/source';
const folder = process.cwd();

interface Manifest {
  name: string;
  exports?: Record<string, string | Partial<Record<string, string>>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

// Our own manifests, in the shape that pnpm and Node have already read them in.
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `./src/charts/index.ts` is built as `charts/index`. */
const doors = Object.values(manifest.exports ?? {}).flatMap((door): [string, string][] => {
  // A door without a built end is for the workspace alone.
  const file = typeof door === 'string' || !door['default'] ? undefined : door[source];
  return file === undefined ? [] : [[file.replace(/^\.\/src\/|\.tsx?$/g, ''), join(folder, file)]];
});

/** Says at the build, not when a tool only reads this file, that there is nothing to build. */
const checkDoors: Plugin = {
  name: 'litometr:doors',
  buildStart() {
    if (doors.length === 0) {
      throw new Error(
        `No package to build in ${folder}: no door in the exports of its package.json has the ` +
          `condition "${source}". Run the build in the folder of a package.`,
      );
    }
    const missing = doors.filter(([, file]) => !existsSync(file)).map(([, file]) => file);
    if (missing.length > 0) {
      throw new Error(
        `The exports of ${manifest.name} name files that do not exist: ${missing.join(', ')}. ` +
          'Create them, or take the doors away.',
      );
    }
  },
};

const external = [
  ...Object.keys(manifest.dependencies ?? {}),
  ...Object.keys(manifest.peerDependencies ?? {}),
].map((name) => new RegExp(`^${name}(/|$)`));

export default defineConfig({
  root: folder,
  base: './',
  publicDir: false,
  plugins: [checkDoors, react(), vanillaExtractPlugin({ identifiers: 'short' })],
  // Without the condition of sources: other packages are taken as built, so that the theme's
  // variables have the names that its own style sheet sets.
  build: {
    cssTarget,
    outDir: join(folder, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    minify: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    // Not Vite's library mode: that puts every font into the style sheet as text.
    rolldownOptions: {
      input: Object.fromEntries(doors),
      preserveEntrySignatures: 'strict',
      external,
      output: {
        preserveModules: true,
        preserveModulesRoot: join(folder, 'src'),
        entryFileNames: '[name].js',
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.woff2'))
            ? 'fonts/[name][extname]'
            : '[name][extname]',
      },
    },
  },
});
