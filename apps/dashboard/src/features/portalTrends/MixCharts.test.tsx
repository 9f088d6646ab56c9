import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LocaleProvider, WordsProvider } from '../../i18n/LocaleProvider.tsx';
import { mixAnswer } from '../../testing/mixFixtures.ts';
import { MixCharts } from './MixCharts.tsx';

it('says of the genre with most places the share that its chart shows', async () => {
  const answer = mixAnswer();
  const last = answer.items.at(-1);
  render(
    <LocaleProvider initialLocale="ru" initialMessages={{}}>
      <MemoryRouter>
        <WordsProvider navigate={() => undefined}>
          <MixCharts state={{ kind: 'ready' }} answer={answer} list="Топ 100" />
        </WordsProvider>
      </MemoryRouter>
    </LocaleProvider>,
  );
  const title = await screen.findByText(/Больше всего мест у жанра «Попаданцы»/u);
  const share = /(\d+)(?:,\d+)?\s*%/u.exec(title.textContent)?.[1];
  expect(share).toBe(String(Math.round((last?.shares[0] ?? 0) * 100)));
  const [open] = await screen.findAllByRole('button', { name: /таблиц/iu });
  if (open === undefined) throw new Error('The chart has no table.');
  fireEvent.click(open);
  const [, row] = await screen.findAllByRole('row');
  const shown = Number.parseFloat((row?.children[1]?.textContent ?? '').replace(',', '.'));
  expect(Math.round(shown)).toBe(Number(share));
});
