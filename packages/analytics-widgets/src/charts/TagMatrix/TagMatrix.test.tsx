import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { TagMatrix } from './TagMatrix.tsx';

const tags = ['магия', 'драконы', 'детектив'].map((label, at) => ({ id: String(at), label }));

async function rowsOf(pairs: { a: string; b: string; lift: number; n: number }[]) {
  renderWidgets(
    <TagMatrix
      title="Пары"
      csvName="pairs"
      state={{ kind: 'ready' }}
      tags={tags}
      pairs={pairs}
      valueLabel="Чаще случайного"
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: widgetStrings.chart.showTable }));
  const rows = (await screen.findAllByRole('row')).slice(1);
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('lists the pairs that never occur together after the others', async () => {
  expect(await rowsOf([{ a: '1', b: '2', lift: 2.5, n: 7 }])).toEqual([
    ['драконы + детектив', '×2,5', '7'],
    ['магия + драконы', '×0', '0'],
    ['магия + детектив', '×0', '0'],
  ]);
});

it('does not write a rare pair as one that never occurs', async () => {
  const [first] = await rowsOf([{ a: '0', b: '1', lift: 0.04, n: 1 }]);
  expect(first).toEqual(['магия + драконы', '×0,04', '1']);
});
