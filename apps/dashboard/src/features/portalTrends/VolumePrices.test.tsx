import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { volumePricesResponse } from '../../testing/overviewFixtures.ts';
import { VolumePrices } from './VolumePrices.tsx';

const genres = [
  { id: 5, name: 'Проза', books: 90 },
  { id: 3, name: 'ЛитРПГ', books: 412 },
];

function renderPrices(response = volumePricesResponse()) {
  const onGenre = vi.fn<(genre: string | undefined) => void>();
  render(
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>
        <VolumePrices
          state={{ kind: 'ready' }}
          response={response}
          genres={genres}
          genre="3"
          onGenre={onGenre}
        />
      </StringsProvider>
    </LocaleProvider>,
  );
  return onGenre;
}

it('states the median price of the volume that most paid books have', async () => {
  renderPrices();
  const title = await screen.findByText(/Платных книг больше всего/u);
  expect(title.textContent).toMatch(/в объёме 10–15 а\.л\.: половина из них не дешевле 149\s₽/u);
});

it('states no price where no volume has twenty books', async () => {
  const response = volumePricesResponse();
  renderPrices({ ...response, items: response.items.slice(0, 1) });
  expect(await screen.findAllByText('Цены по объёму')).not.toHaveLength(0);
  expect(screen.queryByText(/Платных книг больше всего/u)).toBeNull();
});

it('lets a reader choose a genre, the largest first, or all of them', async () => {
  const onGenre = renderPrices();
  await userEvent.click(screen.getByRole('button', { name: /Жанр/u }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Все жанры', 'ЛитРПГ', 'Проза']);
  await userEvent.click(screen.getByRole('option', { name: 'Все жанры' }));
  expect(onGenre).toHaveBeenCalledExactlyOnceWith(undefined);
});
