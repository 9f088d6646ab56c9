import interCyrillic from '@litometr/ui/fonts/inter-cyrillic.woff2?url';
import interLatin from '@litometr/ui/fonts/inter-latin.woff2?url';
import vazirmatn from '@litometr/ui/fonts/vazirmatn-arabic.woff2?url';
import type { Locale } from '../i18n/locales.ts';

/** The faces that a page of this language is set in first; figures are Latin outside of Persian. */
export function fontsOf(locale: Locale): readonly string[] {
  if (locale === 'ru') return [interCyrillic, interLatin];
  return locale === 'fa' ? [vazirmatn] : [interLatin];
}
