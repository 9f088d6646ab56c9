import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartialDays } from '../../provider/PartialDays.tsx';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { Sparkline } from './Sparkline.tsx';

it('marks and names partial days', () => {
  const points = ['2026-08-05', '2026-08-06', '2026-08-07'].map((day, at) => ({ day, value: at }));
  renderWidgets(
    <PartialDays days={['2026-08-06', '2026-08-09']}>
      <Sparkline points={points} label="Оборот" />
    </PartialDays>,
  );
  const line = screen.getByRole('img', { name: 'Оборот' });
  const marks = [...line.querySelectorAll('[data-partial]')];
  expect(marks.map((mark) => mark.getAttribute('x1'))).toEqual(['48']);
  expect(line).toHaveAttribute(
    'aria-description',
    expect.stringContaining(widgetStrings.chart.partial('6 авг.')),
  );
});
