import { expect, test } from 'vitest';
import { dayAfter, daysBetween } from './days.ts';

test('days are counted across a month, a leap day and the change of clocks, both ways', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
  expect(dayAfter('2024-02-28', 2)).toBe('2024-03-01');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
});
