import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { RankHistory } from './RankHistory.tsx';

it('does not announce a book as off the list when the list was not read', async () => {
  renderWidgets(
    <RankHistory
      title="Места"
      csvName="places"
      state={{ kind: 'ready' }}
      depth={10}
      series={[
        {
          id: 'a',
          label: 'Топ 100',
          points: [
            { day: '2026-08-05', value: 4 },
            { day: '2026-08-06', value: 5 },
          ],
        },
        { id: 'b', label: 'ЛитРПГ', points: [{ day: '2026-08-05', value: null }] },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: widgetStrings.chart.showTable }));
  await screen.findByRole('table');
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['6 авг. 2026 г.', '5', '—'],
    ['5 авг. 2026 г.', '4', widgetStrings.chart.offList],
  ]);
});

it('names the place below which each list ends', async () => {
  const points = [
    { day: '2026-08-05', value: null },
    { day: '2026-08-06', value: 3 },
  ];
  const { container } = renderWidgets(
    <RankHistory
      title="Места"
      csvName="places"
      state={{ kind: 'ready' }}
      depth={100}
      series={[
        { id: 'a', label: 'Топ 100', points },
        { id: 'b', label: 'ЛитРПГ', points, depth: 30 },
      ]}
    />,
  );
  const { offListBand } = widgetStrings.chart;
  expect(container.querySelector('[data-off-list] text')?.textContent).toBe(
    `${offListBand(30)} · ${offListBand(100)}`,
  );
  fireEvent.click(screen.getByRole('button', { name: widgetStrings.chart.showTable }));
  await screen.findByRole('table');
  const cells = [...(screen.getAllByRole('row').at(-1)?.children ?? [])];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '5 авг. 2026 г.',
    offListBand(100),
    offListBand(30),
  ]);
});
