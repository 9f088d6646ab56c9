import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** Every door of package.json that has a source: `doors/menu` from `./src/doors/menu.ts`. */
const doors = Object.values(manifest.exports).flatMap((door) =>
  typeof door === 'object' ? [door['@litometr/source'].replace(/^\.\/src\/|\.ts$/g, '')] : [],
);

/** What a consumer installs stays an import; a name and everything under it. */
const external = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
].map((name) => new RegExp(`^${name}(/|$)`));

/** Builds the package for other portals: ES modules as they stand in the source, and one style sheet. */
export default defineConfig({
  base: './',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  resolve: { conditions: ['@litometr/source'] },
  build: {
    target: 'es2023',
    minify: false,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Not Vite's library mode: that puts every font into the style sheet as text.
    rolldownOptions: {
      input: Object.fromEntries(doors.map((door) => [door, `src/${door}.ts`])),
      preserveEntrySignatures: 'strict',
      external,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.woff2'))
            ? 'fonts/[name][extname]'
            : '[name][extname]',
      },
    },
  },
});
