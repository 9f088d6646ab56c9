import { type ReactNode, useEffect, useState } from 'react';
import { type LocaleTexts, loadTexts } from '../../apps/dashboard/src/i18n/loadTexts.ts';
import type { Locale } from '../../packages/domain/src/index.ts';
import { WordsDecorator } from '../WordsDecorator.tsx';
import { useChosen } from './useChosen.ts';

interface Loaded {
  locale: Locale;
  texts: LocaleTexts;
}

function useTexts(locale: Locale): LocaleTexts | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    const store = (texts: LocaleTexts) => {
      if (isCurrent) setLoaded({ locale, texts });
    };
    const fail = (cause: unknown) =>
      reportError(new Error(`The texts of ${locale} did not load.`, { cause }));
    loadTexts(locale).then(store, fail);
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.texts : undefined;
}

/** A live piece of the product on a page of prose: in the language and direction of the toolbar. */
export function Sample({ children, className }: { children: ReactNode; className?: string }) {
  const { locale, direction, tag } = useChosen();
  const texts = useTexts(locale);
  return (
    <div dir={direction} lang={locale} className={className}>
      {texts && (
        <WordsDecorator locale={locale} tag={tag} texts={texts}>
          {children}
        </WordsDecorator>
      )}
    </div>
  );
}
