import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { themeBootScript } from '../../packages/ui/src/theme/applyTheme.ts';
import { cssTarget } from '../../tooling/build/cssTarget.ts';

/** Puts the theme on the page before its first paint; the server states the script's hash. */
function themeBoot(): Plugin {
  return {
    name: 'litometr:theme-boot',
    transformIndexHtml: () => [
      { tag: 'script', children: themeBootScript, injectTo: 'body-prepend' },
    ],
  };
}

const source = '@litometr/source';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), themeBoot()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // The compiler of styles is a server of its own: it must meet the same theme, not a built one.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: {
    target: 'es2023',
    cssTarget,
    // Small assets stay files: data: URLs would be parsed with the styles on every page.
    assetsInlineLimit: 0,
    sourcemap: true,
    reportCompressedSize: false,
  },
});
