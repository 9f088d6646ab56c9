/** The texts of the published packages, which must not import the registry of languages. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../packages/domain/src/index.ts';
import { hasForeignQuotes } from './foreignQuotes.ts';

type Leaf = string | ((...args: never[]) => string);

interface Tree {
  readonly [name: string]: Leaf | Tree;
}

/** The exports of a file of texts by their names. */
type Exports = Readonly<Record<string, Tree>>;

const files = {
  ui: import.meta.glob<Exports>(
    ['../../packages/ui/src/strings/*.ts', '!**/*.test.ts', '!**/plural.ts'],
    { eager: true },
  ),
  'analytics-widgets': import.meta.glob<Exports>(
    ['../../packages/analytics-widgets/src/strings/*.ts', '!**/*.test.ts'],
    { eager: true },
  ),
};

/** The name that a file exports its texts by: `ptBR` for `pt-BR`. */
const exportName = (locale: string) => locale.replace('-', '');

/** Returns each text by its path; functions are called with 7 for every argument. */
function textsOf(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, node] of Object.entries(tree)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof node === 'object') for (const inner of textsOf(node, here)) found.set(...inner);
    else found.set(here, typeof node === 'string' ? node : call(node, here));
  }
  return found;
}

// Every argument is a number or a text, and both forms of 7 read the same in a text. The exception is
// the key of a quantile.
const call = (text: (...args: never[]) => string, path: string): string =>
  (text as (...args: readonly unknown[]) => string)(
    ...Array.from({ length: text.length }, () => (path === 'chart.quantile' ? 'p75' : 7)),
  );

/** Paths of the texts that are functions. */
const functionsOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof node === 'object') return functionsOf(node, here);
    return typeof node === 'function' ? [here] : [];
  });

describe.each(Object.entries(files))('the strings of %s', (_name, modules) => {
  const byLocale = new Map(
    Object.entries(modules).map(([file, exported]) => [basename(file, '.ts'), exported]),
  );
  const stringsOf = (locale: Locale): Tree => byLocale.get(locale)?.[exportName(locale)] ?? {};

  it('are in the languages of the registry and in no others', () => {
    expect([...byLocale.keys()].sort()).toEqual([...locales].sort());
  });

  describe.each(locales)('in %s', (locale) => {
    const strings = stringsOf(locale);
    const texts = textsOf(strings);

    it('are the only export of their file, by the name of the language', () => {
      expect(Object.keys(byLocale.get(locale) ?? {})).toEqual([exportName(locale)]);
    });

    it('have every text', () => {
      expect([...texts.keys()].sort()).toEqual([...textsOf(stringsOf('ru')).keys()].sort());
      expect(texts.size).toBeGreaterThan(0);
    });

    it('have no text that is empty or a placeholder', () => {
      const wrong = [...texts].filter(
        ([path, text]) =>
          text.trim() === '' ||
          text === path.split('.').at(-1) ||
          /[{}#]|TODO|undefined|NaN|\[object/.test(text),
      );
      expect(wrong).toEqual([]);
    });

    it('are in their own script, with their own quotation marks', () => {
      const isForeign = (text: string) =>
        (locale !== 'ru' && /\p{Script=Cyrillic}/u.test(text)) || hasForeignQuotes(locale, text);
      expect([...texts.values()].filter(isForeign)).toEqual([]);
    });

    it('insert their arguments into the texts', () => {
      const silent = functionsOf(strings).filter((path) => !/[7۷]/.test(texts.get(path) ?? ''));
      expect(silent).toEqual([]);
    });
  });
});
