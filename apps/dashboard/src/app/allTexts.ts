import type { LocaleTexts } from '../i18n/loadTexts.ts';
import type { Locale } from '../i18n/locales.ts';
import * as en from '../i18n/texts/en.ts';
import * as es from '../i18n/texts/es.ts';
import * as fa from '../i18n/texts/fa.ts';
import * as ptBR from '../i18n/texts/pt-BR.ts';
import * as ru from '../i18n/texts/ru.ts';
import * as zhCN from '../i18n/texts/zh-CN.ts';

/** The texts of all languages: for the build and the server alone, a browser loads its own. */
export const allTexts: Readonly<Record<Locale, LocaleTexts>> = {
  ru,
  en,
  es,
  fa,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};
