import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dashboardFolder } from '../run/paths.ts';

const LOADER = join(dashboardFolder, 'src/app/loadPart.ts');

/**
 * Parts of the app are loaded by our own function: the bundler's puts their sheets in as they come,
 * and leaves the link of one that did not come, so that a second try shows a page without its styles.
 */
export function partLoader(): Plugin {
  return {
    name: 'litometr:part-loader',
    apply: 'build',
    enforce: 'pre',
    // A server's build loads no sheets.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)};`,
    },
    generateBundle() {
      if ([...this.getModuleIds()].includes(LOADER)) return;
      throw new Error(
        `The bundler's function for import() has another name than before: ${LOADER} is not asked.`,
      );
    },
  };
}
