import { createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react';
import { RouterProvider } from 'react-aria';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { developerError } from '../internal/developerError.ts';
import type { UiStrings } from './UiStrings.ts';

const StringsContext = createContext<UiStrings | null>(null);
const LocaleContext = createContext('');
const AdultCoversContext = createContext(false);
const RouterContext = createContext<Pick<UiProviderProps, 'navigate' | 'useHref'>>({});

/** Where a link leads, and options of the app's router that travel with it. */
export type Navigate = (path: string, options: unknown) => void;

export interface UiProviderProps {
  /** BCP 47 tag of the chosen language: direction, numbers and dates follow it. */
  locale: string;
  /** The texts of a language: ready-made from `strings/<locale>`, with changes, or your own. */
  strings: UiStrings;
  /** Goes to a path without a page load. Without it links are plain links. */
  navigate?: Navigate;
  /** Turns a path of the app into an address, where the app lives under a base path. */
  useHref?: (path: string) => string;
  /** The reader has chosen to see covers for 18 and more without confirming each time. */
  showsAdultCovers?: boolean;
  children: ReactNode;
}

/**
 * Provides components with their texts, the locale and the app's router. Once, at the top.
 * @example <UiProvider locale="es" strings={{ ...es, close: 'Salir' }}>
 */
export function UiProvider({
  locale,
  strings,
  navigate,
  useHref,
  showsAdultCovers = false,
  children,
}: UiProviderProps) {
  const router = useMemo(
    () => ({ ...(navigate && { navigate }), ...(useHref && { useHref }) }),
    [navigate, useHref],
  );
  const inside = navigate ? (
    <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
      <RouterContext value={router}>{children}</RouterContext>
    </RouterProvider>
  ) : (
    children
  );
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>
        <StringsContext value={strings}>
          <AdultCoversContext value={showsAdultCovers}>{inside}</AdultCoversContext>
        </StringsContext>
      </LocaleContext>
    </I18nProvider>
  );
}

/**
 * Returns the texts of the chosen locale.
 * @throws where there is no UiProvider above.
 */
export function useUiStrings(): UiStrings {
  const strings = use(StringsContext);
  if (!strings) {
    throw developerError(
      'A component of @litometr/ui found no UiProvider above it.',
      'Its built-in texts come from there, as no language is a default.',
      "Wrap the app (or the test) in <UiProvider locale={…} strings={…}>, with texts of '@litometr/ui/strings/<locale>'.",
    );
  }
  return strings;
}

/**
 * BCP 47 tag of the chosen language, below a UiProvider. The library's `useLocale` also watches the
 * browser's language, which costs four hooks in each of a table's hundred badges.
 */
export const useUiLocale = (): string => use(LocaleContext);

/** Whether covers for 18 and more are shown as they are. */
export const useShowsAdultCovers = (): boolean => use(AdultCoversContext);

const sameAddress = (path: string) => path;

/**
 * Returns props of a plain `<a>` that goes to a path of the app without a page load, as the Link
 * does. The Link's hooks for presses, hover and focus are too many for hundreds of links in a table.
 */
export function useClientLink(path: string): {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const { navigate, useHref = sameAddress } = use(RouterContext);
  return {
    href: useHref(path),
    onClick: (event) => {
      const { target, origin } = event.currentTarget;
      const { button, metaKey, ctrlKey, altKey, shiftKey, defaultPrevented } = event;
      const isPlain = button === 0 && !(metaKey || ctrlKey || altKey || shiftKey);
      const isOwn = origin === window.location.origin && (target === '' || target === '_self');
      if (!navigate || !isPlain || !isOwn || defaultPrevented) return;
      event.preventDefault();
      navigate(path, undefined);
    },
  };
}
