import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script of Vite's manifest. */
interface BuiltScript {
  file: string;
}

/** Files of the build for browsers that the server puts or names in a page. */
export interface BuiltFiles {
  /** The style sheet of all pages. */
  styles: string;
  /**
   * Returns the address of the script of a module that the app imports dynamically.
   *
   * @param source from the dashboard's folder
   * @throws Error where the build has no such module
   */
  scriptOf: (source: string) => string;
}

/**
 * Reads what the build has made for browsers.
 *
 * @param styleSheets addresses of the style sheets
 */
export function readBuiltFiles(clientFolder: string, styleSheets: readonly string[]): BuiltFiles {
  const read = (path: string) => readFileSync(join(clientFolder, path), 'utf8');
  // Written by Vite with the scripts.
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, BuiltScript>;
  return {
    styles: styleSheets.map(read).join('\n'),
    scriptOf: (source) => {
      const script = manifest[source];
      if (script === undefined) throw new Error(`The build of the dashboard has no ${source}.`);
      return `/${script.file}`;
    },
  };
}
