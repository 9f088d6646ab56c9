import { describe, expect, it } from 'vitest';
import { fitBetaBinomial } from './betaBinomial.ts';
import { fitGammaPoisson, shrinkRatio } from './gammaPoisson.ts';
import { fitLiftPrior } from './liftPrior.ts';

describe('fitBetaBinomial', () => {
  it('agrees with the published fit of 18 batting averages (Efron and Morris 1975)', () => {
    const hits = [18, 17, 16, 15, 14, 14, 13, 12, 11, 11, 10, 10, 10, 10, 10, 9, 8, 7];
    const prior = fitBetaBinomial(hits.map((k) => ({ k, n: 45 })));
    expect(prior?.a).toBeCloseTo(210.6, 1);
    expect(prior?.b).toBeCloseTo(582.7, 1);
  });

  it('counts equal groups at once', () => {
    const one = { k: 1, n: 10 };
    const two = { k: 6, n: 12 };
    const counted = fitBetaBinomial([{ ...one, groups: 3 }, two]);
    const listed = fitBetaBinomial([one, one, one, two]);
    expect(counted?.a).toBeCloseTo(listed?.a ?? 0, 6);
    expect(counted?.b).toBeCloseTo(listed?.b ?? 0, 6);
  });

  it('stays within its bounds where groups differ by no more than chance, or as much as can be', () => {
    expect(fitBetaBinomial(Array.from({ length: 9 }, () => ({ k: 1, n: 10 })))).toEqual({
      a: 500,
      b: 4_500,
    });
    const extreme = fitBetaBinomial([
      { k: 0, n: 10 },
      { k: 10, n: 10 },
    ]);
    expect(extreme).toEqual({ a: 0.005, b: 0.005 });
  });

  it('is null where no trial or every trial succeeds, and without trials', () => {
    expect(fitBetaBinomial([{ k: 0, n: 10 }])).toBeNull();
    expect(fitBetaBinomial([{ k: 10, n: 10 }])).toBeNull();
    expect(fitBetaBinomial([])).toBeNull();
  });
});

describe('fitLiftPrior', () => {
  it('needs two groups of five authors', () => {
    const large = { k: 2, n: 5 };
    expect(fitLiftPrior([large, { k: 1, n: 4 }])).toBeNull();
    expect(fitLiftPrior([large, { k: 1, n: 6 }])).not.toBeNull();
    expect(fitLiftPrior([{ ...large, groups: 2 }])).not.toBeNull();
  });
});

describe('fitGammaPoisson', () => {
  // Lip cancer in the districts of Scotland, 1975 to 1980 (Clayton and Kaldor 1987).
  const observed = [
    9, 39, 11, 9, 15, 8, 26, 7, 6, 20, 13, 5, 3, 8, 17, 9, 2, 7, 9, 7, 16, 31, 11, 7, 19, 15, 7, 10,
    16, 11, 5, 3, 7, 8, 11, 9, 11, 8, 6, 4, 10, 8, 2, 6, 19, 3, 2, 3, 28, 6, 1, 1, 1, 1, 0, 0,
  ];
  const expected = [
    1.4, 8.7, 3.0, 2.5, 4.3, 2.4, 8.1, 2.3, 2.0, 6.6, 4.4, 1.8, 1.1, 3.3, 7.8, 4.6, 1.1, 4.2, 5.5,
    4.4, 10.5, 22.7, 8.8, 5.6, 15.5, 12.5, 6.0, 9.0, 14.4, 10.2, 4.8, 2.9, 7.0, 8.5, 12.3, 10.1,
    12.7, 9.4, 7.2, 5.3, 18.8, 15.8, 4.3, 14.6, 50.7, 8.2, 5.6, 9.3, 88.7, 19.6, 3.4, 3.6, 5.7, 7.0,
    4.2, 1.8,
  ];
  const districts = observed.map((cases, at) => ({ observed: cases, expected: expected[at] ?? 0 }));

  it('agrees with the published fit', () => {
    const prior = fitGammaPoisson(districts);
    expect(prior?.shape).toBeCloseTo(1.8795, 4);
    expect(prior?.rate).toBeCloseTo(1.3217, 4);
  });

  it('shrinks the ratios of districts 1, 2, 49 and 55 to the published ones', () => {
    const prior = fitGammaPoisson(districts) ?? { shape: 0, rate: 0 };
    const ratios = [0, 1, 48, 54].map((at) =>
      shrinkRatio(districts[at] ?? { observed: 0, expected: 1 }, prior),
    );
    expect(ratios.map(({ value }) => value.toFixed(3))).toEqual([
      '3.997',
      '4.079',
      '0.332',
      '0.340',
    ]);
    expect(ratios[0]?.low).toBeCloseTo(1.986, 3);
    expect(ratios[0]?.high).toBeCloseTo(6.699, 3);
    expect(ratios[1]?.low).toBeCloseTo(2.926, 3);
    expect(ratios[1]?.high).toBeCloseTo(5.421, 3);
  });

  it('is null where nothing was observed', () => {
    expect(fitGammaPoisson([{ observed: 0, expected: 2 }])).toBeNull();
  });
});
