import { expect, it } from 'vitest';
import { firstBy, largestBy } from './largestBy.ts';

const figureOf = ({ value }: { value: number | null }) => value;

it('returns the first item with the largest value', () => {
  const items = [{ value: null }, { value: -2 }, { value: 3 }, { value: 3 }];
  expect(largestBy(items, figureOf)?.item).toBe(items[2]);
});

it('returns an item whose largest value is negative', () => {
  expect(largestBy([{ value: -2 }, { value: null }], figureOf)?.value).toBe(-2);
});

it('returns null where no item has a value', () => {
  expect(largestBy([{ value: null }], figureOf)).toBeNull();
});

it('names no first of values that read the same', () => {
  const items = [{ value: 83.4 }, { value: 82.6 }, { value: null }];
  expect(firstBy(items, figureOf, (value) => value.toFixed(0))).toBeNull();
  expect(firstBy(items, figureOf, (value) => value.toFixed(1))?.item).toBe(items[0]);
  expect(firstBy([{ value: null }], figureOf, String)).toBeNull();
});
