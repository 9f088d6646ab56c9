import { type Locale, type LocaleFacts, localeFacts } from '@litometr/domain';
import interCyrillic from '@litometr/ui/fonts/inter-cyrillic.woff2?url';
import interLatin from '@litometr/ui/fonts/inter-latin.woff2?url';
import vazirmatn from '@litometr/ui/fonts/vazirmatn-arabic.woff2?url';

const fontsOfScript: Readonly<Record<LocaleFacts['script'], readonly string[]>> = {
  cyrillic: [interCyrillic, interLatin],
  latin: [interLatin],
  arabic: [vazirmatn],
  // The reader's own fonts have the glyphs.
  han: [interLatin],
};

/** The faces that a page of this language is set in first; figures are Latin outside of Persian. */
export function fontsOf(locale: Locale): readonly string[] {
  return fontsOfScript[localeFacts(locale).script];
}
