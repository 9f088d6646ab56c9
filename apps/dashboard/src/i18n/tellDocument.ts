import { directionOf, type Locale } from './locales.ts';

/** Tells the document its language. Told again what it says already, it would be styled anew, whole. */
export function tellDocument(locale: Locale): void {
  const { documentElement } = document;
  if (documentElement.lang === locale) return;
  documentElement.lang = locale;
  documentElement.dir = directionOf(locale);
}
