import { expect, test } from 'vitest';
import { chartPointOf, sampleRange } from './WorkbenchChart.tsx';

test('a week that the period cuts off has smaller sums, but no smaller shares', () => {
  const question = { metric: 'views', by: 'genre', grain: 'week', fn: 'sum' } as const;
  const cut = { day: '2026-08-03', value: 4, days: 2, complete: false };
  const point = { day: cut.day, value: cut.value, spanDays: cut.days };
  expect(chartPointOf(question, 'lines')(cut)).toEqual({ ...point, isCutOff: true });
  expect(chartPointOf(question, 'share')(cut)).toEqual(point);
  expect(chartPointOf(question, 'lines')({ ...cut, complete: true })).toEqual(point);
});

test('a daily mean of other books says of how many', () => {
  const line = (...sizes: number[]) => ({
    points: sizes.map((n) => ({ value: n === 0 ? null : 100, n })),
  });
  const daily = { metric: 'volume', grain: 'day' } as const;
  const weekly = [line(162, 0, 369), line(100, 140)];
  expect(sampleRange(daily, weekly)).toEqual({ fewest: 162, most: 369 });
  expect(sampleRange(daily, [line(100, 149)])).toBeNull();
  expect(sampleRange(daily, [line(0)])).toBeNull();
  expect(sampleRange({ ...daily, grain: 'week' }, weekly)).toBeNull();
  // Places are of the list, which is captured whole.
  expect(sampleRange({ ...daily, metric: 'rank' }, weekly)).toBeNull();
});
