import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** Texts by message id. */
export type Messages = Record<string, string>;

const loaders: Readonly<Record<Exclude<Locale, 'ru'>, () => Promise<{ default: Messages }>>> = {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
  fa: loadPersian,
  'pt-BR': () => import('./locales/pt-BR.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
};

/** The component library has texts of its own, Persian ones only if it is given them. */
async function loadPersian(): Promise<{ default: Messages }> {
  const [messages, { supplyPersian }] = await Promise.all([
    import('./locales/fa.json'),
    import('@litometr/ui/persian'),
  ]);
  supplyPersian();
  return messages;
}

/** The texts of one language; Russian stands in the code itself, as every message's source. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === DEFAULT_LOCALE) return {};
  const module = await loaders[locale as keyof typeof loaders]();
  return module.default;
}
