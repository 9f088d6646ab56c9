import { DEFAULT_LOCALE, type Locale } from '@litometr/domain';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Messages } from './loadTexts.ts';

export interface AppIntlOptions {
  locale: Locale;
  messages: Messages;
}

/** By the messages of a language: parsed messages and Intl objects are used again. */
const created = new WeakMap<Messages, IntlShape>();

/**
 * Returns the texts and formats of one language. They have no time zone: no message has a date, and
 * with a time zone react-intl merges the formats of dates into those of each message that it formats
 * (7 µs for each instead of 1).
 */
export function createAppIntl({ locale, messages }: AppIntlOptions): IntlShape {
  const known = created.get(messages);
  if (known?.locale === locale) return known;
  const intl = createIntl({ locale, messages, defaultLocale: DEFAULT_LOCALE }, createIntlCache());
  created.set(messages, intl);
  return intl;
}
