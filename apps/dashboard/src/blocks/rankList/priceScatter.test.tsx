import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rankListResponse } from '../../testing/fixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
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
    <TestPage>
      <PriceScatter state={{ kind: 'ready' }} items={items} meta={undefined} />
    </TestPage>,
  );
}

it('states the median of the books that cost something, between the two in the middle', async () => {
  renderPrices([0, 0, 0, null, 100, 149]);
  const title = await screen.findByText(/Половина платных книг не дешевле/u);
  expect(title.textContent).toMatch(/не дешевле 124,50\s₽/u);
});

it('states no price where no book costs anything', async () => {
  renderPrices([0, null]);
  await screen.findByText('Цены и места');
});
