import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mixResponse } from '../../testing/mixFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { MixCharts, type MixResponse } from './MixCharts.tsx';

function show(response: MixResponse) {
  render(
    <TestPage>
      <MixCharts state={{ kind: 'ready' }} response={response} list="Топ 100" />
    </TestPage>,
  );
}

it('names no leading genre where two have as many places', async () => {
  const response = mixResponse();
  const items = response.items.map((item) => {
    const [first = 0, , ...others] = item.shares;
    return { ...item, shares: [first, first, ...others] };
  });
  show({ ...response, items });
  expect(await screen.findAllByText(/^Жанры в/u)).not.toEqual([]);
  expect(screen.queryByText(/Больше всего мест у жанра/u)).toBeNull();
});

it('states the share of the leading genre that its chart shows', async () => {
  const response = mixResponse();
  const last = response.items.at(-1);
  show(response);
  const title = await screen.findByText(/Больше всего мест у жанра «Попаданцы»/u);
  const share = /[\d,]+\s*%/u.exec(title.textContent)?.[0];
  expect(share).toBe(`${((last?.shares[0] ?? 0) * 100).toFixed(1).replace('.', ',')}\u202f%`);
  const [open] = await screen.findAllByRole('button', { name: /таблиц/iu });
  if (open === undefined) throw new Error('The chart has no table.');
  fireEvent.click(open);
  const [, row] = await screen.findAllByRole('row');
  expect(row?.children[1]?.textContent).toBe(share);
});
