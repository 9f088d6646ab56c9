import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { genresResponse } from '../../testing/groupFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { PriceBoxes } from './PriceBoxes.tsx';

/** Genres by the number of their paid books and the median price. */
function show(...prices: readonly (readonly [n: number, p50: number])[]) {
  const rows = genresResponse().items.slice(0, prices.length);
  render(
    <TestPage>
      <PriceBoxes
        state={{ kind: 'ready' }}
        rows={rows.map((row, at) => {
          const [n = 0, p50 = 0] = prices[at] ?? [];
          return { ...row, price: { p25: p50 - 20, p50, p75: p50 + 20, n } };
        })}
        meta={genresResponse().meta}
        onChoose={() => undefined}
      />
    </TestPage>,
  );
}

it('says of which genres the dearest one is', async () => {
  show([40, 149], [30, 129], [4, 299]);
  const title = await screen.findByText(/дороже всего/u);
  expect(title.textContent).toMatch(/Из жанров от 20 платных книг.*не дешевле 149\s₽/u);
});

it('names no genre that is compared with none', async () => {
  show([40, 149], [4, 299]);
  expect(await screen.findByText('Цены по жанрам')).toBeTruthy();
});
