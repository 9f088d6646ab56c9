import type { WidgetStrings } from '@litometr/analytics-widgets';
import type { UiStrings } from '@litometr/ui';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
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

const loaders: Readonly<Record<Exclude<Locale, 'ru'>, () => Promise<LocaleTexts>>> = {
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  fa: () => import('./texts/fa.ts'),
  'pt-BR': () => import('./texts/pt-BR.ts'),
  'zh-CN': () => import('./texts/zh-CN.ts'),
};

/** Loads the texts of one language. */
export async function loadTexts(locale: Locale): Promise<LocaleTexts> {
  return locale === DEFAULT_LOCALE ? russianTexts : loaders[locale as keyof typeof loaders]();
}
