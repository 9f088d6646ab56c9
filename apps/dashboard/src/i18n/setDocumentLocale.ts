import { directionOf, type Locale } from '@litometr/domain';

/**
 * Sets the language and direction of the document. An unchanged language is not set again, because
 * that would restyle the whole document.
 */
export function setDocumentLocale(locale: Locale): void {
  const { documentElement } = document;
  if (documentElement.lang === locale) return;
  documentElement.lang = locale;
  documentElement.dir = directionOf(locale);
}
