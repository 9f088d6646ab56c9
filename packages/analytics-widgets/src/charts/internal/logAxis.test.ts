import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logAxis } from './logAxis.ts';
import { MAX_LINES } from './ticks.ts';

it.each([
  [28, 249, [20, 50, 100, 200, 500]],
  [3, 4_000, [1, 10, 100, 1_000, 10_000]],
  [100, 100, [100, 200]],
  [1, 1e9, [1, 1_000, 1_000_000, 1e9, 1e12]],
])('round values stand around %d and %d', (low, high, ticks) => {
  expect(logAxis([low, high]).ticks).toEqual(ticks);
});

it('contains every value, with no more lines than allowed', () => {
  const value = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
  const lines = fc.integer({ min: 2, max: MAX_LINES + 1 });
  fc.assert(
    fc.property(value, value, lines, (one, other, most) => {
      const ends = [one, other].toSorted((a, b) => a - b);
      const { domain, ticks } = logAxis(ends, most);
      // Round ends are exact to twelve figures.
      expect(domain[0]).toBeLessThanOrEqual((ends[0] ?? 0) * (1 + 1e-11));
      expect(domain[1]).toBeGreaterThanOrEqual((ends[1] ?? 0) * (1 - 1e-11));
      expect(domain[1]).toBeGreaterThan(domain[0]);
      expect(ticks.length).toBeLessThanOrEqual(most);
    }),
  );
});

it('excludes zero and less, and spans a power of ten without values', () => {
  expect(logAxis([0, -5, 30, 40]).domain).toEqual([20, 50]);
  expect(logAxis([0]).domain).toEqual([1, 2]);
});
