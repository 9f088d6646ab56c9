import { expect, it } from 'vitest';
import { digitsOf, isFraction, scaleOf } from './scaleOf.ts';

it.each([
  [0.25, 2],
  [-0.5, 2],
  [0.05, 3],
  [0.001, 4],
])('writes a tick at %d with %d decimals', (tick, digits) => {
  expect(isFraction(tick)).toBe(true);
  expect(digitsOf(tick)).toBe(digits);
});

it('has round values on a logarithmic axis, and the split on it', () => {
  const axis = { label: 'прирост', scale: 'log', split: 0.06 } as const;
  expect(scaleOf(axis, [0.14, 4.8], 6).ticks).toEqual([0.03, 0.1, 0.3, 1, 3, 10]);
});
