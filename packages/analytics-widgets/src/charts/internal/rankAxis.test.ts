import { describe, expect, it } from 'vitest';
import { OFF_LIST_BAND_PX, placesAxis, rankAxis } from './rankAxis.ts';

describe('rankAxis', () => {
  it('shows the part of the list that the book moved within', () => {
    const axis = rankAxis([12, 7, 9], 100, 200);
    expect(axis).toMatchObject({ last: 15, hasBand: false });
    expect(axis.domain[0]).toBeLessThan(1);
  });

  it('shows the whole list and a band of fixed height once the book left it', () => {
    const tall = 236;
    const axis = rankAxis([12, null, 9], 100, tall);
    expect(axis).toMatchObject({ last: 100, hasBand: true });
    const pixelsPerPlace = tall / (axis.domain[1] - axis.domain[0]);
    expect((axis.domain[1] - 100) * pixelsPerPlace).toBeCloseTo(OFF_LIST_BAND_PX, 5);
    expect(axis.offList).toBeGreaterThan(100);
    expect(axis.offList).toBeLessThan(axis.domain[1]);
  });

  it('has a position for a book that was never on the list', () => {
    expect(rankAxis([null, null], 50, 200)).toMatchObject({ last: 50, hasBand: true });
  });
});

describe('placesAxis', () => {
  it.each([
    [[3, 8.4], 5, { domain: [1, 10], ticks: [1, 5, 10] }],
    [[12, 48], 3, { domain: [1, 50], ticks: [1, 25, 50] }],
    [[4, 2600], 5, { domain: [1, 3000], ticks: [1, 1000, 2000, 3000] }],
    [[], 5, { domain: [1, 3], ticks: [1, 2, 3] }],
  ])('of places %j in %d lines goes from the first to a round one', (ends, most, axis) => {
    expect(placesAxis(ends, most)).toEqual(axis);
  });
});
