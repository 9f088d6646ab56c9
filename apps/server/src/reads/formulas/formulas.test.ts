import { describe, expect, it } from 'vitest';
import { portalDefinition } from '../../measurements/portals.ts';
import { comparedPeriod } from '../comparison.ts';
import { gainBetween } from '../readings.ts';
import { cadenceOf } from './cadence.ts';
import { gainChange, weeksBefore } from './gainChange.ts';
import { lifecycleOf } from './lifecycle.ts';
import { liftOf } from './lift.ts';
import { stayingShares, turnoverHalfLife, turnoverShare } from './listLife.ts';
import { pairLift } from './pairLift.ts';
import { spanOf } from './span.ts';

/** The worked examples of the formulas' descriptions, and the ends of what they take. */
describe('a cadence', () => {
  const asof = '2026-08-07';
  const on = (day: string, chars: number | null, chapters = 1) => ({ day, chars, chapters });
  const days = [
    ...['2026-08-07', '2026-08-04', '2026-08-01'].map((day) => on(day, 9_000)),
    on('2026-07-29', 12_000, 2),
  ];

  it('tells the updates of twelve weeks, how regular they are, and how much is written', () => {
    const told = cadenceOf(days, asof);
    expect(told).toMatchObject({ updates: 4, chapters: 5, per_week: 4 / 12, regularity: 2 / 12 });
    expect(told.chars_per_day).toBeCloseTo(464.29, 2);
  });

  it('leaves out what is older or yet to come, and sizes where one is missing', () => {
    const outside = [on('2026-05-15', null), on('2026-08-08', 1)];
    expect(cadenceOf([...days, ...outside], asof)).toEqual(cadenceOf(days, asof));
    expect(cadenceOf([...days, on('2026-05-16', null)], asof)).toMatchObject({
      ...{ updates: 5, regularity: 3 / 12, chars_per_day: null },
    });
  });

  it('is none where the last chapter came long ago', () => {
    const none = { updates: 0, chapters: 0, per_week: 0, regularity: 0, chars_per_day: 0 };
    expect(cadenceOf([on('2025-01-01', 5)], asof)).toEqual(none);
  });
});

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

describe('a gain', () => {
  const exact = portalDefinition('litnet');
  const rounded = portalDefinition('bookriver');
  const on = (day: string, value: number) => ({ day, value });

  it('is the last known value minus the first, with the days between the two readings', () => {
    const told = gainBetween(exact, 'library', on('2026-03-20', 40), on('2026-03-30', 31));
    expect(told).toEqual({ value: -9, days: 10, reason: null });
  });

  it('is told from the rounding step on', () => {
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
  it('stand together so much more often than by chance', () => {
    expect(pairLift(20, 100, 50, 1_000)).toEqual({ lift: 4, pmi: 2 });
    expect(pairLift(5, 100, 50, 1_000)).toEqual({ lift: 1, pmi: 0 });
  });
});

describe('the life of a tag', () => {
  it('is told by its new books', () => {
    expect(lifecycleOf(30, 20, 400)).toBe('growing');
    expect(lifecycleOf(30, 20, 90)).toBe('emerging');
    expect(lifecycleOf(20, 20, 400)).toBe('mature');
    expect(lifecycleOf(15, 20, 400)).toBe('fading');
  });

  it('is not told by a few, nor without a month before', () => {
    expect([lifecycleOf(5, 4, 400), lifecycleOf(30, null, 400)]).toEqual([null, null]);
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

describe('a figure beside that of another period', () => {
  it('adds up, and changes by the means of told days', () => {
    expect(spanOf('sum', [10, 20, null], [5, 5, 10])).toEqual({
      ...{ value: 30, days: 2, compared: 20, compared_days: 3 },
      change: 1.25,
    });
    expect(spanOf('mean', [0.1, 0.3], [0.1])).toMatchObject({ value: 0.2, compared: 0.1 });
  });

  it('has no change without enough days to compare, or from nothing', () => {
    expect(spanOf('sum', [1, 2, 3], [1]).change).toBeNull();
    expect(spanOf('sum', [1, 2], [0, 0]).change).toBeNull();
    expect(spanOf('sum', [1, 2], null)).toMatchObject({ compared: null, change: null });
    expect(spanOf('mean', [null], [null])).toEqual({
      ...{ value: null, days: 0, compared: null, compared_days: 0, change: null },
    });
  });
});

describe('the change of a daily gain', () => {
  const weeks = weeksBefore('2026-03-31');
  const days = (from: number, count: number, value: number | null) =>
    Array.from({ length: count }, (_, at) => ({
      day: `2026-03-${String(from + at).padStart(2, '0')}`,
      value,
    }));

  it('is the last week against the one before, day by day', () => {
    expect(weeks).toEqual({ week: '2026-03-24', twoWeeks: '2026-03-17' });
    expect(gainChange([...days(18, 7, 20), ...days(25, 5, 30)], weeks)).toBe(0.5);
    // Days after a gap tell nothing, earlier ones are not asked.
    const gaps = [
      ...days(10, 8, 900),
      ...days(18, 7, 20),
      ...days(25, 3, 30),
      ...days(28, 4, null),
    ];
    expect(gainChange(gaps, weeks)).toBe(0.5);
  });

  it('is not told of two days, or from nothing', () => {
    expect(gainChange([...days(18, 7, 20), ...days(25, 2, 30)], weeks)).toBeNull();
    expect(gainChange([...days(18, 7, 0), ...days(25, 7, 30)], weeks)).toBeNull();
  });
});
