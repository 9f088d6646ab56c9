import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartialDays } from '../../provider/PartialDays.tsx';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { BumpChart } from './BumpChart.tsx';

const days = ['2026-08-05', '2026-08-06', '2026-08-07'];

it('announces a book without a point on a partial day as unknown', () => {
  renderWidgets(
    <PartialDays days={['2026-08-06']}>
      <BumpChart
        title="Путь"
        csvName="race"
        state={{ kind: 'ready' }}
        days={days}
        depth={3}
        series={[
          {
            id: 'a',
            label: 'А',
            points: [
              { day: '2026-08-05', value: 1 },
              { day: '2026-08-07', value: 1 },
            ],
          },
          { id: 'b', label: 'Б', points: days.map((day) => ({ day, value: 2 })) },
        ]}
      />
    </PartialDays>,
  );
  const slider = screen.getByRole('slider');
  fireEvent.focus(slider);
  fireEvent.keyDown(slider, { key: 'ArrowDown' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider.getAttribute('aria-valuetext')).toContain(
    widgetStrings.chart.reading('А', widgetStrings.value.missing),
  );
});
