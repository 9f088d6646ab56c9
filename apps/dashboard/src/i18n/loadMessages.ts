import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** Texts by message id. */
export type Messages = Record<string, string>;

const loaders: Readonly<Record<Exclude<Locale, 'ru'>, () => Promise<{ default: Messages }>>> = {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
  fa: () => import('./locales/fa.json'),
  'pt-BR': () => import('./locales/pt-BR.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
};

/** The texts of one language; Russian stands in the code itself, as every message's source. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === DEFAULT_LOCALE) return {};
  const module = await loaders[locale as keyof typeof loaders]();
  return module.default;
}
