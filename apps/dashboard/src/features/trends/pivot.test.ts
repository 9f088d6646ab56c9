import { expect, test } from 'vitest';
import { addsUp } from './choices.ts';
import { sharedHeat, sumOn } from './pivot.ts';

const points = (values: readonly (number | null)[]) =>
  values.map((value, at) => ({
    day: `2026-08-0${at + 1}`,
    value,
    n: 1,
    knownDays: 1,
    days: 1,
    complete: true,
    odd: false,
  }));
const row = (values: readonly (number | null)[]) => ({ points: points(values) });

test('a bucket sums the values in it, and is null without values', () => {
  const rows = [row([1, null]), row([2, null]), row([null, null])];
  expect([sumOn(rows, 0), sumOn(rows, 1)]).toEqual([3, null]);
});

test('one scale shades all groups and buckets', () => {
  const heat = sharedHeat([row([0, 10]), row([20, null])], false);
  expect([heat(0), heat(10), heat(20), heat(null)]).toEqual([0, 0.5, 1, null]);
});

test('rank 1 has the strongest shade, and so has a single value', () => {
  expect(sharedHeat([row([1, 11])], true)(1)).toBe(1);
  expect(sharedHeat([row([1, 11])], true)(11)).toBe(0);
  expect(sharedHeat([row([7])], true)(7)).toBe(1);
});

test('sums and shares add up over groups; means, medians and indices do not', () => {
  const of = (fn: 'sum' | 'share' | 'mean' | 'median' | 'index') => addsUp({ metric: 'views', fn });
  expect([of('sum'), of('share')]).toEqual([true, true]);
  expect([of('mean'), of('median'), of('index')]).toEqual([false, false, false]);
  expect(addsUp({ metric: 'active_books', fn: 'share' })).toBe(true);
  expect(addsUp({ metric: 'price', fn: 'mean' })).toBe(false);
});
