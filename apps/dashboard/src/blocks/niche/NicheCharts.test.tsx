import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { genreResponse } from '../../testing/nicheFixtures.ts';
import { NicheCharts } from './NicheCharts.tsx';

it('titles the shares of a niche with the means that its tiles show', async () => {
  const response = genreResponse();
  const of = (value: number) => ({ ...response.figures.top_share, value });
  const figures = { ...response.figures, top_share: of(0.19), supply_share: of(0.24) };
  render(
    <LocaleProvider initialLocale="ru">
      <MemoryRouter>
        <StringsProvider navigate={() => undefined}>
          <NicheCharts
            block={{ state: { kind: 'ready' }, data: { ...response, figures } }}
            name="x"
          />
        </StringsProvider>
      </MemoryRouter>
    </LocaleProvider>,
  );
  const heading = await screen.findByText(/В среднем за период/u);
  expect(heading.textContent).toMatch(/19\s% .*24\s%/u);
});
