import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { overlapResponse } from '../../testing/groupFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { usePairTitle } from './usePairTitle.ts';

const nodes = ['Фэнтези', 'Драма', 'Детектив'].map((name, at) => ({
  id: at + 1,
  name,
  books: 100,
  momentum: null,
}));

type Pair = [a: number, b: number, books: number, lift: number];

function titleOf(...pairs: readonly Pair[]): string {
  const items = pairs.map(([a, b, books, lift]) => ({ a, b, books, lift, pmi: Math.log2(lift) }));
  const { result } = renderHook(() => usePairTitle(), { wrapper: TestPage });
  return result.current({ ...overlapResponse(), nodes, items, count: items.length }, 'plain');
}

describe('usePairTitle', () => {
  it('names the pair with the largest lift', () => {
    expect(titleOf([1, 2, 40, 1.4], [1, 3, 30, 2.5])).toBe(
      'Самая тесная пара из тех, что на 20 книгах и больше: «Фэнтези» и «Детектив», ×2,5 к случайному',
    );
  });

  it('names no pair of fewer than 20 books', () => {
    expect(titleOf([1, 2, 20, 1.4], [1, 3, 19, 2.5])).toContain('«Драма»');
    expect(titleOf([1, 3, 19, 2.5])).toBe('plain');
  });

  it('names none of two pairs whose lifts read the same', () => {
    expect(titleOf([1, 2, 40, 2.51], [1, 3, 30, 2.5])).toBe('plain');
  });

  it('names no pair that is on one book as often as by chance', () => {
    expect(titleOf([1, 2, 40, 1.01])).toBe('plain');
  });
});
