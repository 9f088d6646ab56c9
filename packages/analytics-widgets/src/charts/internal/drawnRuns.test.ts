import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, type DayPoint, timeToDay } from '../../internal/days.ts';
import { segment } from '../../internal/gaps.ts';
import { drawnRuns, mostDrawn } from './drawnRuns.ts';

/** `null` is a captured day without a value, `undefined` a day that was not captured. */
const points = (values: readonly (number | null | undefined)[]): DayPoint[] =>
  values.flatMap((value, at) =>
    value === undefined ? [] : [{ day: timeToDay((10_000 + at) * DAY_MS), value }],
  );

describe('runs as they are drawn', () => {
  it('begin and end where the line does, however long it is', () => {
    const value = fc.oneof(
      { weight: 400, arbitrary: fc.integer({ min: 0, max: 900 }) },
      fc.constant(null),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 900, maxLength: 2500 }), (values) => {
        const line = points(values);
        const whole = segment(line);
        const drawn = drawnRuns(line, 300);
        const ends = (runs: typeof drawn) => runs.map((run) => [run[0], run.at(-1)]);
        expect(ends(drawn)).toEqual(ends(whole));
      }),
      { numRuns: 40 },
    );
  });

  it('join weeks of a long line as of a short one', () => {
    const weeks = Array.from({ length: 1200 }, (_, at) => ({
      day: timeToDay((10_000 + at * 7) * DAY_MS),
      value: at === 700 ? null : at % 13,
      spanDays: 7,
      ...(at === 1199 && { isCutOff: true }),
    }));
    const drawn = drawnRuns(weeks, 300);
    expect(drawn).toHaveLength(3);
    const ends = (runs: typeof drawn) => runs.map((run) => [run[0], run.at(-1)]);
    expect(ends(drawn)).toEqual(ends(segment(weeks)));
  });

  it('hold as many points of a long line as were asked for, the same ones when asked again', () => {
    const line = points(Array.from({ length: 5000 }, (_, at) => at % 91));
    const drawn = drawnRuns(line, 700);
    expect(drawn.flat()).toHaveLength(700);
    expect(drawnRuns(line, 700)).toBe(drawn);
    expect(drawnRuns(line, 400).flat()).toHaveLength(400);
  });

  it('share what a screen can show: a thousand points for one line, fewer for each of many', () => {
    expect(mostDrawn(1)).toBe(1000);
    expect(mostDrawn(10)).toBe(400);
    expect(mostDrawn(1000)).toBe(100);
  });
});
