import { describe, expect, it } from 'vitest';
import { formulaParts, textParts } from './methodologyTexts.ts';

describe('textParts', () => {
  it('splits a text at its placeholders', () => {
    expect(textParts('{WHOLE, percent} of {WEEK_DAYS.least} days')).toEqual([
      { name: 'WHOLE', isPercent: true },
      ' of ',
      { name: 'WEEK_DAYS.least', isPercent: false },
      ' days',
    ]);
  });

  it('does not change the braces of sets', () => {
    expect(textParts('min {t : S(t) ≤ 1/2}')).toEqual(['min {t : S(t) ≤ 1/2}']);
  });
});

describe('formulaParts', () => {
  it('returns indexes as subscripts without their brackets', () => {
    expect(formulaParts('L_(k−1) ÷ n_i')).toEqual([
      { text: 'L', start: 0, isLowered: false },
      { text: 'k−1', start: 1, isLowered: true },
      { text: ' ÷ n', start: 7, isLowered: false },
      { text: 'i', start: 11, isLowered: true },
    ]);
  });

  it('returns a formula without indexes as one part', () => {
    expect(formulaParts('S(t) ≤ 1/2')).toEqual([
      { text: 'S(t) ≤ 1/2', start: 0, isLowered: false },
    ]);
  });
});
