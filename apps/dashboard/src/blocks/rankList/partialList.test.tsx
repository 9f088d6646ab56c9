import type { Locale } from '@litometr/domain';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { matrixResponse, summaryResponse } from '../../testing/listFixtures.ts';
import { ListKpis } from './ListKpis.tsx';
import { ListPartialDays } from './ListPartialDays.tsx';
import { MatrixView } from './MatrixView.tsx';

async function wrapperOf(locale: Locale) {
  const texts = await loadTexts(locale);
  return ({ children }: { children: ReactNode }) => (
    <LocaleProvider initialLocale={locale} initialTexts={texts}>
      <MemoryRouter>
        <StringsProvider navigate={() => undefined}>{children}</StringsProvider>
      </MemoryRouter>
    </LocaleProvider>
  );
}

describe('the matrix of a list', () => {
  it('marks a partial day, and counts a book that was not captured on it as staying', async () => {
    const all = matrixResponse(12);
    const day = all.days[3]?.day ?? '';
    const days = all.days.map((one) =>
      one.day === day ? { ...one, size: 4, complete: false } : one,
    );
    const items = all.items.map((item, row) => ({
      ...item,
      positions: days.map((one) => (one.day === day && row >= 4 ? null : row + 1)),
    }));
    render(
      <ListPartialDays meta={all.meta} days={days}>
        <MatrixView
          state={{ kind: 'ready' }}
          response={{ ...all, days, items }}
          depth={12}
          name="Топ 100"
          onDay={() => undefined}
          tint="place"
          onTint={() => undefined}
        />
      </ListPartialDays>,
      { wrapper: await wrapperOf('ru') },
    );
    expect(await screen.findByText(/на всех снимках \(18\): 12 книг/u)).toBeTruthy();
    expect(await screen.findByText(/22 июл/u)).toBeTruthy();
  });
});

describe('the figures of a list', () => {
  it('have the interval of the half-life and the number of stays', async () => {
    const response = summaryResponse();
    const kpis = response.kpis.map((kpi) =>
      kpi.key === 'half_life' ? { ...kpi, value: 6, n: 180 } : kpi,
    );
    render(<ListKpis state={{ kind: 'ready' }} response={{ ...response, kpis }} />, {
      wrapper: await wrapperOf('ru'),
    });
    expect(screen.getByText('95 %: 3–9, n = 180')).toBeTruthy();
  });
});
