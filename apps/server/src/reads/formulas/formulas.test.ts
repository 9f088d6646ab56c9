import { describe, expect, it } from 'vitest';
import { comparedPeriod } from '../comparison.ts';
import { liftOf } from './lift.ts';
import { stayingShares, turnoverHalfLife, turnoverShare } from './listLife.ts';

/** The worked examples of the formulas' descriptions, and the ends of what they take. */
describe('a lift', () => {
  it('is a share of authors over a share of authors, with the interval of its logarithm', () => {
    const told = liftOf({ top: 30, topAll: 100, active: 100, activeAll: 1_000 });
    expect(told).toMatchObject({ n: 30, stable: true });
    expect(told?.value).toBeCloseTo(3);
    expect(told?.low).toBeCloseTo(2.109, 3);
    expect(told?.high).toBeCloseTo(4.268, 3);
  });

  it('of everybody is 1', () => {
    const told = liftOf({ top: 80, topAll: 80, active: 500, activeAll: 500 });
    expect(told).toEqual({ value: 1, low: 1, high: 1, n: 80, stable: false });
  });

  it('is tentative of few authors, and where the interval holds 1', () => {
    expect(liftOf({ top: 19, topAll: 20, active: 20, activeAll: 1_000 })?.stable).toBe(false);
    expect(liftOf({ top: 25, topAll: 100, active: 240, activeAll: 1_000 })?.stable).toBe(false);
    expect(liftOf({ top: 20, topAll: 100, active: 900, activeAll: 1_000 })?.stable).toBe(true);
  });

  it('of none in the lists is zero without an interval, and of no authors is nothing', () => {
    const none = { value: 0, low: null, high: null, n: 0, stable: false };
    expect(liftOf({ top: 0, topAll: 100, active: 5, activeAll: 100 })).toEqual(none);
    expect(liftOf({ top: 0, topAll: 0, active: 5, activeAll: 100 })).toBeNull();
    expect(liftOf({ top: 0, topAll: 10, active: 0, activeAll: 100 })).toBeNull();
  });
});

describe('the life of a list', () => {
  const days = (...all: number[][]) => all.map((books) => new Set(books));

  it('has a turnover on every day but the first', () => {
    expect(turnoverShare(7, 100)).toBe(0.07);
    expect([turnoverShare(null, 100), turnoverShare(0, 0)]).toEqual([null, null]);
  });

  it('keeps ever fewer of a day’s books', () => {
    expect(stayingShares(days([1, 2], [1, 3], [3, 4]))).toEqual([
      { days: 1, share: 0.5, n: 2 },
      { days: 2, share: 0, n: 1 },
    ]);
    expect(stayingShares([])).toEqual([]);
  });

  it('is half over after the median of the days’ half-lives', () => {
    // Half left after two days, after one (1 of 2), after one, and nothing to look at.
    expect(turnoverHalfLife(days([1, 2, 3], [1, 2, 4], [1, 4, 5], [6, 7, 8]))).toBe(2);
    expect(turnoverHalfLife(days([1, 2], [3, 4]))).toBe(1);
  });

  it('is not half over while most books stay', () => {
    expect(turnoverHalfLife(days([1, 2, 3], [1, 2, 3], [1, 2, 3]))).toBeNull();
    expect(turnoverHalfLife(days([1]))).toBeNull();
  });
});

describe('a comparison', () => {
  const ten = { from: '2026-03-22', to: '2026-03-31' };
  it.each([
    ['off', null],
    ['previous', { from: '2026-03-12', to: '2026-03-21' }],
    ['weekdays', { from: '2026-03-08', to: '2026-03-17' }],
    ['year', { from: '2025-03-22', to: '2025-03-31' }],
  ] as const)('with %s', (kind, compared) => {
    expect(comparedPeriod(ten, kind)).toEqual(compared);
  });

  it('begins on the same day of the week, and never overlaps', () => {
    for (const length of [1, 6, 7, 8, 30, 90]) {
      const to = '2026-03-31';
      const from = new Date(Date.parse(to) - (length - 1) * 86_400_000).toISOString().slice(0, 10);
      const compared = comparedPeriod({ from, to }, 'weekdays');
      expect((compared?.to ?? to) < from).toBe(true);
      const weekday = (day: string) => new Date(day).getUTCDay();
      expect(weekday(compared?.from ?? '')).toBe(weekday(from));
    }
  });

  it('of a leap day is the last of February, and there is no year before the first', () => {
    const leap = { from: '2028-02-29', to: '2028-02-29' };
    expect(comparedPeriod(leap, 'year')).toEqual({ from: '2027-02-28', to: '2027-02-28' });
    const first = { from: '0001-01-01', to: '0001-01-02' };
    expect(comparedPeriod(first, 'year')).toEqual(first);
  });
});
