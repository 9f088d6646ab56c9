import { renderHook } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { locales } from '../../i18n/locales.ts';
import { nicheMessages as messages } from './niche.messages.ts';

/** There may be more of them than places of the day: the window has to be named beside the places. */
it.each(locales)(
  'the authors beside the places of a genre are of thirty days, in %s',
  async (locale) => {
    const texts = await loadMessages(locale);
    const { result } = renderHook(
      () => useIntl().formatMessage(messages.topAuthors, { count: 20 }),
      {
        wrapper: ({ children }) => (
          <LocaleProvider initialLocale={locale} initialMessages={texts}>
            {children}
          </LocaleProvider>
        ),
      },
    );
    expect(result.current).toMatch(/30|۳۰/u);
  },
);
