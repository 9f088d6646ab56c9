import { describe, expect, it } from 'vitest';
import { sparkPaths } from './sparkPaths.ts';

const box = { width: 100, height: 20, inset: 2, inverted: false };
const series = (...values: (number | null)[]) =>
  values.map((value, index) => ({ day: `2026-08-0${index + 1}`, value }));

describe('sparkPaths', () => {
  it('returns one line over consecutive days, high values on top', () => {
    const { lines, dots, end } = sparkPaths(series(1, 2, 3), box);
    expect(lines).toEqual(['M2,18L50,10L98,2']);
    expect(dots).toEqual([]);
    expect(end).toEqual({ x: 98, y: 2 });
  });

  it('puts rank 1 on top', () => {
    expect(sparkPaths(series(1, 3), { ...box, inverted: true }).end).toEqual({ x: 98, y: 18 });
  });

  it('breaks at a null and at a missing day', () => {
    const points = [...series(1, 2, null, 4, 5), { day: '2026-08-09', value: 6 }];
    const { lines, dots } = sparkPaths(points, box);
    expect(lines).toHaveLength(2);
    expect(dots).toHaveLength(1);
  });

  it('puts a flat line in the middle and a single point at the end', () => {
    expect(sparkPaths(series(7, 7), box).lines).toEqual(['M2,10L98,10']);
    expect(sparkPaths(series(7), box)).toMatchObject({ lines: [], end: { x: 98, y: 10 } });
  });

  it('returns nothing without values', () => {
    expect(sparkPaths(series(null, null), box)).toMatchObject({ lines: [], dots: [], end: null });
    expect(sparkPaths([], box).end).toBeNull();
  });
});
