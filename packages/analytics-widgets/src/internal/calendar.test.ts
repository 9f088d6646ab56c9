import { expect, it } from 'vitest';
import { dayAfter, daysBetween } from './calendar.ts';

it.each([
  ['2026-08-07', '2026-08-07', 0],
  ['2026-02-28', '2026-03-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-01-01', '2025-12-31', -1],
  // Clocks were put back and forth between them.
  ['2026-03-01', '2026-11-30', 274],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(dayAfter(from, days)).toBe(to);
  expect(dayAfter(to, -days)).toBe(from);
});

it.each(['', 'yesterday', '2026-13-01', '2026-08-07T10:30:00Z'])(
  'of "%s", which is no day, it knows none',
  (text) => {
    expect(daysBetween(text, '2026-08-07')).toBeNull();
    expect(daysBetween('2026-08-07', text)).toBeNull();
    expect(dayAfter(text, 1)).toBeNull();
  },
);

it('knows no day behind the end of time', () => {
  expect(dayAfter('2026-08-07', 1e12)).toBeNull();
  expect(dayAfter('2026-08-07', 0.5)).toBeNull();
});
