import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
} from 'react';
import { createDataText, type DataText } from './dataText.tsx';
import { createFormats, type Formats } from './formats.ts';
import type { WidgetStrings } from './WidgetStrings.ts';

/** Props of a link in a widget. The app's component routes; the default is a plain anchor. */
export interface WidgetLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type WidgetLink = ComponentType<WidgetLinkProps>;

export interface WidgetsProviderProps {
  /** BCP 47 tag for all numbers and dates. */
  locale: string;
  /** IANA time zone of instants, for example `Europe/Moscow`. */
  timeZone: string;
  /** The texts of a language: ready-made from `strings/<locale>`, with changes, or your own. */
  strings: WidgetStrings;
  linkComponent?: WidgetLink;
  /**
   * BCP 47, of titles and names that come with the data. Where it is not the reader's language they
   * are marked with it, so that a voice reads each in its own (WCAG 3.1.2).
   */
  dataLang?: string;
  /** ISO 4217 */
  currency?: string;
  /** Current time for ages; stories and tests fix it. */
  now?: () => Date;
  /** Default density of tables. */
  density?: 'comfortable' | 'dense';
  children?: ReactNode;
}

interface Widgets {
  strings: WidgetStrings;
  formats: Formats;
  Link: WidgetLink;
  /** `lang` of titles and names of the data; undefined where it is the language around them. */
  dataLang: string | undefined;
  /** Marks names and sentences that may contain texts of the data. */
  dataText: DataText;
  density: 'comfortable' | 'dense';
}

const WidgetsContext = createContext<Widgets | null>(null);

function PlainLink(props: WidgetLinkProps) {
  return <a {...props} />;
}

const clock = () => new Date();

/**
 * Provides texts, formats and links to all widgets below. One per app, beside its own locale provider.
 * @example <WidgetsProvider locale="es" timeZone="Europe/Madrid" strings={es}>
 */
export function WidgetsProvider({
  locale,
  timeZone,
  strings,
  linkComponent = PlainLink,
  dataLang,
  currency = 'RUB',
  now = clock,
  density = 'comfortable',
  children,
}: WidgetsProviderProps) {
  const value = useMemo<Widgets>(
    () => ({
      strings,
      formats: createFormats({
        locale,
        timeZone,
        currency,
        now,
        sheets: strings.volume.sheets,
        points: strings.delta.points,
      }),
      Link: linkComponent,
      dataLang: dataLang === locale ? undefined : dataLang,
      dataText: createDataText(locale, dataLang, strings.value.untitled),
      density,
    }),
    [locale, timeZone, strings, linkComponent, dataLang, currency, now, density],
  );
  return <WidgetsContext value={value}>{children}</WidgetsContext>;
}

/** Words, formats and the link component. Throws outside of a `WidgetsProvider`. */
export function useWidgets(): Widgets {
  const widgets = useContext(WidgetsContext);
  if (widgets === null) {
    throw new Error(
      'A widget was rendered without its texts and formats: there is no WidgetsProvider above it. ' +
        'No language is a default. Wrap the app (or the story, or the test) in ' +
        '<WidgetsProvider locale timeZone strings>, with texts of ' +
        "'@litometr/analytics-widgets/strings/<locale>'.",
    );
  }
  return widgets;
}

/**
 * Returns the texts of the widgets, so that the app says the same things in the same words.
 * @throws Error outside of a `WidgetsProvider`.
 */
export function useWidgetStrings(): WidgetStrings {
  return useWidgets().strings;
}

/** Returns the widgets' number and date formats, so that the app uses the same. */
export function useFormats(): Formats {
  return useWidgets().formats;
}
