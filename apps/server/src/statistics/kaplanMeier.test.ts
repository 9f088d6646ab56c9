import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kaplanMeier, medianInterval, medianSurvival, type Observed } from './kaplanMeier.ts';

const observedFrom = (rows: readonly (readonly [number, number, 0 | 1])[]): Observed[] =>
  rows.map(([entry, exit, event]) => ({ entry, exit, event: event === 1 }));

/** Weeks in remission under 6-MP (Freireich and others 1963); the censored ones after. */
const relapses = [6, 6, 6, 7, 10, 13, 16, 22, 23];
const censored = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35];
const freireich = [
  ...relapses.map((exit) => ({ entry: 0, exit, event: true })),
  ...censored.map((exit) => ({ entry: 0, exit, event: false })),
];

describe('kaplanMeier', () => {
  it('estimates the published survival of the 6-MP arm with its errors and intervals', () => {
    const steps = kaplanMeier(freireich);
    const rounded = (digits: number, of: (step: (typeof steps)[number]) => number | null) =>
      steps.map((step) => of(step)?.toFixed(digits));
    expect(steps.map(({ time }) => time)).toEqual([6, 7, 10, 13, 16, 22, 23]);
    expect(steps.map(({ atRisk }) => atRisk)).toEqual([21, 17, 15, 12, 11, 7, 6]);
    expect(rounded(4, ({ survival }) => survival)).toEqual([
      '0.8571',
      '0.8067',
      '0.7529',
      '0.6902',
      '0.6275',
      '0.5378',
      '0.4482',
    ]);
    expect(rounded(4, ({ se }) => se)).toEqual([
      '0.0764',
      '0.0869',
      '0.0963',
      '0.1068',
      '0.1141',
      '0.1282',
      '0.1346',
    ]);
    expect(rounded(3, ({ low }) => low)).toEqual([
      '0.620',
      '0.563',
      '0.503',
      '0.432',
      '0.368',
      '0.268',
      '0.188',
    ]);
    expect(rounded(3, ({ high }) => high)).toEqual([
      '0.952',
      '0.923',
      '0.889',
      '0.849',
      '0.805',
      '0.747',
      '0.680',
    ]);
    expect(medianSurvival(steps)).toBe(23);
  });

  it('counts a subject with delayed entry among those at risk only after it', () => {
    const steps = kaplanMeier(
      observedFrom([
        [0, 4, 1],
        [0, 6, 0],
        [2, 7, 1],
        [3, 8, 1],
        [5, 9, 0],
      ]),
    );
    expect(steps.map(({ time, survival }) => [time, survival])).toEqual([
      [4, 0.75],
      [7, 0.5],
      [8, 0.25],
    ]);
  });

  it('has no median while more than half survive, and no interval at zero', () => {
    const calm = kaplanMeier(
      observedFrom([
        [0, 1, 1],
        [0, 9, 0],
        [0, 9, 0],
      ]),
    );
    expect(medianSurvival(calm)).toBeNull();
    const gone = kaplanMeier(
      observedFrom([
        [0, 2, 1],
        [0, 2, 1],
      ]),
    );
    expect(gone).toMatchObject([{ survival: 0, se: 0, low: null, high: null }]);
    expect(kaplanMeier([])).toEqual([]);
  });

  it('never rises, stays within 0 and 1, and agrees with the sum over subjects', () => {
    const subject = fc.record({
      entry: fc.integer({ min: 0, max: 12 }),
      span: fc.integer({ min: 0, max: 12 }),
      event: fc.boolean(),
      count: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(subject, { maxLength: 40 }), (all) => {
        const observed = all.map(({ entry, span, ...rest }) => ({
          entry,
          exit: entry + span,
          ...rest,
        }));
        let before = 1;
        for (const { time, survival, low, high, atRisk, events } of kaplanMeier(observed)) {
          const held = observed.filter(({ entry, exit }) => entry < time && exit >= time);
          const sum = (of: typeof observed) => of.reduce((total, { count }) => total + count, 0);
          expect(atRisk).toBe(sum(held));
          expect(events).toBe(sum(held.filter(({ exit, event }) => event && exit === time)));
          expect(survival).toBeCloseTo(before * (1 - events / atRisk));
          expect(survival).toBeLessThanOrEqual(before);
          expect(survival).toBeGreaterThanOrEqual(0);
          if (low !== null && high !== null) {
            expect(low).toBeLessThanOrEqual(survival);
            expect(high).toBeGreaterThanOrEqual(survival);
            expect(high).toBeLessThanOrEqual(1);
          }
          before = survival;
        }
      }),
      { seed: 20_261, numRuns: 200 },
    );
  });
});

describe('medianInterval', () => {
  it('has the published lower end of the 6-MP arm, and no upper one', () => {
    expect(medianInterval(kaplanMeier(freireich))).toEqual({ low: 13, high: null });
  });

  it('ends where nothing is left', () => {
    const gone = Array.from({ length: 6 }, () => ({ entry: 0, exit: 4, event: true }));
    expect(medianInterval(kaplanMeier(gone))).toEqual({ low: 4, high: 4 });
  });

  it('is open where nothing ended', () => {
    expect(medianInterval([])).toEqual({ low: null, high: null });
  });
});
