import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartialDays } from '../../provider/PartialDays.tsx';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { TrendChart } from '../TrendChart/index.ts';

const points = ['2026-08-05', '2026-08-06', '2026-08-07'].map((day, at) => ({ day, value: at }));

const chart = (days: readonly string[]) =>
  renderWidgets(
    <PartialDays days={days}>
      <TrendChart
        title="Новые книги"
        csvName="new"
        state={{ kind: 'ready' }}
        series={[{ id: 'new', label: 'Новые', points }]}
      />
    </PartialDays>,
  );

it('hatches partial days and describes them in text', async () => {
  // A day that the chart does not show is not mentioned.
  const { container } = chart(['2026-08-01', '2026-08-07']);
  // Recharts renders its layers in the frame after the axes.
  await waitFor(() => expect(container.querySelectorAll('[data-partial]')).toHaveLength(1));
  expect(screen.getAllByText('Прочитано не полностью: 7 авг.').length).toBeGreaterThan(0);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('прочитан не весь');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 авг.: 0',
    '6 авг.: 1',
    '7 авг.: 2. прочитан не весь',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Показать таблицей' }));
  const row = await screen.findByRole('row', { name: /7 авг/ });
  expect(row).toHaveTextContent('прочитан не весь');
});

it('renders nothing where no day is partial', () => {
  const { container } = chart([]);
  expect(container.querySelector('[data-partial]')).toBeNull();
  expect(screen.queryByText(/Прочитано не полностью/)).toBeNull();
});
