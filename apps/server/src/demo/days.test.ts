import { describe, expect, it } from 'vitest';
import { demoCalendar, LAST_DAY } from './days.ts';

describe('demoCalendar', () => {
  it('ends on the day before today', () => {
    const calendar = demoCalendar('2026-03-01');
    expect(calendar.iso(LAST_DAY)).toBe('2026-02-28');
    expect(calendar.iso(0)).toBe('2025-12-01');
    expect(calendar.iso(-1)).toBe('2025-11-30');
  });

  it('knows weekdays, Monday first', () => {
    const calendar = demoCalendar('2026-08-08');
    // 2026-08-07 is a Friday.
    expect(calendar.weekday(LAST_DAY)).toBe(4);
    expect(calendar.weekday(LAST_DAY - 4)).toBe(0);
    expect(calendar.weekday(LAST_DAY - 700)).toBe(4);
  });

  it('refuses what is no day', () => {
    expect(() => demoCalendar('2026-02-30')).toThrow();
  });
});
