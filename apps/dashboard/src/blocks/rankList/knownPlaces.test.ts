import { describe, expect, it } from 'vitest';
import { firstPlaceRun, isSteady, knownPlaces, partialDaysOf } from './knownPlaces.ts';

/** The second day was captured in part. */
const days = ['2026-08-05', '2026-08-06', '2026-08-07'].map((day, at) => ({
  day,
  size: at === 1 ? 40 : 100,
  depth: 100,
  complete: at !== 1,
}));

describe('knownPlaces', () => {
  it('leaves out a day that was captured in part without the book', () => {
    expect(knownPlaces([3, null, null], days)).toEqual([
      { day: '2026-08-05', value: 3 },
      { day: '2026-08-07', value: null },
    ]);
  });

  it('has the rank of a book that was captured on such a day', () => {
    expect(knownPlaces([3, 4, 5], days).map(({ value }) => value)).toEqual([3, 4, 5]);
  });
});

describe('isSteady', () => {
  it('needs a rank on complete days only', () => {
    expect(isSteady([50, null, 60], days)).toBe(true);
    expect(isSteady([50, 20, null], days)).toBe(false);
  });
});

describe('firstPlaceRun', () => {
  it('is not broken by a day on which the book was not captured', () => {
    expect(firstPlaceRun([1, null, 1], days)).toBe(2);
  });

  it('is broken by another rank and by a complete day without the book', () => {
    expect(firstPlaceRun([1, 2, 1], days)).toBe(1);
    expect(firstPlaceRun([1, 1, null], days)).toBe(0);
  });
});

describe('partialDaysOf', () => {
  it('names the days that were captured in part', () => {
    expect(partialDaysOf(days)).toEqual(['2026-08-06']);
  });
});
