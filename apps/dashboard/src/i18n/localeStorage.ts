import { DEFAULT_LOCALE, isLocale, type Locale } from '@litometr/domain';

/** The reader's choice in local storage; a cookie of the same name mirrors it for the server. */
export const LOCALE_KEY = 'locale';
/** A link may name its language: that of this visit, whatever was chosen before. */
export const LOCALE_PARAMETER = 'lang';

const YEAR_S = 365 * 24 * 60 * 60;

function localeOfAddress(): Locale | null {
  if (typeof window === 'undefined') return null; // the server reads its request
  const named = new URLSearchParams(window.location.search).get(LOCALE_PARAMETER);
  return isLocale(named) ? named : null;
}

/** Until another language is chosen. */
let ofAddress = localeOfAddress();

/** The reader's choice; Russian where there is none, it is unknown or storage is closed. */
export function readLocale(): Locale {
  if (ofAddress !== null) return ofAddress;
  try {
    const stored = localStorage.getItem(LOCALE_KEY);
    return isLocale(stored) ? stored : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE; // storage is blocked: the choice lasts for this page
  }
}

export function writeLocale(locale: Locale): void {
  ofAddress = null;
  mirrorLocale(locale);
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // storage is blocked: the choice lasts for this page
  }
}

/** Sets the server's cookie to the choice: the next page comes in this language. */
export function mirrorLocale(locale: Locale): void {
  const isSecure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is for secure contexts only
  document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax${isSecure}`;
}
