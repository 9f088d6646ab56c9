import { WidgetsProvider } from '@litometr/analytics-widgets';
import { directionOf, type Locale, TIME_ZONE } from '@litometr/domain';
import { UiProvider } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { announceChoice } from '../prefs/choices.ts';
import { usePrefs } from '../prefs/prefs.ts';
import { AppLink } from './AppLink.tsx';
import { createAppIntl } from './createAppIntl.ts';
import { DATA_LANG } from './dataLang.ts';
import { type LocaleTexts, loadedTexts, loadTexts, russianTexts } from './loadTexts.ts';
import { mirrorLocale, readLocale, writeLocale } from './localeStorage.ts';

interface LocaleChoice {
  locale: Locale;
  /** The texts of the component packages in that language. */
  strings: Pick<LocaleTexts, 'ui' | 'widgets'>;
  /** Changes the language once its texts are there. */
  choose: (locale: Locale) => void;
  /** Whether the texts of a chosen language are loading. */
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

/**
 * Sets the language and direction of the document. An unchanged language is not set again, because
 * that would restyle the whole document.
 */
function setDocumentLocale(locale: Locale): void {
  const { documentElement } = document;
  if (documentElement.lang === locale) return;
  documentElement.lang = locale;
  documentElement.dir = directionOf(locale);
}

export interface LocaleProviderProps {
  initialLocale: Locale;
  /** @default the Russian texts, which are a part of the code */
  initialTexts?: LocaleTexts;
  /** The same storage key and document attributes for the whole app. */
  children: ReactNode;
  onChange?: (locale: Locale) => void;
  /** Always holds the texts of the chosen language. */
  textsRef?: { current: IntlShape };
}

export function LocaleProvider({
  initialLocale,
  initialTexts = russianTexts,
  onChange,
  textsRef,
  children,
}: LocaleProviderProps) {
  const [{ locale, loaded }, setChosen] = useState({ locale: initialLocale, loaded: initialTexts });
  const [isPending, startTransition] = useTransition();

  // Before the layout effects of what is inside: some of them measure, and the whole document would be laid
  // out for them in the old language, and a second time in the new one.
  useInsertionEffect(() => setDocumentLocale(locale), [locale]);

  const { messages, ui, widgets } = loaded;
  const texts = useMemo(() => createAppIntl({ locale, messages }), [locale, messages]);
  const failedLoad = widgets.panel.loadFailed;

  const load = useCallback(
    (next: Locale) =>
      loadTexts(next).catch((error: unknown) => {
        // An error thrown out of a transition would unmount the whole page.
        console.error(`The messages of ${next} could not be loaded.`, error);
        showToast({ tone: 'danger', title: failedLoad });
        return null;
      }),
    [failedLoad],
  );

  useEffect(() => {
    if (textsRef !== undefined) textsRef.current = texts;
  }, [textsRef, texts]);

  // The server renders the locale of the cookie, which may be outdated or missing.
  const showStored = useEffectEvent(() => {
    const stored = readLocale();
    if (stored === locale) return;
    mirrorLocale(stored);
    startTransition(async () => {
      const found = await load(stored);
      if (found !== null) setChosen({ locale: stored, loaded: found });
    });
  });
  useEffect(() => {
    if (textsRef !== undefined) showStored();
  }, [textsRef]);

  const choice = useMemo<LocaleChoice>(() => {
    const show = (next: Locale, texts: LocaleTexts) => {
      writeLocale(next);
      setChosen({ locale: next, loaded: texts });
      onChange?.(next);
      announceChoice({ locale: next });
    };
    return {
      locale,
      strings: { ui, widgets },
      isPending,
      choose: (next) => {
        const known = loadedTexts(next);
        // In the same render as the menu's closing: to wait for a promise would be a second one.
        if (known !== null) {
          show(next, known);
          return;
        }
        startTransition(async () => {
          const found = await load(next);
          if (found !== null) show(next, found);
        });
      },
    };
  }, [locale, ui, widgets, isPending, onChange, load]);

  return (
    <LocaleContext value={choice}>
      <RawIntlProvider value={texts}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}

/** Provides strings to both component packages. Must be inside the router, whose links they use. */
export function StringsProvider({
  navigate,
  children,
}: {
  navigate: (path: string) => void;
  children: ReactNode;
}) {
  const { locale, strings } = useLocaleChoice();
  const { adult, density } = usePrefs();
  return (
    <UiProvider
      locale={locale}
      strings={strings.ui}
      navigate={navigate}
      showsAdultCovers={adult === true}
    >
      <WidgetsProvider
        locale={locale}
        timeZone={TIME_ZONE}
        strings={strings.widgets}
        linkComponent={AppLink}
        dataLang={DATA_LANG}
        density={density ?? 'comfortable'}
      >
        {children}
      </WidgetsProvider>
    </UiProvider>
  );
}
