import { expect, test } from 'vitest';
import { pageCount, readSort, writeSort } from './sorting.ts';

test('a sort goes there and back', () => {
  const known = ['books', '-books', 'name', '-name'] as const;
  for (const sort of known) expect(writeSort(readSort(sort), known)).toBe(sort);
});

test('a column that the API does not sort by is not asked for', () => {
  expect(writeSort({ column: 'cover', direction: 'ascending' }, ['books'])).toBeUndefined();
});

test('there is always a page, and none too many', () => {
  expect([0, 1, 25, 26, 50].map((count) => pageCount(count))).toEqual([1, 1, 1, 2, 2]);
  expect(pageCount(101, 50)).toBe(3);
});
