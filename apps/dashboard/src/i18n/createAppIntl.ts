import { DEFAULT_LOCALE, type Locale, TIME_ZONE } from '@litometr/domain';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Messages } from './loadTexts.ts';

export interface AppIntlOptions {
  locale: Locale;
  messages: Messages;
}

/** The texts and formats of one language. */
export function createAppIntl({ locale, messages }: AppIntlOptions): IntlShape {
  return createIntl(
    { locale, messages, timeZone: TIME_ZONE, defaultLocale: DEFAULT_LOCALE },
    createIntlCache(),
  );
}
