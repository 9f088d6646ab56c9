import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { BookTimeline } from './BookTimeline.tsx';

const timeline = (
  <BookTimeline
    title="Как живут книги"
    csvName="books"
    state={{ kind: 'ready' }}
    asof="2026-08-07"
    labels={{ from: 'С', to: 'По', status: 'Статус', events: 'События' }}
    books={[
      {
        id: '1',
        label: 'Портрет князя',
        from: '2026-01-01',
        to: '2026-05-01',
        status: 'завершена',
        hue: 0,
        events: [
          { day: '2026-02-01', label: 'впервые в списке', shape: 'circle' },
          { day: '2026-03-01', label: 'цена' },
          { day: '2026-05-01', label: 'завершена', shape: 'square' },
        ],
      },
    ]}
  />
);

it('renders each kind of event in its own shape, a diamond by default', () => {
  const { container } = renderWidgets(timeline);
  const marks = [...container.querySelectorAll('figure svg [data-shape]')];
  expect(marks.map((mark) => mark.getAttribute('data-shape'))).toEqual([
    'circle',
    'diamond',
    'square',
  ]);
  expect(new Set(marks.map((mark) => mark.getAttribute('d')?.replace(/[\d. ]/gu, ''))).size).toBe(
    3,
  );
});

it('writes the days of events in its table as everywhere', async () => {
  renderWidgets(timeline);
  fireEvent.click(screen.getByRole('button', { name: widgetStrings.chart.showTable }));
  const table = await screen.findByRole('table');
  expect([...table.querySelectorAll('tbody td')].map(({ textContent }) => textContent)).toEqual([
    '1 янв. 2026 г.',
    '1 мая 2026 г.',
    'завершена',
    '1 февр. 2026 г.: впервые в списке; 1 мар. 2026 г.: цена; 1 мая 2026 г.: завершена',
  ]);
});
