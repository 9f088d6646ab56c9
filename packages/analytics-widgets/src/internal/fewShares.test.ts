import { describe, expect, it } from 'vitest';
import { countOfShare, isTooFewForShare } from './fewShares.ts';

describe('countOfShare', () => {
  it('is the number of things that a share is of', () => {
    for (let n = 1; n < 10; n += 1) {
      for (let count = 0; count <= n; count += 1) expect(countOfShare(count / n, n)).toBe(count);
    }
  });

  it('is unknown for a share of no whole number of things', () => {
    expect(countOfShare(0.038, 6)).toBeNull();
  });
});

describe('isTooFewForShare', () => {
  it('starts below ten', () => {
    expect([9, 10, null, undefined].map(isTooFewForShare)).toEqual([true, false, false, false]);
  });
});
