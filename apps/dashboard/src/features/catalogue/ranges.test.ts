import { expect, test } from 'vitest';
import { daysBack, readRange, writeRange } from './ranges.ts';

test('a range survives a round trip, in its unit', () => {
  expect(readRange('100..300')).toEqual([100, 300]);
  expect(readRange('..80000', 40_000)).toEqual([null, 2]);
  expect(writeRange([2.5, null], 40_000)).toBe('100000..');
  for (const text of ['100..300', '..300', '100..']) expect(writeRange(readRange(text))).toBe(text);
});

test('open at both ends is no filter', () => {
  expect(readRange(undefined)).toEqual([null, null]);
  expect(writeRange([null, null])).toBeUndefined();
});

test('the data day counts among the days', () => {
  expect(daysBack('2026-03-01', 1)).toBe('2026-03-01..');
  expect(daysBack('2026-03-01', 30)).toBe('2026-01-31..');
});
