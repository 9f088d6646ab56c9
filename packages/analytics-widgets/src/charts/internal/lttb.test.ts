import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lttb } from './lttb.ts';

const line = (values: readonly number[]) => values.map((value, time) => ({ time, value }));

describe('lttb', () => {
  it('leaves few points alone', () => {
    const points = line([1, 2, 3]);
    expect(lttb(points, 3)).toBe(points);
    expect(lttb([], 10)).toEqual([]);
  });

  it('keeps the ends, the order and the count, and takes nothing that was not there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 50, maxLength: 400 }),
        fc.integer({ min: 3, max: 49 }),
        (values, most) => {
          const points = line(values);
          const kept = lttb(points, most);
          expect(kept).toHaveLength(most);
          expect(kept[0]).toBe(points[0]);
          expect(kept.at(-1)).toBe(points.at(-1));
          expect(kept.every((point) => points.includes(point))).toBe(true);
          const times = kept.map(({ time }) => time);
          expect(times).toEqual([...times].sort((a, b) => a - b));
        },
      ),
    );
  });

  it('keeps a lone peak among thousands', () => {
    const points = line(Array.from({ length: 5000 }, (_, index) => (index === 3217 ? 900 : 10)));
    expect(lttb(points, 100).some(({ value }) => value === 900)).toBe(true);
  });
});
