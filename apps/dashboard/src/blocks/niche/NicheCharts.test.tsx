import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LocaleProvider, WordsProvider } from '../../i18n/LocaleProvider.tsx';
import { genreAnswer } from '../../testing/nicheFixtures.ts';
import { NicheCharts } from './NicheCharts.tsx';

it('heads the shares of a niche with the means that its tiles show', async () => {
  const answer = genreAnswer();
  const of = (value: number) => ({ ...answer.figures.top_share, value });
  const figures = { ...answer.figures, top_share: of(0.19), supply_share: of(0.24) };
  render(
    <LocaleProvider initialLocale="ru" initialMessages={{}}>
      <MemoryRouter>
        <WordsProvider navigate={() => undefined}>
          <NicheCharts
            block={{ state: { kind: 'ready' }, data: { ...answer, figures } }}
            name="x"
          />
        </WordsProvider>
      </MemoryRouter>
    </LocaleProvider>,
  );
  const heading = await screen.findByText(/В среднем за период/u);
  expect(heading.textContent).toMatch(/19\s% .*24\s%/u);
});
