import type { TrendPoint } from '@litometr/api-contract';
import { expect, test } from 'vitest';
import { knownBuckets } from './knownBuckets.ts';

const point = (
  day: number,
  value: number | null,
  knownDays = value === null ? 0 : 1,
): TrendPoint => ({
  day: `2026-08-0${day}`,
  value,
  n: knownDays,
  knownDays,
  days: 1,
  complete: true,
  odd: false,
});

test('a bucket of which no group knows anything is a gap, that of one group is not', () => {
  const series = [
    {
      key: 'a',
      name: 'A',
      points: [point(1, null), point(2, 4), point(3, null), point(4, null)],
      compared: [point(1, 1), point(2, 2), point(3, 3), point(4, 4)],
    },
    {
      key: 'b',
      name: 'B',
      points: [point(1, null), point(2, null), point(3, null), point(4, null, 1)],
      compared: [],
    },
  ];
  expect(
    knownBuckets(series).map(({ points, compared }) =>
      [points, compared].map((all) => all.map(({ day }) => day)),
    ),
  ).toEqual([
    [
      ['2026-08-02', '2026-08-04'],
      ['2026-08-02', '2026-08-04'],
    ],
    [['2026-08-02', '2026-08-04'], []],
  ]);
});
