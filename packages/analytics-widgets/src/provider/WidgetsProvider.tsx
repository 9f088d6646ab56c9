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

/** What a widget gives a link. The app's component routes; the default is a plain anchor. */
export interface WidgetLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type WidgetLink = ComponentType<WidgetLinkProps>;

export interface WidgetsProviderProps {
  /** BCP 47, for every number and date. */
  locale: string;
  /** IANA zone of instants, for example `Europe/Moscow`. */
  timeZone: string;
  strings: WidgetStrings;
  linkComponent?: WidgetLink;
  /**
   * BCP 47, of titles and names that come with the data. Where it is not the reader's language they
   * are marked with it, so that a voice reads each in its own (WCAG 3.1.2).
   */
  dataLang?: string;
  /** ISO 4217 */
  currency?: string;
  /** The clock that ages are counted from; stories and tests stop it. */
  now?: () => Date;
  /** Of tables that do not say theirs. */
  density?: 'comfortable' | 'dense';
  children?: ReactNode;
}

interface Widgets {
  strings: WidgetStrings;
  formats: Formats;
  Link: WidgetLink;
  /** For the `lang` of titles and names; undefined where that is the language around them. */
  dataLang: string | undefined;
  /** For names and sentences that may hold words of the data, or may not. */
  dataText: DataText;
  density: 'comfortable' | 'dense';
}

const WidgetsContext = createContext<Widgets | null>(null);

function PlainLink(props: WidgetLinkProps) {
  return <a {...props} />;
}

const clock = () => new Date();

/** Words, formats and links of all widgets below. One per app, beside its own locale provider. */
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
      formats: createFormats({ locale, timeZone, currency, now, sheets: strings.volume.sheets }),
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
      'A widget was rendered without its words and formats: there is no WidgetsProvider above it. ' +
        'Widgets own no texts in any language. Wrap the app (or the story, or the test) in ' +
        '<WidgetsProvider locale timeZone strings>.',
    );
  }
  return widgets;
}

/** The widgets' number and date formats, so that the app writes them the same way. */
export function useFormats(): Formats {
  return useWidgets().formats;
}
