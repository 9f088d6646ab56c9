import { locales } from '@litometr/domain';
import { renderHook } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { groupMessages as messages } from './group.messages.ts';

/**
 * There may be more of them than ranks on a day, so the window has to be named next to the ranks.
 */
it.each(locales)('labels the authors of a genre as those of thirty days, in %s', async (locale) => {
  const texts = await loadTexts(locale);
  const { result } = renderHook(() => useIntl().formatMessage(messages.topAuthors, { count: 20 }), {
    wrapper: ({ children }) => (
      <LocaleProvider initialLocale={locale} initialTexts={texts}>
        {children}
      </LocaleProvider>
    ),
  });
  expect(result.current).toMatch(/30|۳۰/u);
});
