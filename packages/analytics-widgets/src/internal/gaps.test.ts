import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, dayToTime, timeToDay } from './days.ts';
import { capturedDays, findGaps, segment, spacingOf, usualDistance } from './gaps.ts';

const at = (day: string, value: number | null) => ({ day, value });

describe('findGaps', () => {
  it('names the missing days between captured ones', () => {
    expect(findGaps(['2026-08-02', '2026-08-03', '2026-08-06', '2026-08-07'])).toEqual([
      { after: '2026-08-03', before: '2026-08-06', from: '2026-08-04', to: '2026-08-05', days: 2 },
    ]);
  });

  it('sees no gap before the first or after the last day', () => {
    expect(findGaps([])).toEqual([]);
    expect(findGaps(['2026-08-03'])).toEqual([]);
  });

  it('counts every missing day once, whatever the days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 20_000, max: 20_200 })), (numbers) => {
        const days = numbers.sort((a, b) => a - b).map((n) => timeToDay(n * DAY_MS));
        const missing = findGaps(days).reduce((sum, gap) => sum + gap.days, 0);
        const first = days[0];
        const last = days.at(-1);
        const span = first && last ? (dayToTime(last) - dayToTime(first)) / DAY_MS + 1 : 0;
        expect(missing).toBe(span - days.length);
      }),
    );
  });
});

describe('findGaps over weeks and months', () => {
  it('counts the days that no point covers', () => {
    const days = ['2026-07-30', '2026-08-03', '2026-08-17'];
    const spans = new Map([
      ['2026-07-30', 4],
      ['2026-08-03', 7],
      ['2026-08-17', 7],
    ]);
    expect(findGaps(days, { spans, distance: 1 }).map(({ from, to }) => [from, to])).toEqual([
      ['2026-08-10', '2026-08-16'],
    ]);
  });
});

describe('segment of weeks and months', () => {
  const week = (day: string, value: number | null, more = {}) => ({
    ...at(day, value),
    spanDays: 7,
    ...more,
  });
  const valuesOf = (points: Parameters<typeof segment>[0]) =>
    segment(points).map((run) => run.map(({ value }) => value));

  it('joins weeks that follow each other, and ends a run at a missing one', () => {
    const weeks = [week('2026-08-03', 1), week('2026-08-10', 2), week('2026-08-24', 3)];
    expect(valuesOf(weeks)).toEqual([[1, 2], [3]]);
  });

  it('leaves out the weeks that the period cuts off', () => {
    const first = { ...at('2026-08-01', 1), spanDays: 2, isCutOff: true };
    const last = { ...at('2026-08-17', 1), spanDays: 1, isCutOff: true };
    const line = [first, week('2026-08-03', 7), week('2026-08-10', 7), last];
    expect(valuesOf(line)).toEqual([[1], [7, 7], [1]]);
  });
});

describe('segment', () => {
  it('ends a run at a missing day and at a null', () => {
    const runs = segment([
      at('2026-08-01', 1),
      at('2026-08-02', 2),
      at('2026-08-05', 3),
      at('2026-08-06', null),
      at('2026-08-07', 4),
      at('2026-08-08', 5),
    ]);
    expect(runs.map((run) => run.map((mark) => mark.value))).toEqual([[1, 2], [3], [4, 5]]);
  });

  it('has no run where every value is null', () => {
    expect(segment([at('2026-08-01', null), at('2026-08-02', null)])).toEqual([]);
  });

  it('treats zero as a value', () => {
    expect(segment([at('2026-08-01', 0)])).toHaveLength(1);
  });
});

describe('capturedDays', () => {
  it('joins the days of all series in order', () => {
    expect(
      capturedDays([
        { points: [at('2026-08-03', 1), at('2026-08-01', 1)] },
        { points: [at('2026-08-02', null), at('2026-08-03', 2)] },
      ]),
    ).toEqual(['2026-08-01', '2026-08-02', '2026-08-03']);
  });
});

describe('dayToTime', () => {
  it.each(['2026-13-01', '7 August', '2026-8-7', ''])(
    'rejects %j and names the expected format',
    (day) => {
      expect(() => dayToTime(day)).toThrow(/YYYY-MM-DD/);
    },
  );
});

/** Days of November 2026. */
const november = (...dates: number[]) =>
  dates.map((date) => `2026-11-${String(date).padStart(2, '0')}`);

describe('points that are read less often than daily', () => {
  it('are as far apart as most are, and of two habits the shorter counts', () => {
    expect(usualDistance(november(1, 8, 15, 22))).toBe(7);
    expect(usualDistance(november(1, 2, 3, 4, 11, 18, 25))).toBe(1);
    expect(usualDistance(november(1, 8, 15, 16))).toBe(1);
    expect(usualDistance([])).toBe(1);
  });

  it('have a gap only where one more has its place', () => {
    const days = november(1, 5, 9, 13, 18, 26);
    const spacing = spacingOf(days, [{ points: [] }]);
    expect(findGaps(days, spacing)).toMatchObject([{ from: '2026-11-19', to: '2026-11-25' }]);
    const runs = segment(days.map((day) => ({ day, value: 1 })));
    expect(runs.map((run) => run.length)).toEqual([5, 1]);
  });

  it('cover their weeks or months instead, where they do', () => {
    const points = november(1, 8, 22, 29).map((day) => ({ day, value: 1, spanDays: 7 }));
    const days = points.map(({ day }) => day);
    expect(findGaps(days, spacingOf(days, [{ points }]))).toMatchObject([{ from: '2026-11-15' }]);
    expect(segment(points).map((run) => run.length)).toEqual([2, 2]);
  });
});
