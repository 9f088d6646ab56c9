import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { themeBootScript } from '../../packages/ui/src/theme/applyTheme.ts';
import { compiledMessages } from '../../tooling/build/compiledMessages.ts';
import { cssTarget } from '../../tooling/build/cssTarget.ts';
import { partLoader } from '../../tooling/build/partLoader.ts';

/** Puts the theme on the page before its first paint; the server states the script's hash. */
function themeBoot(): Plugin {
  return {
    name: 'litometr:theme-boot',
    transformIndexHtml: () => [
      { tag: 'script', children: themeBootScript, injectTo: 'body-prepend' },
    ],
  };
}

/**
 * The page holds its text in one language, Russian where its server drew no other: a reader's own
 * comes from the scripts.
 */
const shellBootScript =
  "(function(r,l){try{l=localStorage.getItem('locale')}catch(e){}" +
  "l=new URLSearchParams(location.search).get('lang')||l;" +
  "if(!/^(en|es|fa|pt-BR|zh-CN)$/.test(l||''))l='ru';" +
  "if(l!==document.documentElement.lang)r.replaceChildren()})(document.getElementById('root'))";

function shellBoot(): Plugin {
  return {
    name: 'litometr:shell-boot',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'script', children: shellBootScript, injectTo: 'body' }],
  };
}

/**
 * The component library speaks thirty languages; Persian, which it does not, comes from ours. Texts
 * of the others would be a tenth of the first script.
 */
function ownLanguages(): Plugin {
  const foreign =
    /\/node_modules\/(react-aria|react-aria-components|react-stately)\/.*\/(?!ru-|en-US|es-|pt-BR|zh-CN)[a-z]{2}-[A-Z]{2}\.mjs$/;
  return {
    name: 'litometr:own-languages',
    enforce: 'pre',
    load: {
      filter: { id: foreign },
      handler: () => 'export default {};',
    },
  };
}

/** What endpoints and their parameters are for is told by the API's page alone: a browser has no use for the words. */
function withoutApiWords(): Plugin {
  return {
    name: 'litometr:without-api-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/api-contract\/src\/endpoints\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^(\s+summary:\s+)(['"`]).*\2,$/gm, "$1'',")
          .replaceAll(/\b((?:told|several)\(.*, )(['"`])[^'"`]*\2\)/g, "$1'')"),
        map: null,
      }),
    },
  };
}

/** The router's only door for browsers leads to the build that warns its developers. */
function withoutRouterWarnings(): Plugin {
  return {
    name: 'litometr:without-router-warnings',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/chunk-/ },
      handler: (code) => ({
        code: code.replace(/^(var ENABLE_DEV_WARNINGS = )true;$/m, '$1false;'),
        map: null,
      }),
    },
  };
}

/**
 * A browser that knows this word (V8) compiles the functions of a file beside the page, while the
 * file arrives, and not one by one when they are first called: most of what a page fetches it runs.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

const unusedFactories = ['createFormattedComponent', 'createFormattedDateTimePartsComponent'];

const source = '@litometr/source';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    ownLanguages(),
    withoutApiWords(),
    withoutRouterWarnings(),
    compiledMessages(),
    partLoader(),
    themeBoot(),
    shellBoot(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // The compiler of styles is a server of its own: it must meet the same theme, not a built one.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: {
    target: 'es2023',
    // Unused components of react-intl: the bundler takes the calls that create them for effects.
    rolldownOptions: { treeshake: { manualPureFunctions: unusedFactories } },
    cssTarget,
    // Slower than the bundler's own, and a hundredth smaller where every visitor waits for it.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 2 },
      format: { preamble: COMPILED_AHEAD },
    },
    // Small assets stay files: data: URLs would be parsed with the styles on every page.
    assetsInlineLimit: 0,
    sourcemap: true,
    reportCompressedSize: false,
  },
});
