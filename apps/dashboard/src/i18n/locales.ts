/** The six locales, Russian is default and fallback (docs/product-decisions.md#locales). */
export const locales = ['ru', 'en', 'es', 'fa', 'pt-BR', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];
export const DEFAULT_LOCALE: Locale = 'ru';

/** Each language by its own name: a reader must find theirs whatever is shown. */
export const localeNames: Readonly<Record<Locale, string>> = {
  ru: 'Русский',
  en: 'English',
  es: 'Español',
  fa: 'فارسی',
  'pt-BR': 'Português (Brasil)',
  'zh-CN': '简体中文',
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'fa' ? 'rtl' : 'ltr';
}
