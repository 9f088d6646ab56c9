import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { compareTray, MAX_COMPARED_BOOKS, useCompareTray } from './compareTray.ts';

afterEach(() => compareTray.clear());

const book = (id: number) => ({ id, title: `Книга ${id}` });

test('two books are a comparison, in the order of their choice; one is none', () => {
  const { result } = renderHook(useCompareTray);
  act(() => result.current.toggle(book(7)));
  expect(result.current.href).toBeNull();
  act(() => result.current.toggle(book(3)));
  expect(result.current.href).toBe('/books/7?compare=3');
  act(() => result.current.toggle(book(7)));
  expect(result.current.items).toEqual([book(3)]);
  expect([result.current.has(3), result.current.has(7)]).toEqual([true, false]);
});

test('a full tray rejects more books and reports that', () => {
  const { result } = renderHook(useCompareTray);
  act(() => {
    for (let id = 1; id <= MAX_COMPARED_BOOKS + 1; id += 1) compareTray.toggle(book(id));
  });
  expect(result.current.isFull).toBe(true);
  expect(result.current.items).toHaveLength(MAX_COMPARED_BOOKS);
});
