import { relative, sep } from 'node:path';
import type { Rolldown } from 'tsdown';

const STYLE_SOURCE = '.css.ts';

/**
 * Returns the name of the style sheet that rules of a source file go to: that of its component
 * (the first folder with a capital), `theme`, or `shared` for what several components have.
 */
export function sheetOf(source: string, path: string): string {
  const folders = relative(source, path).split(sep).slice(0, -1);
  const component = folders.find((name) => /^[A-Z]/.test(name));
  return component ?? (folders[0] === 'theme' ? 'theme' : 'shared');
}

/**
 * Emits `styles/<Component>.css` beside the one style sheet that the plugin of vanilla-extract
 * emits. Each begins with the names of the sheets that its component needs loaded before it, besides
 * the theme.
 *
 * @param source the package's `src` folder
 */
export function componentStyles(source: string): Rolldown.Plugin {
  return {
    name: 'litometr:component-styles',
    buildEnd() {
      const inside = [...this.getModuleIds()].filter((id) => id.startsWith(source + sep));
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const rules = new Map<string, Set<string>>();
      const modules = new Map<string, string[]>();
      for (const id of inside) {
        const sheet = sheetOf(source, id);
        modules.set(sheet, [...(modules.get(sheet) ?? []), id]);
        if (!id.endsWith(STYLE_SOURCE)) continue;
        const texts = rules.get(sheet) ?? new Set();
        rules.set(sheet, texts);
        for (const css of importsOf(id)) {
          const text: unknown = this.getModuleInfo(css)?.meta['css'];
          // A style source imports the rules of the style sources that it is made with as well.
          if (typeof text === 'string' && sheetOf(source, css) === sheet) texts.add(text);
        }
      }
      for (const [sheet, texts] of rules) {
        const needed = new Set<string>();
        const seen = new Set<string>();
        const own = modules.get(sheet) ?? [];
        // Outside of components also lie the entry points, which import every component.
        const isOfComponent = /^[A-Z]/.test(sheet);
        const queue = isOfComponent ? [...own] : own.filter((id) => id.endsWith(STYLE_SOURCE));
        for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
          if (seen.has(id) || !id.startsWith(source + sep)) continue;
          seen.add(id);
          if (id.endsWith(STYLE_SOURCE)) needed.add(sheetOf(source, id));
          queue.push(...importsOf(id));
        }
        const before = [...needed].filter((name) => name !== sheet && rules.has(name)).sort();
        const head = before.length === 0 ? '' : `/* Load before: ${before.join(', ')} */\n`;
        this.emitFile({
          type: 'asset',
          fileName: `styles/${sheet}.css`,
          source: `${head}${[...texts].join('\n')}\n`,
        });
      }
    },
  };
}
