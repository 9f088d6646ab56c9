import { expect, it } from 'vitest';
import { columnsOf } from './KpiRow.tsx';

it('fills rows evenly, with at most five tiles each', () => {
  const shapes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map((tiles) => [tiles, columnsOf(tiles)]);
  expect(shapes).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
    [12, 4],
  ]);
});
