import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Messages } from './loadMessages.ts';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** Signs that begin a place, a tag or a quotation in a text. */
const SYNTAX = /[{<']/;

export interface TextsOptions {
  locale: Locale;
  messages: Messages;
  timeZone: string;
}

/**
 * The library's object of texts and formats, for which most texts are no work: those without places
 * are given as they stand. By itself it makes a key of its whole configuration for each of them, and
 * a page has hundreds.
 */
export function createTexts({ locale, messages, timeZone }: TextsOptions): IntlShape {
  const intl = createIntl(
    { locale, messages, timeZone, defaultLocale: DEFAULT_LOCALE },
    createIntlCache(),
  );
  const isDefault = locale === DEFAULT_LOCALE;
  const plain = new Map<string, string>();
  const textOf = ({ id, defaultMessage }: MessageDescriptor): string | undefined => {
    if (id === undefined) return undefined;
    const known = plain.get(id);
    if (known !== undefined) return known;
    // The build has taken texts with places apart: what is a string then is plain.
    const text: unknown = messages[id] ?? (isDefault ? defaultMessage : undefined);
    if (typeof text !== 'string' || text === '' || SYNTAX.test(text)) return undefined;
    plain.set(id, text);
    return text;
  };
  // One function stands for the library's overloads, which differ in what the values may be.
  const rest = intl.formatMessage as (descriptor: MessageDescriptor, ...given: unknown[]) => string;
  const formatMessage = ((descriptor: MessageDescriptor, ...given: unknown[]) =>
    textOf(descriptor) ?? rest(descriptor, ...given)) as IntlShape['formatMessage'];
  return { ...intl, formatMessage, $t: formatMessage };
}
