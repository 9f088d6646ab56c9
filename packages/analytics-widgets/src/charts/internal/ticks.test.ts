import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, dayToTime, timeToDay } from '../../internal/days.ts';
import {
  dayTicks,
  digitsApart,
  lastRank,
  MAX_LINES,
  rankTicks,
  valueAxis,
  wholeTicks,
} from './ticks.ts';

describe('rankTicks', () => {
  it.each([
    [3, [1, 2, 3]],
    [10, [1, 5, 10]],
    [20, [1, 5, 10, 15, 20]],
    [50, [1, 25, 50]],
    [100, [1, 25, 50, 75, 100]],
  ])('of %i places', (last, ticks) => {
    expect(rankTicks(last)).toEqual(ticks);
  });

  it('begins at 1 and never has more lines than allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (last) => {
        const ticks = rankTicks(last);
        expect(ticks[0]).toBe(1);
        expect(ticks.length).toBeLessThanOrEqual(MAX_LINES);
        expect(Math.max(...ticks)).toBeLessThanOrEqual(last);
      }),
    );
  });
});

describe('lastRank', () => {
  it('rounds up, but never past the list', () => {
    expect(lastRank(12, 100)).toBe(15);
    expect(lastRank(12, 13)).toBe(13);
    expect(lastRank(99, 100)).toBe(100);
  });
});

describe('valueAxis', () => {
  it('has few round ticks around values of which one is just below zero', () => {
    expect(valueAxis([-0.3, 292], 'zero', 3)).toEqual({
      domain: [-500, 500],
      ticks: [-500, 0, 500],
    });
  });

  it('starts amounts at zero', () => {
    expect(valueAxis([120, 180]).domain[0]).toBe(0);
    expect(valueAxis([120, 180], 'auto').domain[0]).toBeGreaterThan(0);
  });

  it('includes negative values', () => {
    const { domain } = valueAxis([-30, 20]);
    expect(domain[0]).toBeLessThanOrEqual(-30);
    expect(domain[1]).toBeGreaterThanOrEqual(20);
  });

  it('widens the domain of a flat line and an empty chart', () => {
    expect(valueAxis([7, 7], 'auto').domain).not.toEqual([7, 7]);
    expect(valueAxis([]).domain).toEqual([0, 1]);
  });

  it('has few lines, all within the domain, whatever the values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }),
        fc.integer({ min: 3, max: MAX_LINES }),
        (values, most) => {
          const { domain, ticks } = valueAxis(values, 'zero', most);
          expect(ticks.length).toBeLessThanOrEqual(most);
          expect(ticks.every(Number.isFinite)).toBe(true);
          expect(domain[0]).toBeLessThanOrEqual(Math.min(...values));
          expect(domain[1]).toBeGreaterThanOrEqual(Math.max(...values));
        },
      ),
    );
  });
});

describe('ticks of counts', () => {
  it('are integers', () => {
    expect(valueAxis([0, 2]).ticks).toContain(0.5);
    expect(wholeTicks(valueAxis([0, 2]), [0, 2]).ticks).toEqual([0, 1, 2]);
    expect(wholeTicks(valueAxis([0, 1.5]), [0, 1.5])).toEqual(valueAxis([0, 1.5]));
  });

  it('have distinct labels where they are large and close', () => {
    const short = new Intl.NumberFormat('en', { notation: 'compact' });
    const write = (tick: number, maximumFractionDigits: number) =>
      new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits }).format(tick);
    expect(short.format(1_101_000)).toBe(short.format(1_102_000));
    expect(digitsApart([1_000_000, 1_100_000], write)).toBe(1);
    expect(digitsApart([1_080_000, 1_090_000, 1_100_000], write)).toBe(2);
    expect(digitsApart([1_101_000, 1_102_000], write)).toBe(3);
  });
});

describe('dayTicks', () => {
  it('labels each day of a short range', () => {
    expect(dayTicks('2026-08-01', '2026-08-04', 6)).toEqual([
      '2026-08-01',
      '2026-08-02',
      '2026-08-03',
      '2026-08-04',
    ]);
  });

  it('spreads over a long one', () => {
    expect(dayTicks('2026-08-01', '2026-11-20', 5)).toEqual([
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
  });

  it('names both ends where only one round day has room', () => {
    expect(dayTicks('2026-10-24', '2026-11-22', 2)).toEqual(['2026-10-24', '2026-11-22']);
    expect(dayTicks('2026-10-24', '2026-11-22', 3)).toEqual([
      '2026-10-24',
      '2026-11-08',
      '2026-11-22',
    ]);
  });

  it('stays within the range and the room', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 2, max: 12 }),
        (span, room) => {
          const first = '2026-01-01';
          const last = timeToDay(dayToTime(first) + span * DAY_MS);
          const ticks = dayTicks(first, last, room);
          expect(ticks.length).toBeLessThanOrEqual(Math.max(2, room));
          expect(ticks.every((tick) => tick >= first && tick <= last)).toBe(true);
        },
      ),
    );
  });
});
