import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lttb } from './lttb.ts';

const thin = (values: readonly number[], most: number) =>
  lttb(
    Float64Array.from(values, (_, time) => time),
    Float64Array.from(values),
    most,
  );

describe('lttb', () => {
  it('returns few points unchanged', () => {
    expect(thin([1, 2, 3], 3)).toEqual([0, 1, 2]);
    expect(thin([], 10)).toEqual([]);
  });

  it('retains both ends, the order and the count, and adds nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 50, maxLength: 400 }),
        fc.integer({ min: 3, max: 49 }),
        (values, most) => {
          const indexes = thin(values, most);
          expect(new Set(indexes).size).toBe(most);
          expect(indexes[0]).toBe(0);
          expect(indexes.at(-1)).toBe(values.length - 1);
          expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
        },
      ),
    );
  });

  it('retains a single peak among thousands', () => {
    const values = Array.from({ length: 5000 }, (_, index) => (index === 3217 ? 900 : 10));
    expect(thin(values, 100)).toContain(3217);
  });

  it('selects the same points whatever the scale of either axis', () => {
    const values = Array.from({ length: 800 }, (_, index) => Math.sin(index / 9) * (index % 37));
    const times = Float64Array.from(values, (_, index) => index);
    const wide = lttb(
      times.map((time) => time * 86_400_000),
      Float64Array.from(values).map((value) => value / 50),
      60,
    );
    expect(wide).toEqual(thin(values, 60));
  });
});
