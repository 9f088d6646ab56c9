import { type Locale, localeFacts, locales } from '../../packages/domain/src/index.ts';

const allQuotes = locales.flatMap((locale) => localeFacts(locale).quotes);

/** Returns whether a text has quotation marks that only other languages use. */
export function hasForeignQuotes(locale: Locale, text: string): boolean {
  const { quotes } = localeFacts(locale);
  return allQuotes.some((mark) => !quotes.includes(mark) && text.includes(mark));
}
