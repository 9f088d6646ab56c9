import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLiftPrior } from '../../statistics/liftPrior.ts';
import { liftOf } from '../formulas/lift.ts';
import {
  referenceBetaBelow,
  referenceBetaQuantile,
  referenceLift,
  referencePrior,
  referenceUpperT,
} from './referenceStatistics.ts';

describe('referenceUpperT', () => {
  // Tables of Student's t (Pearson and Hartley 1966, table 12).
  it.each([
    [0.025, 1, 12.706],
    [0.025, 7, 2.365],
    [0.025, 30, 2.042],
    [0.005, 10, 3.169],
    [0.0005, 120, 3.373],
  ])('is exceeded with the probability %d at %d degrees of freedom: %d', (tail, freedom, value) => {
    expect(referenceUpperT(tail, freedom)).toBeCloseTo(value, 3);
  });

  it('has the closed forms of one and of two degrees of freedom', () => {
    expect(referenceUpperT(0.001, 1)).toBeCloseTo(1 / Math.tan(0.001 * Math.PI), 9);
    expect(referenceUpperT(0.001, 2)).toBeCloseTo((1 - 0.002) / Math.sqrt(2 * 0.001 * 0.999), 9);
  });
});

describe('the beta distribution', () => {
  // The 95 % intervals of 3 of 10 (Clopper and Pearson 1934, as tabulated by Pearson and Hartley 1966, table 41).
  it('gives the exact interval of a share', () => {
    expect(referenceBetaQuantile(0.025, 3, 8)).toBeCloseTo(0.067, 3);
    expect(referenceBetaQuantile(0.975, 4, 7)).toBeCloseTo(0.652, 3);
  });

  it('has the closed forms of one parameter of one, and the arcsine law', () => {
    expect(referenceBetaBelow(0.3, 0.02, 1)).toBeCloseTo(0.3 ** 0.02, 12);
    expect(referenceBetaBelow(0.001, 1, 4000)).toBeCloseTo(1 - 0.999 ** 4000, 10);
    expect(referenceBetaQuantile(0.025, 0.5, 0.5)).toBeCloseTo(Math.sin(0.0125 * Math.PI) ** 2, 12);
    expect(referenceBetaQuantile(0.975, 2500, 2500)).toBeCloseTo(
      0.5 + 1.959964 / 2 / Math.sqrt(5001),
      4,
    );
  });
});

describe('referenceLift', () => {
  // Batting averages after 45 at bats (Efron and Morris 1975).
  const batters = [18, 17, 16, 15, 14, 14, 13, 12, 11, 11, 10, 10, 10, 10, 10, 9, 8, 7];

  it('takes batters for what all of them are', () => {
    const prior = referencePrior(batters.map((k) => ({ k, n: 45 })));
    expect(prior?.a).toBeCloseTo(210.6, 1);
    expect(prior?.b).toBeCloseTo(582.7, 1);
    const lift = referenceLift({ k: 18, n: 45 }, prior);
    expect(lift?.value).toBeCloseTo(1.027, 3);
    expect(lift?.low).toBeCloseTo(0.916, 3);
    expect(lift?.high).toBeCloseTo(1.143, 3);
  });

  it('knows no lift where none or all are listed', () => {
    expect(
      referencePrior([
        { k: 0, n: 9 },
        { k: 0, n: 7 },
      ]),
    ).toBeNull();
    expect(
      referencePrior([
        { k: 9, n: 9 },
        { k: 7, n: 7 },
      ]),
    ).toBeNull();
    expect(referenceLift({ k: 0, n: 0 }, { a: 1, b: 1 })).toBeNull();
  });
});

// Models of whole pages and histories have thousands of lifts and use the product's: by its integrals each takes 2 ms.
it('is the lift of the product, to eight digits', () => {
  const priors = fc.record({
    a: fc.double({ min: 0.02, max: 300, noNaN: true }),
    b: fc.double({ min: 0.02, max: 3000, noNaN: true }),
  });
  const trials = fc
    .tuple(fc.nat({ max: 200 }), fc.nat({ max: 2000 }))
    .map(([k, misses]) => ({ k, n: k + misses }));
  fc.assert(
    fc.property(trials, fc.option(priors, { freq: 20 }), (of, prior) => {
      const [expected, lift] = [referenceLift(of, prior), liftOf(of, prior)];
      expect(lift === null).toBe(expected === null);
      if (lift === null || expected === null) return;
      for (const key of ['value', 'low', 'high'] as const) {
        // A bound of a lift of nearly nothing may be as small as 1e-80, where its digits say nothing.
        expect(Math.abs(lift[key] - expected[key])).toBeLessThan(1e-8 * Math.max(1, expected[key]));
      }
      expect(lift).toMatchObject({
        listed: expected.listed,
        n: expected.n,
        stable: expected.stable,
      });
    }),
  );
});

describe('referencePrior', () => {
  const counts = fc
    .tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 }))
    .map(([k, misses]) => ({ k, n: k + misses }));

  it('is what the product fits, to six digits', () => {
    fc.assert(
      fc.property(fc.array(counts, { minLength: 2, maxLength: 20 }), (groups) => {
        const [expected, fitted] = [referencePrior(groups), fitLiftPrior(groups)];
        expect(fitted === null).toBe(expected === null);
        if (fitted === null || expected === null) return;
        expect(fitted.a / expected.a).toBeCloseTo(1, 5);
        expect(fitted.b / expected.b).toBeCloseTo(1, 5);
      }),
    );
  });
});
