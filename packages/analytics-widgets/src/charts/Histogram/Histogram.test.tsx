import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { Histogram } from './Histogram.tsx';

const bins = [
  { from: 0, to: 100, count: 3 },
  { from: 100, to: 200, count: 2, openLabel: 'от 100' },
];

async function rowsOf(median: number) {
  renderWidgets(
    <Histogram
      title="Цены"
      csvName="prices"
      state={{ kind: 'ready' }}
      bins={bins}
      label="Цена"
      countLabel="Книг"
      marker={{ value: median, label: 'Медиана' }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: widgetStrings.chart.showTable }));
  const rows = (await screen.findAllByRole('row')).slice(1);
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('names an open bin by its lower bound, and says in the table where the marker is', async () => {
  expect(await rowsOf(40)).toEqual([
    ['0–100', '3', 'Медиана: 40'],
    ['от 100', '2', ''],
  ]);
});

it('has a value beyond the axis in the open bin', async () => {
  expect((await rowsOf(900))[1]).toEqual(['от 100', '2', 'Медиана: 900']);
});
