import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { CalendarHeat } from './CalendarHeat.tsx';

it('has how many things each day is of beside its value', async () => {
  renderWidgets(
    <CalendarHeat
      title="Оборот"
      csvName="turnover"
      state={{ kind: 'ready' }}
      valueLabel="Доля"
      format="percent"
      points={[
        { day: '2026-03-02', value: 0.1 },
        { day: '2026-03-03', value: null },
      ]}
      samples={{
        label: 'Порталов',
        points: [
          { day: '2026-03-02', value: 6 },
          { day: '2026-03-03', value: 0 },
        ],
      }}
    />,
  );
  const [monday] = screen.getAllByRole('listitem');
  expect(monday).toHaveTextContent('Порталов: 6');
  fireEvent.click(screen.getByRole('button', { name: widgetStrings.chart.showTable }));
  expect(await screen.findByRole('columnheader', { name: 'Порталов' })).toBeVisible();
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['—', '0', '10\u202f%', '6']);
});
