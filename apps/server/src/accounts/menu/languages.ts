import { DEFAULT_LOCALE, type Locale, locales } from '@litometr/domain';
import type { DisplayNames } from '../../postgres/schema.ts';

/** The requested languages of an Accept-Language header, best first. */
function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/**
 * Returns the product's locale that an Accept-Language header prefers; Russian when it names none.
 */
export function pickLocale(header: string | undefined): Locale {
  for (const requested of parseAcceptLanguage(header ?? '')) {
    const exact = locales.find((locale) => locale.toLowerCase() === requested);
    const near = locales.find((locale) => languageOf(locale) === languageOf(requested));
    const found = exact ?? near;
    if (found !== undefined) return found;
  }
  return DEFAULT_LOCALE;
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}

/** A name that was not translated is shown in Russian. */
export function displayNameIn(names: DisplayNames, locale: Locale): string {
  return names[locale] ?? names.ru;
}

interface Named {
  displayNames: DisplayNames;
  titles: Partial<DisplayNames> | null;
}

/** An untranslated title falls back to the name in that language, then to Russian. */
export function titleIn({ displayNames, titles }: Named, locale: Locale): string {
  return titles?.[locale] ?? displayNames[locale] ?? titles?.ru ?? displayNames.ru;
}
