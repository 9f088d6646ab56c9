import type { WidgetStrings } from '@litometr/analytics-widgets';
import { DEFAULT_LOCALE, type Locale } from '@litometr/domain';
import type { UiStrings } from '@litometr/ui';
import * as russian from './texts/ru.ts';

/** Messages of the app by id. */
export type Messages = Readonly<Record<string, string>>;

/** All messages of the app in one language. */
export interface LocaleTexts {
  messages: Messages;
  /** The texts of the component packages. */
  ui: UiStrings;
  widgets: WidgetStrings;
}

export const russianTexts: LocaleTexts = russian;

const loaders = import.meta.glob<LocaleTexts>(['./texts/*.ts', '!./texts/ru.ts']);

/**
 * Loads the texts of one language.
 *
 * @throws Error where the language has no file in `texts`
 */
export async function loadTexts(locale: Locale): Promise<LocaleTexts> {
  if (locale === DEFAULT_LOCALE) return russianTexts;
  const load = loaders[`./texts/${locale}.ts`];
  if (load === undefined) throw new Error(`There are no texts in the language ${locale}.`);
  return load();
}
