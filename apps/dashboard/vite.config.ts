import { parse } from '@formatjs/icu-messageformat-parser';
import formatjs from '@formatjs/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { locales } from '../../packages/domain/src/index.ts';
import { sourceConfig } from '../../tooling/vite/sourceConfig.ts';
import { withoutServerExports } from './withoutServerExports.ts';

/**
 * Modules that ten routes or parts of them share go into one file: by itself the bundler makes up to 136
 * files of a page's scripts, and so it makes 55, for 10 KiB of a page that it may not need. Only what
 * pages start with: what opens over them stays in files of its own.
 */
const common = {
  name: 'common',
  tags: ['$initial' as const],
  minShareCount: 10,
  // Of dialogs, menus and lists of options: a few pages start with one, for the others it is 20 KiB.
  test: /^(?!.*\/react-(aria|aria-components|stately)\/dist\/private\/(overlays|selection|collections|menu|autocomplete|dialog|form|list|tree|focus\/FocusScope|Autocomplete|Collection|Dialog|Menu|Modal|Popover)\b)/,
};

/**
 * The app's own small modules that two routes share (queries, session, texts, portals): with `common` 20 to
 * 27 files of a page instead of 50 to 60. Over HTTP/1.1 each of them costs a sixth of a round trip.
 */
const shared = {
  name: 'shared',
  tags: ['$initial' as const],
  minShareCount: 2,
  test: /\/(domain|api-contract|auth-machine)\/src\/|\/dashboard\/src\/(api|app|domain|i18n|portals|prefs|shell|theme)\//,
};

/** Modules of the packages that pages load at once and charts import, too. */
const outlines = {
  name: 'outlines',
  tags: ['$initial' as const],
  test: /\/analytics-widgets\/src\/(charts|internal|provider)\/|\/ui\/src\/provider\/|\/react-aria\/dist\/private\/overlays\/PortalProvider\b/,
};

/**
 * Modules that two kinds of charts share go into one file: by itself the bundler makes 35 files of a page's charts.
 * To look for each in the document and add its link took 37 to 216 ms of processor time.
 */
const charts = {
  name: 'charts',
  minShareCount: 2,
  test: /\/node_modules\/(recharts|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|victory-vendor|d3-[a-z]+|es-toolkit|decimal\.js-light|eventemitter3|internmap|tiny-invariant)\/|\/analytics-widgets\/src\/charts\//,
};

/** Translated texts as syntax trees, like those that the plugin makes of the texts in the code. */
function parsedLocales(): Plugin {
  return {
    name: 'litometr:parsed-locales',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/locales\/[\w-]+\.json$/ },
      handler: (json) => {
        // Written by `npm run messages`, and held to its shape by the check.
        const texts = Object.entries(JSON.parse(json) as Record<string, string>);
        const parsed = texts.map(([id, text]) => [id, parse(text, { shouldParseSkeletons: true })]);
        return { code: JSON.stringify(Object.fromEntries(parsed)), map: null };
      },
    },
  };
}

const isStatic = process.env['LITOMETR_STATIC'] === 'true';
const PARSER = '@formatjs/icu-messageformat-parser';

export default defineConfig(({ command }) => {
  const isBuild = command === 'build';
  const own: UserConfig = {
    plugins: [
      reactRouter(),
      ...(isStatic ? [withoutServerExports()] : []),
      vanillaExtractPlugin(),
      // The component library speaks thirty languages; Persian, which it does not, comes from ours. Texts of the
      // others would be a tenth of the first script.
      optimizeLocales.vite({ locales: [...locales] }),
      ...(isBuild ? [formatjs({ ast: true }), parsedLocales()] : []),
    ],
    // Texts are parsed by the build: no reader downloads the parser.
    resolve: { alias: isBuild ? [{ find: PARSER, replacement: `${PARSER}/no-parser.js` }] : [] },
    // The router's plugin reads `rollupOptions` alone.
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: { codeSplitting: { groups: [common, shared, outlines, charts] } },
          },
        },
      },
      ssr: {
        // The built server runs outside of any package: whatever it needs is in it.
        ...(isBuild && { resolve: { noExternal: true as const } }),
        ...(!isStatic && { build: { rollupOptions: { input: './src/server.ts' } } }),
      },
    },
    // Of every route, before the first page: found one by one they would reload it again and again.
    optimizeDeps: {
      entries: ['src/{entry.client,root}.tsx', 'src/**/*.route.tsx', 'src/app/routes/*.tsx'],
    },
    build: {
      target: 'es2023',
      // Names the scripts of each language to the server.
      manifest: true,
      // One sheet: pages share most of it, and the order of layers is that of their first use.
      cssCodeSplit: false,
      // Small assets stay files: data: URLs would be parsed with the styles on every page.
      assetsInlineLimit: 0,
      sourcemap: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1024,
    },
  };
  return mergeConfig(sourceConfig, own);
});
