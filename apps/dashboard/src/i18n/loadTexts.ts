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

const loaded = new Map<Locale, LocaleTexts>([[DEFAULT_LOCALE, russianTexts]]);

/** Returns the texts of a language that was loaded before, or null. */
export const loadedTexts = (locale: Locale): LocaleTexts | null => loaded.get(locale) ?? null;

/**
 * Loads the texts of one language.
 *
 * @throws Error where the language has no file in `texts`
 */
export async function loadTexts(locale: Locale): Promise<LocaleTexts> {
  const known = loadedTexts(locale);
  if (known !== null) return known;
  const load = loaders[`./texts/${locale}.ts`];
  if (load === undefined) throw new Error(`There are no texts in the language ${locale}.`);
  const texts = await load();
  loaded.set(locale, texts);
  return texts;
}
