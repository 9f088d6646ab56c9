import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

const KEY = 'locale';

/** The reader's choice; Russian where there is none, it is unknown or storage is closed. */
export function readLocale(): Locale {
  try {
    const stored = localStorage.getItem(KEY);
    return isLocale(stored) ? stored : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE; // storage is blocked: the choice lasts for this page
  }
}

export function writeLocale(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // storage is blocked: the choice lasts for this page
  }
}
