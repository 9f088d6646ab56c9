import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NumberField } from '../components/NumberField/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { UiProvider } from '../provider/index.ts';
import type { UiStrings } from '../provider/UiStrings.ts';
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

/** Each text by its path, functions called with 7 for every argument. */
function textsOf(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, node] of Object.entries(tree)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof node === 'object') for (const inner of textsOf(node, here)) found.set(...inner);
    else found.set(here, typeof node === 'string' ? node : call(node));
  }
  return found;
}

// Every argument is a number or a text, and both forms of 7 read the same in a text.
const call = (text: (...args: never[]) => string): string =>
  (text as (...args: readonly unknown[]) => string)(
    ...Array.from({ length: text.length }, () => 7),
  );

/** Paths of the texts that are functions. */
const functionsOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof node === 'object') return functionsOf(node, here);
    return typeof node === 'function' ? [here] : [];
  });

const languages: readonly (readonly [locale: string, strings: UiStrings])[] = [
  ['ru', ru],
  ['en', en],
  ['es', es],
  ['fa', fa],
  ['pt-BR', ptBR],
  ['zh-CN', zhCN],
];

/** Quotation marks of other languages: a page has one kind. */
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

  it('puts what it is given into its texts', () => {
    const silent = functionsOf({ ...strings }).filter(
      (path) => !/[7۷]/.test(texts.get(path) ?? ''),
    );
    expect(silent).toEqual([]);
  });
});

describe('texts with numbers', () => {
  it('agree with the number in Russian', () => {
    const fields = [1, 2, 5, 21, 111].map((count) => ru.formErrors(count));
    expect(fields).toEqual([
      'Исправьте 1 поле',
      'Исправьте 2 поля',
      'Исправьте 5 полей',
      'Исправьте 21 поле',
      'Исправьте 111 полей',
    ]);
  });

  it('agree with the number in the other languages', () => {
    expect([1, 2].map(en.dayCount)).toEqual(['1 day', '2 days']);
    expect([1, 2, 1_000_000].map(es.dayCount)).toEqual(['1 día', '2 días', '1.000.000 de días']);
    expect([1, 2].map(ptBR.dayCount)).toEqual(['1 dia', '2 dias']);
    expect([1, 2].map(zhCN.dayCount)).toEqual(['1 天', '2 天']);
  });

  it('have the digits of Persian', () => {
    expect(fa.dayCount(12)).toBe('۱۲ روز');
  });
});

describe('a single text', () => {
  it('is replaced by a spread', () => {
    const own: UiStrings = { ...ru, close: 'Свернуть' };
    expect([own.close, own.cancel]).toEqual(['Свернуть', ru.cancel]);
  });
});

describe('strings/fa', () => {
  it('gives react-aria its Persian texts', () => {
    render(
      <UiProvider locale="fa" strings={fa}>
        <SearchField label="عنوان" defaultValue="کتاب" />
        <NumberField label="قیمت" defaultValue={1} hasStepper />
      </UiProvider>,
    );
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names.join(' ')).not.toMatch(/[A-Za-z]/);
  });
});
