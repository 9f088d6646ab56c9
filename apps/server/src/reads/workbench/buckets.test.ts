import { daysBetween, ofDayNumber, weekdayOf } from '@litometr/domain';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comparedPeriod } from '../shared/comparison.ts';
import { bucketsOf } from './buckets.ts';

/** Days are calendar days of Moscow as they were captured: no clock and no zone moves them. */
const zones = ['Europe/Moscow', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'];
// A quarter of an hour to midnight and after it in Moscow, and around it in UTC.
const instants = ['2026-03-31T20:45:00Z', '2026-03-31T21:15:00Z', '2026-03-31T23:59:59Z'];
const home = process.env['TZ'];

afterEach(() => {
  vi.useRealTimers();
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

/** Data before and after every period. */
const always = { from: '0000-01-01', to: '9999-12-31' };

describe('the buckets of a period', () => {
  const march = { from: '2026-02-26', to: '2026-03-31' };

  it.each(zones.flatMap((zone) => instants.map((now) => [zone, now] as const)))(
    'are the same in %s at %s',
    (zone, now) => {
      process.env['TZ'] = zone;
      vi.useFakeTimers({ now: new Date(now) });
      expect(bucketsOf(march, 'month', always)).toEqual([
        { from: '2026-02-26', to: '2026-02-28', days: 3, complete: false },
        { from: '2026-03-01', to: '2026-03-31', days: 31, complete: true },
      ]);
      const weeks = bucketsOf(march, 'week', always);
      expect(weeks?.map(({ from }) => from)).toEqual([
        ...['2026-02-26', '2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30'],
      ]);
      expect(bucketsOf(march, 'day', always)).toHaveLength(34);
      expect(comparedPeriod(march, 'weekdays')).toEqual({ from: '2026-01-22', to: '2026-02-24' });
    },
  );

  it('join without holes or overlaps, and only the first and the last may be cut off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom('day', 'week', 'month'),
        (start, length, grain) => {
          const period = { from: ofDayNumber(start), to: ofDayNumber(start + length) };
          const buckets = bucketsOf(period, grain, always) ?? [];
          expect([buckets[0]?.from, buckets.at(-1)?.to]).toEqual([period.from, period.to]);
          expect(buckets.reduce((sum, { days }) => sum + days, 0)).toBe(length + 1);
          for (const [at, { to }] of buckets.slice(0, -1).entries()) {
            expect(daysBetween(to, buckets[at + 1]?.from ?? '')).toBe(1);
          }
          expect(buckets.slice(1, -1).every(({ complete }) => complete)).toBe(true);
          const isDayOne = (day: string) =>
            grain === 'month' ? day.endsWith('-01') : weekdayOf(day) === 1;
          if (grain === 'day') expect(buckets.every(({ complete }) => complete)).toBe(true);
          else if (!isDayOne(period.from)) expect(buckets[0]?.complete).toBe(false);
        },
      ),
    );
  });

  it('are incomplete where the data begin or end within them', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const incomplete = (data: typeof year) =>
      bucketsOf(year, 'month', data)?.flatMap(({ from, complete }) => (complete ? [] : [from]));
    expect(incomplete({ from: '2026-03-02', to: '2026-05-30' })).toEqual([
      '2026-03-01',
      '2026-05-01',
    ]);
    expect(incomplete({ from: '2026-03-01', to: '2026-05-31' })).toEqual([]);
    expect(incomplete({ from: '2025-11-11', to: '2025-11-12' })).toEqual([]);
    const day = { from: '2026-03-02', to: '2026-03-02' };
    expect(bucketsOf(year, 'day', day)?.every(({ complete }) => complete)).toBe(true);
  });

  it('hold a leap day, and end where the calendar of days ends', () => {
    const leap = bucketsOf({ from: '2028-02-28', to: '2028-03-01' }, 'month', always);
    expect(leap?.map(({ days }) => days)).toEqual([2, 1]);
    const last = bucketsOf({ from: '9999-12-30', to: '9999-12-31' }, 'week', always);
    expect(last).toEqual([{ from: '9999-12-30', to: '9999-12-31', days: 2, complete: false }]);
    for (const grain of ['day', 'week', 'month'] as const) {
      const first = bucketsOf({ from: '0000-01-01', to: '0000-01-02' }, grain, always);
      expect(first?.map(({ days }) => days)).toEqual(grain === 'day' ? [1, 1] : [2]);
    }
    expect(bucketsOf({ from: '0001-01-01', to: '9999-12-31' }, 'month', always)).toBeNull();
  });
});
