import { describe, expect, it } from 'vitest';
import { busiestWeekday, type WeekdayCount } from './busiestWeekday.ts';

/** Days of the week from Monday with these counts, each four times in the period. */
const week = (...counts: number[]): WeekdayCount[] =>
  counts.map((count, at) => ({ weekday: at + 1, days: 4, count }));

describe('busiestWeekday', () => {
  it('is the day with a lead that chance does not explain', () => {
    expect(busiestWeekday(week(100, 101, 99, 160, 98, 102, 100))).toBe(4);
  });

  it('is null while two days are as busy', () => {
    expect(busiestWeekday(week(150, 150, 99, 100, 98, 102, 100))).toBeNull();
  });

  it('is null of few counts, however unlike they are', () => {
    expect(busiestWeekday(week(6, 1, 2, 1, 2, 1, 2))).toBeNull();
  });

  it('compares counts per day: a fifth Monday is no lead', () => {
    const counts = week(100, 100, 100, 100, 100, 100, 100);
    const [monday] = counts;
    if (monday !== undefined) Object.assign(monday, { days: 5, count: 125 });
    expect(busiestWeekday(counts)).toBeNull();
  });

  it('finds the limit of the published table', () => {
    // Clopper–Pearson, one-sided 2.5 %: 20 of 25 has the lower limit 0.593, 15 of 25 has 0.387.
    const pair = (count: number, other: number) => [
      { weekday: 1, days: 1, count },
      { weekday: 2, days: 1, count: other },
    ];
    expect(busiestWeekday(pair(20, 5))).toBe(1);
    expect(busiestWeekday(pair(15, 10))).toBeNull();
  });

  it('is null where nothing came out, or only one day is in the period', () => {
    expect(busiestWeekday(week(0, 0, 0))).toBeNull();
    expect(busiestWeekday([{ weekday: 2, days: 1, count: 9 }])).toBeNull();
  });
});
