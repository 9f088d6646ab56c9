import { expect, test } from 'vitest';
import { deltaOf, kpiDelta } from './deltaOf.ts';

test('a change is told in the unit and as a share of what was', () => {
  expect(deltaOf(12, 10)).toEqual({ value: 2, share: 0.2 });
  expect(deltaOf(9, 10)).toEqual({ value: -1, share: -0.1 });
});

test('a change of nothing is a change of 0, not an unknown one', () => {
  expect(deltaOf(10, 10)).toEqual({ value: 0, share: 0 });
  expect(deltaOf(0, 0)).toEqual({ value: 0, share: null });
});

test('what is not known on either side has no change', () => {
  expect(deltaOf(null, 10)).toBeNull();
  expect(deltaOf(10, undefined)).toBeNull();
});

test('nothing is divided by zero, and shares are compared in words', () => {
  expect(deltaOf(5, 0)).toEqual({ value: 5, share: null });
  expect(kpiDelta({ value: 0.2, previous: 0.1, unit: 'share' })).toBeNull();
  expect(kpiDelta({ value: 2, previous: 1, unit: 'count' })).toEqual({ value: 1, share: 1 });
});
