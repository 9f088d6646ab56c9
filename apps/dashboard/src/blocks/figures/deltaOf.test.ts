import { expect, test } from 'vitest';
import { deltaOf, kpiDelta } from './deltaOf.ts';

test('returns a change in the unit and as a share of the earlier value', () => {
  expect(deltaOf(12, 10)).toEqual({ value: 2, share: 0.2 });
  expect(deltaOf(9, 10)).toEqual({ value: -1, share: -0.1 });
});

test('returns 0, not null, where nothing changed', () => {
  expect(deltaOf(10, 10)).toEqual({ value: 0, share: 0 });
  expect(deltaOf(0, 0)).toEqual({ value: 0, share: null });
});

test('returns null where either value is unknown', () => {
  expect(deltaOf(null, 10)).toBeNull();
  expect(deltaOf(10, undefined)).toBeNull();
});

test('does not divide by zero, and returns null for shares', () => {
  expect(deltaOf(5, 0)).toEqual({ value: 5, share: null });
  expect(kpiDelta({ value: 0.2, previous: 0.1, unit: 'share' })).toBeNull();
  expect(kpiDelta({ value: 2, previous: 1, unit: 'count' })).toEqual({ value: 1, share: 1 });
});
