import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

const KEY = 'locale';
const PARAMETER = 'lang';

/** A link may name its language: that of this visit, whatever was chosen before. */
function localeOfAddress(): Locale | null {
  if (typeof window === 'undefined') return null; // the build of the page has no address
  const named = new URLSearchParams(window.location.search).get(PARAMETER);
  return isLocale(named) ? named : null;
}

/** Until another language is chosen. */
let ofAddress = localeOfAddress();

/** The reader's choice; Russian where there is none, it is unknown or storage is closed. */
export function readLocale(): Locale {
  if (ofAddress !== null) return ofAddress;
  try {
    const stored = localStorage.getItem(KEY);
    return isLocale(stored) ? stored : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE; // storage is blocked: the choice lasts for this page
  }
}

export function writeLocale(locale: Locale): void {
  ofAddress = null;
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // storage is blocked: the choice lasts for this page
  }
}
