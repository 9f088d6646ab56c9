import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { BookTimeline } from './BookTimeline.tsx';

it('renders each kind of event in its own shape, a diamond by default', () => {
  const { container } = renderWidgets(
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
    />,
  );
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
