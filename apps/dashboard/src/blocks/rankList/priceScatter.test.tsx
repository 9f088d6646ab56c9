import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { rankListResponse } from '../../testing/fixtures.ts';
import { PriceScatter } from './PriceScatter.tsx';

function renderPrices(prices: readonly (number | null)[]) {
  const [item] = rankListResponse().items;
  if (item === undefined) throw new Error('The fixture has no rows.');
  const items = prices.map((price_rub, at) => ({
    ...item,
    position: at + 1,
    book: { ...item.book, id: at + 1, price_rub, price_old_rub: null },
  }));
  render(
    <LocaleProvider initialLocale="ru">
      <MemoryRouter>
        <StringsProvider navigate={() => undefined}>
          <PriceScatter state={{ kind: 'ready' }} items={items} meta={undefined} />
        </StringsProvider>
      </MemoryRouter>
    </LocaleProvider>,
  );
}

it('states the median of the books that cost something, between the two in the middle', async () => {
  renderPrices([0, 0, 0, null, 100, 149]);
  const title = await screen.findByText(/Половина платных книг дороже/u);
  expect(title.textContent).toMatch(/дороже 124,50\s₽/u);
});

it('states no price where no book costs anything', async () => {
  renderPrices([0, null]);
  await screen.findByText('Цены и места');
});
