import { expect, test } from 'vitest';
import { pageCount, readSort, writeSort } from './sorting.ts';

test('a sort survives a round trip', () => {
  const known = ['books', '-books', 'name', '-name'] as const;
  for (const sort of known) expect(writeSort(readSort(sort), known)).toBe(sort);
});

test('a column that the API cannot sort by is not requested', () => {
  expect(writeSort({ id: 'cover', desc: false }, ['books'])).toBeUndefined();
});

test('there is always at least one page, and none too many', () => {
  expect([0, 1, 25, 26, 50].map((count) => pageCount(count))).toEqual([1, 1, 1, 2, 2]);
  expect(pageCount(101, 50)).toBe(3);
});
