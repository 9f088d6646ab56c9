import { expect, it } from 'vitest';
import { noteBounds, todayOf } from './noteBounds.ts';

const noon = new Date(2026, 10, 21, 12);

it('allows the days from the first one with data up to today', () => {
  const days = { minDay: '2026-03-01', maxDay: '2026-11-21' };
  expect(noteBounds('2026-11-20', '2026-03-01', noon)).toEqual(days);
  expect(noteBounds('2026-11-20', null, noon)).toEqual({ maxDay: '2026-11-21' });
});

it('allows the current day of a note when the data no longer have it, or the clock is wrong', () => {
  expect(noteBounds('2025-01-05', '2026-03-01', noon).minDay).toBe('2025-01-05');
  expect(noteBounds('2026-11-22', '2026-03-01', noon).maxDay).toBe('2026-11-22');
});

it('uses the local day of the user, not the UTC day', () => {
  expect(todayOf(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
  expect(todayOf(new Date(2026, 0, 1, 23, 55))).toBe('2026-01-01');
});
