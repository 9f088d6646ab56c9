import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  dayBefore,
  daysBetween,
  daysOf,
  isCalendarDay,
  monthOf,
  ofDayNumber,
  toDayNumber,
  weekdayOf,
  weekOf,
  yearBefore,
} from './days.ts';

const day = fc.integer({ min: toDayNumber('0001-01-01'), max: 100_000 }).map(ofDayNumber);

describe('daysBetween', () => {
  it('counts across a month, a leap day and the change of clocks, both ways', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
  });
});

describe('dayAfter', () => {
  it('crosses months and years', () => {
    expect(dayAfter('2024-02-28', 2)).toBe('2024-03-01');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('is the inverse of daysBetween', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(dayAfter(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  it('ends at the first and the last day of four digits', () => {
    expect(dayBefore('0000-01-05', 10)).toBe('0000-01-01');
    expect(dayAfter('9999-12-30', 10)).toBe('9999-12-31');
  });
});

describe('daysOf', () => {
  it('returns both ends and every day between', () => {
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it('returns none where the end is before the start', () => {
    expect(daysOf({ from: '2026-03-02', to: '2026-02-27' })).toEqual([]);
  });
});

describe('weekdayOf', () => {
  it('agrees with the platform on every day', () => {
    fc.assert(
      fc.property(day, (each) => {
        expect(weekdayOf(each) % 7).toBe(new Date(each).getUTCDay());
      }),
    );
  });
});

describe('weekOf', () => {
  it('begins on Monday', () => {
    expect(weekOf('2026-08-09')).toEqual({ from: '2026-08-03', to: '2026-08-09' });
    expect(weekOf('1969-12-31')).toEqual({ from: '1969-12-29', to: '1970-01-04' });
  });
});

describe('monthOf', () => {
  it('knows leap years', () => {
    expect(monthOf('2024-02-11')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });
});

describe('yearBefore', () => {
  it('has the 28th of February in place of the 29th', () => {
    expect(yearBefore('2024-02-29')).toBe('2023-02-28');
    expect(yearBefore('2026-03-31')).toBe('2025-03-31');
    expect(yearBefore('0001-03-31')).toBe('0001-03-31');
  });
});

describe('isCalendarDay', () => {
  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '2026-1-01', ' 2026-01-01', ''])(
    'refuses %j',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );

  it('accepts every day', () => {
    fc.assert(fc.property(day, (each) => isCalendarDay(each)));
  });
});
