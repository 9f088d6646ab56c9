import { DEFAULT_LOCALE, isLocale, type Locale } from '@litometr/domain';
import { LOCALE_KEY, LOCALE_PARAMETER } from '../i18n/localeStorage.ts';

/** The language that the address names, else the reader's choice, else Russian. */
export function localeOfRequest(request: Request): Locale {
  const named = new URL(request.url).searchParams.get(LOCALE_PARAMETER);
  if (isLocale(named)) return named;
  const cookies = request.headers.get('cookie') ?? '';
  const chosen = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${LOCALE_KEY}=`))
    ?.slice(LOCALE_KEY.length + 1);
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}
