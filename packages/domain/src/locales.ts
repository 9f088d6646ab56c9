import { valuesOf } from './registry.ts';

export interface LocaleFacts {
  /** BCP 47 tag: part of addresses, preferences and names of files. */
  readonly code: string;
  /** Name in the language itself: a reader must find theirs whatever is shown. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Script of the interface: chooses fonts. */
  readonly script: 'cyrillic' | 'latin' | 'arabic' | 'han';
  /** The quotation marks of its texts: a page has one kind. */
  readonly quotes: readonly [opening: string, closing: string];
}

/** The languages of the product, in the order of menus (docs/product-decisions.md#locales). */
export const localeRegistry = [
  { code: 'ru', name: 'Русский', direction: 'ltr', script: 'cyrillic', quotes: ['«', '»'] },
  { code: 'en', name: 'English', direction: 'ltr', script: 'latin', quotes: ['“', '”'] },
  { code: 'es', name: 'Español', direction: 'ltr', script: 'latin', quotes: ['«', '»'] },
  { code: 'fa', name: 'فارسی', direction: 'rtl', script: 'arabic', quotes: ['«', '»'] },
  {
    code: 'pt-BR',
    name: 'Português (Brasil)',
    direction: 'ltr',
    script: 'latin',
    quotes: ['“', '”'],
  },
  { code: 'zh-CN', name: '简体中文', direction: 'ltr', script: 'han', quotes: ['“', '”'] },
] as const satisfies readonly LocaleFacts[];

export const locales = valuesOf(localeRegistry, 'code');
export type Locale = (typeof locales)[number];

/** Language of the data and of texts in the code; the fallback where a reader has chosen none. */
export const DEFAULT_LOCALE = 'ru' satisfies Locale;
export type TranslatedLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;
export const translatedLocales = locales.filter(
  (locale): locale is TranslatedLocale => locale !== DEFAULT_LOCALE,
);

const byCode: ReadonlyMap<string, LocaleFacts> = new Map(
  localeRegistry.map((facts) => [facts.code, facts]),
);

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && byCode.has(value);
}

/** Returns what the registry says of a language. */
export function localeFacts(locale: Locale): LocaleFacts {
  const facts = byCode.get(locale);
  if (facts === undefined) throw new Error(`No language has the code ${locale}.`);
  return facts;
}

export const localeName = (locale: Locale): string => localeFacts(locale).name;
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => localeFacts(locale).direction;
