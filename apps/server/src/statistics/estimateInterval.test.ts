import { describe, expect, it } from 'vitest';
import { estimateInterval, upperT } from './estimateInterval.ts';

describe('upperT', () => {
  // Tables of Student's t (Pearson and Hartley 1966, table 12).
  it.each([
    [0.025, 1, 12.706],
    [0.025, 7, 2.365],
    [0.025, 30, 2.042],
    [0.005, 10, 3.169],
    [0.0005, 120, 3.373],
  ])('is exceeded with the probability %d at %d degrees of freedom: %d', (tail, freedom, value) => {
    expect(upperT(tail, freedom)).toBeCloseTo(value, 3);
  });
});

describe('estimateInterval', () => {
  const estimate = { value: 0.2, standardError: 0.05, freedom: 7 };

  it('is wider for several comparisons at once', () => {
    expect(estimateInterval(estimate).low).toBeCloseTo(0.0818, 4);
    expect(estimateInterval(estimate).high).toBeCloseTo(0.3182, 4);
    expect(estimateInterval(estimate, 84).low).toBeCloseTo(-0.0954, 4);
  });
});
