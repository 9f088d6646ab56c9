import { expect, test } from 'vitest';
import { chartPointOf } from './WorkbenchChart.tsx';

test('a week that the period cuts off has smaller sums, but no smaller shares', () => {
  const question = { metric: 'views', by: 'genre', grain: 'week', fn: 'sum' } as const;
  const cut = { day: '2026-08-03', value: 4, days: 2, complete: false };
  const point = { day: cut.day, value: cut.value, spanDays: cut.days };
  expect(chartPointOf(question, 'lines')(cut)).toEqual({ ...point, isCutOff: true });
  expect(chartPointOf(question, 'share')(cut)).toEqual(point);
  expect(chartPointOf(question, 'lines')({ ...cut, complete: true })).toEqual(point);
});
