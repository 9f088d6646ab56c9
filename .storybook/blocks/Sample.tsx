import { type ReactNode, useEffect, useState } from 'react';
import { loadMessages, type Messages } from '../../apps/dashboard/src/i18n/loadMessages.ts';
import type { Locale } from '../../apps/dashboard/src/i18n/locales.ts';
import { WordsDecorator } from '../WordsDecorator.tsx';
import { useChosen } from './useChosen.ts';

interface Loaded {
  locale: Locale;
  messages: Messages;
}

function useMessages(locale: Locale): Messages | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (messages: Messages) => {
      if (isCurrent) setLoaded({ locale, messages });
    };
    const fail = (cause: unknown) =>
      reportError(new Error(`The texts of ${locale} did not load.`, { cause }));
    loadMessages(locale).then(keep, fail);
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.messages : undefined;
}

/** A live piece of the product on a page of prose: in the language and direction of the toolbar. */
export function Sample({ children, className }: { children: ReactNode; className?: string }) {
  const { locale, direction, tag } = useChosen();
  const messages = useMessages(locale);
  return (
    <div dir={direction} lang={locale} className={className}>
      {messages && (
        <WordsDecorator locale={locale} tag={tag} messages={messages}>
          {children}
        </WordsDecorator>
      )}
    </div>
  );
}
