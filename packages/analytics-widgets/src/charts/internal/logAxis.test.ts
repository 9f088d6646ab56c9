import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromLog, logAxis, onLog } from './logAxis.ts';
import { MAX_LINES } from './ticks.ts';

const valuesOf = (low: number, high: number) =>
  logAxis([Math.log10(low), Math.log10(high)]).ticks.map(fromLog);

it.each([
  [28, 249, [20, 50, 100, 200, 500]],
  [3, 4_000, [1, 10, 100, 1_000, 10_000]],
  [100, 100, [100, 200]],
  [1, 1e9, [1, 1_000, 1_000_000, 1e9, 1e12]],
])('round values stand around %d and %d', (low, high, ticks) => {
  expect(valuesOf(low, high)).toEqual(ticks);
});

it('holds every value between its ends, with no more lines than allowed', () => {
  const value = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(value, value, (one, other) => {
      const ends = [one, other].map((each) => Math.log10(each)).toSorted((a, b) => a - b);
      const { domain, ticks } = logAxis(ends);
      expect(domain[0]).toBeLessThanOrEqual(ends[0] ?? 0);
      expect(domain[1]).toBeGreaterThanOrEqual(ends[1] ?? 0);
      expect(domain[1]).toBeGreaterThan(domain[0]);
      expect(ticks.length).toBeLessThanOrEqual(MAX_LINES);
    }),
  );
});

it('what is zero or less has no place', () => {
  const points = [100, 0, -5, null].map((value, at) => ({ day: `2026-08-0${at + 1}`, value }));
  const placed = onLog({ id: 'a', label: 'А', points }).points;
  expect(placed.map(({ value }) => value)).toEqual([2, null, null, null]);
});
