import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plotBox, spreadLabels } from './plotBox.ts';
import { timelineOf } from './timeline.ts';

const timeline = timelineOf(['2026-08-01', '2026-08-02', '2026-08-05']);
const edges = { left: 20, right: 30, top: 10, bottom: 40 };
const box = plotBox(250, 150, edges, timeline, { domain: [0, 10], reversed: false });

describe('plotBox', () => {
  it('lays time from left to right and values from the bottom up', () => {
    expect([...timeline.times].map(box.x)).toEqual([20, 70, 220]);
    expect([0, 5, 10].map(box.y)).toEqual([110, 60, 10]);
  });

  it('puts the first place on top', () => {
    const ranks = plotBox(250, 150, edges, timeline, { domain: [1, 11], reversed: true });
    expect([1, 11].map(ranks.y)).toEqual([10, 110]);
  });

  it('finds the captured day next to a place', () => {
    expect([0, 44, 46, 144, 146, 999].map(box.dayAt)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

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

  it('keeps a gap, the order and the frame while there is room', () => {
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
