import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadLabels } from './plotBox.ts';

describe('spreadLabels', () => {
  it('leaves labels with room where they are', () => {
    const labels = [
      { id: 'b', y: 50 },
      { id: 'a', y: 10 },
    ];
    expect(spreadLabels(labels, 14, 0, 100).map(({ id, y }) => [id, y])).toEqual([
      ['a', 10],
      ['b', 50],
    ]);
  });

  it('preserves gap, order and frame while there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 14 }), (ys) => {
        const placed = spreadLabels(
          ys.map((y, index) => ({ id: String(index), y })),
          14,
          0,
          200,
        );
        placed.forEach((label, index) => {
          const next = placed[index + 1];
          expect(label.y).toBeGreaterThanOrEqual(0);
          expect(label.y).toBeLessThanOrEqual(200);
          if (next) expect(next.y - label.y).toBeGreaterThanOrEqual(14);
        });
      }),
    );
  });
});
