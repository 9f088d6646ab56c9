import { dayBefore, portalDefinition } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import { comparedPeriod } from '../shared/comparison.ts';
import { gainBetween } from '../shared/readings.ts';
import { cadenceOf } from './cadence.ts';
import { gainSum } from './gainChange.ts';
import { lifecycleOf } from './lifecycle.ts';
import { certainLift, liftOf } from './lift.ts';
import { listHalfLife, stayingShares, turnoverShare } from './listLife.ts';
import { pairLift } from './pairLift.ts';
import { spanOf } from './span.ts';
import { weekdayChange } from './weekdayChange.ts';

/** The worked examples of the formulas' descriptions, and the ends of what they take. */
describe('a cadence', () => {
  const asof = '2026-08-07';
  const on = (day: string, chars: number | null, chapters = 1) => ({ day, chars, chapters });
  const days = [
    ...['2026-08-07', '2026-08-04', '2026-08-01'].map((day) => on(day, 9_000)),
    on('2026-07-29', 12_000, 2),
  ];

  it('returns the updates of twelve weeks, their regularity, and the characters per day', () => {
    const result = cadenceOf(days, asof);
    expect(result).toMatchObject({ updates: 4, chapters: 5, per_week: 4 / 12, regularity: 2 / 12 });
    expect(result.chars_per_day).toBeCloseTo(464.29, 2);
  });

  it('leaves out what is older or yet to come, and sizes where one is missing', () => {
    const outside = [on('2026-05-15', null), on('2026-08-08', 1)];
    expect(cadenceOf([...days, ...outside], asof)).toEqual(cadenceOf(days, asof));
    expect(cadenceOf([...days, on('2026-05-16', null)], asof)).toMatchObject({
      updates: 5,
      regularity: 3 / 12,
      chars_per_day: null,
    });
  });

  it('is none where the last chapter came long ago', () => {
    const none = { updates: 0, chapters: 0, per_week: 0, regularity: 0, chars_per_day: 0 };
    expect(cadenceOf([on('2025-01-01', 5)], asof)).toEqual(none);
  });
});

describe('liftOf', () => {
  const batters = { a: 210.6, b: 582.7 };

  it('divides the posterior mean by the prior mean, with the credible interval', () => {
    const lift = liftOf({ k: 18, n: 45 }, batters);
    const mean = 210.6 / 793.3;
    expect(lift?.value).toBeCloseTo(0.2727 / mean, 3);
    expect(lift?.low).toBeCloseTo(0.2431 / mean, 3);
    expect(lift?.high).toBeCloseTo(0.3033 / mean, 3);
    expect(lift).toMatchObject({ listed: 18, n: 45, stable: false });
  });

  it('is stable where it certainly differs by a tenth, of ten authors or more', () => {
    const prior = { a: 1, b: 9 };
    expect(liftOf({ k: 60, n: 200 }, prior)?.stable).toBe(true);
    expect(liftOf({ k: 2, n: 200 }, prior)?.stable).toBe(true);
    expect(liftOf({ k: 20, n: 200 }, prior)?.stable).toBe(false);
    expect(liftOf({ k: 9, n: 9 }, prior)?.stable).toBe(false);
    expect(liftOf({ k: 10, n: 10 }, prior)?.stable).toBe(true);
  });

  it('is null without authors, and without a prior', () => {
    expect(liftOf({ k: 0, n: 0 }, batters)).toBeNull();
    expect(liftOf({ k: 3, n: 10 }, null)).toBeNull();
  });

  it('has an interval of a group without authors in the list', () => {
    const lift = liftOf({ k: 0, n: 30 }, { a: 2, b: 18 });
    expect(lift?.value).toBeCloseTo(0.4);
    expect(lift?.low).toBeGreaterThan(0);
    expect(lift?.high).toBeGreaterThan(lift?.value ?? 1);
  });
});

describe('certainLift', () => {
  it('takes the bound that is nearest to 1, and 1 where the interval contains it', () => {
    expect(certainLift({ low: 1.2, high: 2 })).toBe(1.2);
    expect(certainLift({ low: 0.2, high: 0.7 })).toBe(0.7);
    expect(certainLift({ low: 0.8, high: 3 })).toBe(1);
  });
});

describe('a gain', () => {
  const exact = portalDefinition('litnet');
  const rounded = portalDefinition('bookriver');
  const on = (day: string, value: number) => ({ day, value });

  it('is the last known value minus the first, with the days between the two readings', () => {
    const result = gainBetween(exact, 'library', on('2026-03-20', 40), on('2026-03-30', 31));
    expect(result).toEqual({ value: -9, days: 10, reason: null });
  });

  it('has a value from the rounding step on', () => {
    const small = gainBetween(rounded, 'views', on('2026-03-30', 999), on('2026-03-31', 1_000));
    expect(small).toEqual({ value: null, days: 1, reason: 'below_step' });
    const step = gainBetween(rounded, 'views', on('2026-03-30', 1_000), on('2026-03-31', 1_100));
    expect(step).toEqual({ value: 100, days: 1, reason: null });
  });

  it('is nothing without two readings', () => {
    const none = { value: null, days: null, reason: 'no_reading' };
    expect(gainBetween(exact, 'library', null, on('2026-03-31', 1))).toEqual(none);
    const one = on('2026-03-31', 1);
    expect(gainBetween(exact, 'library', one, one)).toEqual(none);
  });
});

describe('two groups on one book', () => {
  it('is the ratio of joint occurrences to those expected by chance', () => {
    expect(pairLift(20, 100, 50, 1_000)).toEqual({ lift: 4, pmi: 2 });
    expect(pairLift(5, 100, 50, 1_000)).toEqual({ lift: 1, pmi: 0 });
  });
});

describe('the life of a tag', () => {
  it('is determined by its new books', () => {
    expect(lifecycleOf(30, 20, 400)).toBe('growing');
    expect(lifecycleOf(30, 20, 90)).toBe('emerging');
    expect(lifecycleOf(20, 20, 400)).toBe('mature');
    expect(lifecycleOf(15, 20, 400)).toBe('fading');
  });

  it('is unknown for a few new books, and without a month before', () => {
    expect([lifecycleOf(5, 4, 400), lifecycleOf(30, null, 400)]).toEqual([null, null]);
  });
});

describe('the life of a list', () => {
  it('has a turnover on every day but the first', () => {
    expect(turnoverShare(7, 100)).toBe(0.07);
    expect([turnoverShare(null, 100), turnoverShare(0, 0)]).toEqual([null, null]);
  });

  const stays = [
    { entry: 0, exit: 1, event: true },
    { entry: 0, exit: 2, event: true },
    { entry: 0, exit: 3, event: false, count: 2 },
  ];

  it('has ever fewer of the books that entered', () => {
    expect(stayingShares(stays)).toMatchObject([
      { captures: 1, share: 3 / 4, n: 4 },
      { captures: 2, share: 1 / 2, n: 3 },
    ]);
    expect(stayingShares([])).toEqual([]);
  });

  it('is half over when half of those that entered have left', () => {
    expect(listHalfLife(stays)).toBe(2);
  });

  it('is not half over while most books stay', () => {
    expect(listHalfLife(stays.slice(1))).toBeNull();
    expect(listHalfLife([])).toBeNull();
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
      const from = dayBefore(to, length - 1);
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

describe('a figure beside that of another period', () => {
  const of = (values: (number | null)[], length = values.length) => ({ values, length });

  it('changes by the means of days with a value', () => {
    expect(spanOf(of([10, 20, null]), of([5, 5, 10]))).toEqual({
      value: 15,
      days: 2,
      compared: 20 / 3,
      compared_days: 3,
      change: 1.25,
      n: null,
      reason: null,
    });
  });

  it('has no change where less than half of the days of either period have a value', () => {
    // Five and four days of thirty, as the captures of a portal that was hardly read.
    expect(spanOf(of([5, 5, 5, 5, 5], 30), of([8, 8, 8, 8], 30)).change).toBeNull();
    expect(spanOf(of([1, 2, 3]), of([1], 3)).change).toBeNull();
    expect(spanOf(of([1], 3), of([1, 2, 3])).change).toBeNull();
    expect(spanOf(of([1, 2], 4), of([1, 2], 4)).change).toBe(0);
  });

  it('has no change from nothing, or without days', () => {
    expect(spanOf(of([1, 2]), of([0, 0])).change).toBeNull();
    expect(spanOf(of([1, 2]), null)).toMatchObject({ compared: null, change: null });
    expect(spanOf(of([null]), of([null]))).toMatchObject({
      value: null,
      days: 0,
      compared: null,
      compared_days: 0,
      change: null,
    });
  });
});

describe('the gain of a period', () => {
  const step = (day: string, days: number, gain: number) => ({ day, days, gain, n: 1 });

  it('is the sum of the steps that lie in it, of as many days as they cover', () => {
    const period = { from: '2026-06-21', to: '2026-06-24' };
    const steps = [
      step('2026-06-20', 1, 1_000),
      step('2026-06-21', 1, 10),
      step('2026-06-22', 1, 20),
      step('2026-06-22', 2, 400),
      // From the 19th on: it lies in no week of its own.
      step('2026-06-22', 4, 5_000),
      step('2026-06-24', 1, 7),
      step('2026-06-25', 1, 1_000),
    ];
    expect(gainSum(steps, period)).toEqual({ value: 437, days: 3 });
    expect(gainSum(steps, { from: '2026-06-23', to: '2026-06-23' })).toEqual({
      value: null,
      days: 0,
    });
    expect(gainSum(steps, null)).toEqual({ value: null, days: 0 });
  });
});

describe('weekdayChange', () => {
  const week = (gain: number) => Array.from({ length: 7 }, () => gain);

  it('returns the ratio of the sums with its interval', () => {
    const before = [10, 20, 10, 20, 10, 20, 10];
    const change = weekdayChange(before, [20, 30, 12, 44, 15, 90, 8]);
    expect(change?.change).toBeCloseTo(1.19, 4);
    expect(change?.low).toBeCloseTo(0.1742, 4);
    expect(change?.high).toBeCloseTo(3.0845, 4);
  });

  it('is no more exact than two Poisson counts', () => {
    const change = weekdayChange(week(40), week(55));
    expect(change?.change).toBeCloseTo(0.375, 4);
    expect(change?.low).toBeCloseTo(0.1346, 4);
    expect(change?.high).toBeCloseTo(0.6664, 4);
    expect(weekdayChange(week(1), week(2))?.low).toBeLessThan(0);
  });

  it('is null where a counter fell, a week has no gain, or the weeks have no equal days', () => {
    expect(weekdayChange(week(5), [5, 5, -1, 5, 5, 5, 5])).toBeNull();
    expect(weekdayChange(week(0), week(1))).toBeNull();
    expect(weekdayChange(week(1), week(0))).toBeNull();
    expect(weekdayChange(week(5), [5, 5])).toBeNull();
    expect(weekdayChange([], [])).toBeNull();
  });
});
