import { type Locale, locales, recordOf } from '@litometr/domain';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fa from './fa.json' with { type: 'json' };
import ptBR from './pt-BR.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import zhCN from './zh-CN.json' with { type: 'json' };

/**
 * Texts that the server writes itself: feeds are read outside of the dashboard, rules of collectors
 * are signed as they are, and a new store gets a menu.
 */
const catalogues: Readonly<Record<Locale, typeof ru>> = {
  ru,
  en,
  es,
  fa,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};

type MessageId = keyof typeof ru;

/**
 * Returns a text in a language.
 *
 * @param values the placeholders of the text; one that has no value stays as it is
 */
export function formatMessage(
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, string>> = {},
): string {
  return catalogues[locale][id].replaceAll(
    /\{(\w+)\}/g,
    (all, name: string) => values[name] ?? all,
  );
}

/** Returns a text in every language of the product. */
export const messageByLocale = (id: MessageId): Record<Locale, string> =>
  recordOf(locales, (locale) => formatMessage(locale, id));
