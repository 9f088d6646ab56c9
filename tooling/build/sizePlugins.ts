/** Plugins of the bundles that size-limit measures (`.size-limit.ts`). */
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Rolldown } from 'tsdown';
import { sheetOf } from './componentStyles.ts';

/** A built module of class names; its rules are in a style sheet. */
const CLASS_NAMES = '.css.js';

/** Returns the modules of an app's entry and of all that it imports at once; later imports not. */
function entryModules(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const loaded = new Set<string>();
  const queue = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    queue.push(
      ...chunks.filter((chunk) => chunk.fileName === file).flatMap(({ imports }) => imports),
    );
  }
  return chunks
    .filter((chunk) => loaded.has(chunk.fileName))
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);
}

/**
 * Emits `styles.css` beside the script of an app, so that both are measured: the style sheets of a
 * built package whose class names the script uses, and the theme for their variables.
 *
 * @param dist the package's `dist` folder
 */
export function neededStyles(dist: string): Rolldown.Plugin {
  const readSheet = (name: string): string => {
    const path = join(dist, `styles/${name}.css`);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return {
    name: 'litometr:needed-styles',
    generateBundle(_options, bundle) {
      // Class names are inlined, so their modules may be gone: modules that import them are left.
      const names = entryModules(bundle)
        .flatMap((id) => this.getModuleInfo(id)?.importedIds ?? [])
        .filter((id) => id.startsWith(dist + sep) && id.endsWith(CLASS_NAMES));
      const sheets = [...new Set(names.map((id) => sheetOf(dist, id)))].map(readSheet);
      const theme = sheets.some((text) => text.includes('var(--')) ? readSheet('theme') : '';
      this.emitFile({
        type: 'asset',
        fileName: 'styles.css',
        source: [theme, ...sheets].join('\n'),
      });
    },
  };
}

/** Fails where an app loads modules at once that it should load later or never. */
export function forbidModules(pattern: RegExp): Rolldown.Plugin {
  return {
    name: 'litometr:forbid-modules',
    generateBundle(_options, bundle) {
      const found = entryModules(bundle).filter((id) => pattern.test(id));
      if (found.length > 0) {
        this.error(`These modules may not be loaded at once: ${found.join(', ')}`);
      }
    },
  };
}
