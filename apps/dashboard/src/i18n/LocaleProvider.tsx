import { WidgetsProvider } from '@litometr/analytics-widgets';
import { UiProvider } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { announceChoice } from '../prefs/choices.ts';
import { usePrefs } from '../prefs/prefs.ts';
import { AppLink } from './AppLink.tsx';
import { createTexts } from './createTexts.ts';
import { DATA_LANG } from './dataLang.ts';
import { failedLoadMessages } from './failedLoad.messages.ts';
import { loadMessages, type Messages } from './loadMessages.ts';
import { writeLocale } from './localeStorage.ts';
import type { Locale } from './locales.ts';
import { tellDocument } from './tellDocument.ts';
import { uiStrings } from './uiStrings.ts';
import { widgetStrings } from './widgetStrings.ts';

interface LocaleChoice {
  locale: Locale;
  /** Changes the language once its messages are there. */
  choose: (locale: Locale) => void;
  /** Whether the messages of a chosen language are on their way. */
  isPending: boolean;
}

const LocaleContext = createContext<LocaleChoice | null>(null);

/** The chosen language and the way to choose another. */
export function useLocaleChoice(): LocaleChoice {
  const choice = use(LocaleContext);
  if (choice === null) {
    throw new Error(
      'useLocaleChoice was called outside of LocaleProvider: the language comes from there. ' +
        'Wrap the app (or the test) in <LocaleProvider>.',
    );
  }
  return choice;
}

/** All days of the product are calendar days in Moscow. */
const TIME_ZONE = 'Europe/Moscow';

export interface LocaleProviderProps {
  initialLocale: Locale;
  initialMessages: Messages;
  /** The same storage key and document attributes for the whole app. */
  children: ReactNode;
  onChange?: (locale: Locale) => void;
}

export function LocaleProvider({
  initialLocale,
  initialMessages,
  onChange,
  children,
}: LocaleProviderProps) {
  const [{ locale, messages }, setChosen] = useState({
    locale: initialLocale,
    messages: initialMessages,
  });
  const [isPending, startTransition] = useTransition();

  useEffect(() => tellDocument(locale), [locale]);

  const texts = useMemo(
    () => createTexts({ locale, messages, timeZone: TIME_ZONE }),
    [locale, messages],
  );

  const choice = useMemo<LocaleChoice>(
    () => ({
      locale,
      isPending,
      choose: (next) => {
        startTransition(async () => {
          const loaded = await loadMessages(next).catch((error: unknown) => {
            // Thrown out of a transition it would take the whole page down.
            console.error(`The texts of ${next} could not be loaded.`, error);
            showToast({ tone: 'danger', title: texts.formatMessage(failedLoadMessages.part) });
            return null;
          });
          if (loaded === null) return;
          writeLocale(next);
          setChosen({ locale: next, messages: loaded });
          onChange?.(next);
          announceChoice({ locale: next });
        });
      },
    }),
    [locale, isPending, onChange, texts],
  );

  return (
    <LocaleContext value={choice}>
      <RawIntlProvider value={texts}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}

/** Gives both component packages their words; stands inside the router, whose links they use. */
export function WordsProvider({
  navigate,
  children,
}: {
  navigate: (path: string) => void;
  children: ReactNode;
}) {
  const intl = useIntl();
  const { locale } = useLocaleChoice();
  const { adult, density } = usePrefs();
  const words = useMemo(() => ({ ui: uiStrings(intl), widgets: widgetStrings(intl) }), [intl]);
  return (
    <UiProvider
      locale={locale}
      strings={words.ui}
      navigate={navigate}
      showsAdultCovers={adult === true}
    >
      <WidgetsProvider
        locale={locale}
        timeZone={TIME_ZONE}
        strings={words.widgets}
        linkComponent={AppLink}
        dataLang={DATA_LANG}
        density={density ?? 'comfortable'}
      >
        {children}
      </WidgetsProvider>
    </UiProvider>
  );
}
