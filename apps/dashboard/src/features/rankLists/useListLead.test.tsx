import { type Locale, locales } from '@litometr/domain';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { rankListResponse } from '../../testing/fixtures.ts';
import { useListLead } from './useListLead.ts';

async function renderLead(locale: Locale) {
  const texts = await loadTexts(locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider initialLocale={locale} initialTexts={texts}>
      <StringsProvider navigate={() => undefined}>{children}</StringsProvider>
    </LocaleProvider>
  );
  return renderHook(() => useListLead(), { wrapper });
}

const response = rankListResponse();
const partial = {
  ...response,
  count: 40,
  list: { ...response.list, depth: 100, complete: false, turnover: null },
};

describe('useListLead', () => {
  it.each(locales)(
    'states how many ranks were captured on a partial day, in %s',
    async (locale) => {
      const { result } = await renderLead(locale);
      const lead = result
        .current(partial)
        .replace(/\p{Nd}/gu, (digit) => String(((digit.codePointAt(0) ?? 0) - 0x30) % 0x10));
      expect(lead).toMatch(/40/);
      expect(lead).toMatch(/100/);
    },
  );

  it('counts new and returned books separately on a complete day', async () => {
    const { result } = await renderLead('ru');
    const items = response.items.map((item, at) => ({
      ...item,
      state: at < 2 ? ('new' as const) : at < 5 ? ('re_entry' as const) : ('same' as const),
    }));
    expect(result.current({ ...response, items })).toContain('новых книг — 2, вернувшихся — 3');
  });
});
