import { describe, expect, it } from 'vitest';
import type { WidgetStrings } from '../provider/WidgetStrings.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { ptBR } from './pt-BR.ts';
import { ru } from './ru.ts';
import { zhCN } from './zh-CN.ts';

type Leaf = string | ((...args: never[]) => string);

interface Tree {
  readonly [name: string]: Leaf | Tree;
}

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

const languages: readonly (readonly [locale: string, strings: WidgetStrings])[] = [
  ['ru', ru],
  ['en', en],
  ['es', es],
  ['fa', fa],
  ['pt-BR', ptBR],
  ['zh-CN', zhCN],
];

/** Quotation marks of other languages, which must not occur. */
const foreignQuotes: Readonly<Record<string, RegExp>> = {
  ru: /[“”]/u,
  en: /[«»]/u,
  es: /[“”]/u,
  fa: /[“”]/u,
  'pt-BR': /[«»]/u,
  'zh-CN': /[«»]/u,
};

describe.each(languages)('strings/%s', (locale, strings) => {
  const texts = textsOf({ ...strings });

  it('has every text', () => {
    expect([...texts.keys()].sort()).toEqual([...textsOf({ ...ru }).keys()].sort());
  });

  it('has no text that is empty or a placeholder', () => {
    const wrong = [...texts].filter(
      ([path, text]) =>
        text.trim() === '' ||
        text === path.split('.').at(-1) ||
        /[{}#]|TODO|undefined|NaN|\[object/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('is in its own script, with its own quotation marks', () => {
    const isForeign = (text: string) =>
      (locale !== 'ru' && /\p{Script=Cyrillic}/u.test(text)) ||
      foreignQuotes[locale]?.test(text) === true;
    expect([...texts.values()].filter(isForeign)).toEqual([]);
  });

  it('inserts its arguments into the texts', () => {
    const silent = functionsOf({ ...strings }).filter(
      (path) => !/[7۷]/.test(texts.get(path) ?? ''),
    );
    expect(silent).toEqual([]);
  });
});

describe('texts with numbers', () => {
  it('agree with the number in Russian', () => {
    expect([1, 3, 11, 31].map(ru.delta.days)).toEqual([
      'за 1 день',
      'за 3 дня',
      'за 11 дней',
      'за 31 день',
    ]);
    expect(ru.volume.characters(496_000, '496 000')).toBe('496 000 знаков');
  });

  it('agree with the number in the other languages', () => {
    expect([1, 2].map(en.chart.stars)).toEqual(['1 star', '2 stars']);
    expect([1, 2].map(es.chart.stars)).toEqual(['1 estrella', '2 estrellas']);
    expect([1, 2].map(ptBR.chart.stars)).toEqual(['1 estrela', '2 estrelas']);
    expect([1, 2].map(zhCN.chart.stars)).toEqual(['1 星', '2 星']);
  });

  it('have the digits of Persian', () => {
    expect(fa.chart.offListBand(100)).toBe('خارج از ۱۰۰ کتاب برتر');
  });

  it.each([
    ['ru', ru],
    ['en', en],
    ['es', es],
    ['fa', fa],
    ['pt-BR', ptBR],
    ['zh-CN', zhCN],
  ])('have a form of their own without a number in %s', (_locale, { facets, period, chart }) => {
    expect(facets.open(0)).toBe(facets.title);
    expect(facets.show(null, '')).not.toMatch(/null/);
    expect(period.preset(null)).not.toMatch(/null/);
    expect(chart.quantile('p50')).not.toBe(chart.quantile('p75'));
  });
});

describe('a single text', () => {
  it('can be replaced by a spread of its group', () => {
    const own: WidgetStrings = { ...ru, panel: { ...ru.panel, retry: 'Ещё раз' } };
    expect([own.panel.retry, own.panel.loading]).toEqual(['Ещё раз', ru.panel.loading]);
  });
});
