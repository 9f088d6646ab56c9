import type { Locale } from '@litometr/domain';
import type { LocaleTexts } from '../i18n/loadTexts.ts';

const modules = import.meta.glob<LocaleTexts>('../i18n/texts/*.ts', { eager: true });

/**
 * Returns the texts of a language, for the build and the server alone: a browser loads its own.
 *
 * @throws Error where the language has no file in `i18n/texts`
 */
export function textsOf(locale: Locale): LocaleTexts {
  const texts = modules[`../i18n/texts/${locale}.ts`];
  if (texts === undefined) throw new Error(`There are no texts in the language ${locale}.`);
  return texts;
}
