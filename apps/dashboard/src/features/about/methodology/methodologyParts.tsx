import { Skeleton } from '@litometr/ui';
import { lazyPart } from '../../../blocks/lazyPart.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { Methodology } from './Methodology.tsx';
import type { MethodologyTexts } from './methodologyTexts.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ default: MethodologyTexts }>>> = {
  ru: () => import('./texts/ru.json'),
  en: () => import('./texts/en.json'),
  es: () => import('./texts/es.json'),
  fa: () => import('./texts/fa.json'),
  'pt-BR': () => import('./texts/pt-BR.json'),
  'zh-CN': () => import('./texts/zh-CN.json'),
};

const createPart = (locale: Locale) =>
  lazyPart<object>(
    async () => {
      const { default: texts } = await loaders[locale]();
      return { default: () => <Methodology texts={texts} /> };
    },
    () => <Skeleton shape="block" blockSize="40rem" />,
  );

/** The methodology by language: the texts of a language are a file of their own. */
export const methodologyParts = {
  ru: createPart('ru'),
  en: createPart('en'),
  es: createPart('es'),
  fa: createPart('fa'),
  'pt-BR': createPart('pt-BR'),
  'zh-CN': createPart('zh-CN'),
} as const satisfies Record<Locale, unknown>;
