import { type Locale, locales, recordOf } from '@litometr/domain';
import { Skeleton } from '@litometr/ui';
import { lazyPart } from '../../../blocks/lazyPart.tsx';
import { Methodology } from './Methodology.tsx';
import type { MethodologyTexts } from './methodologyTexts.ts';

const loaders = import.meta.glob<{ default: MethodologyTexts }>('./texts/*.json');

const createPart = (locale: Locale) =>
  lazyPart<object>(
    async () => {
      const load = loaders[`./texts/${locale}.json`];
      if (load === undefined) throw new Error(`There is no methodology in the language ${locale}.`);
      const { default: texts } = await load();
      return { default: () => <Methodology texts={texts} /> };
    },
    () => <Skeleton shape="block" blockSize="40rem" />,
  );

/** The methodology by language: the texts of a language are a file of their own. */
export const methodologyParts = recordOf(locales, createPart);
