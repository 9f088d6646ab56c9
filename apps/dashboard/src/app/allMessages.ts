import type { Messages } from '../i18n/loadMessages.ts';
import en from '../i18n/locales/en.json' with { type: 'json' };
import es from '../i18n/locales/es.json' with { type: 'json' };
import fa from '../i18n/locales/fa.json' with { type: 'json' };
import ptBR from '../i18n/locales/pt-BR.json' with { type: 'json' };
import ru from '../i18n/locales/ru.json' with { type: 'json' };
import zhCN from '../i18n/locales/zh-CN.json' with { type: 'json' };
import type { Locale } from '../i18n/locales.ts';

/** The texts of all languages: for the build and the server alone, a browser takes its own. */
export const allMessages: Readonly<Record<Locale, Messages>> = {
  ru,
  en,
  es,
  fa,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};
