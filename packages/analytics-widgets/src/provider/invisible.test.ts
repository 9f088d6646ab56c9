import { describe, expect, it } from 'vitest';
import { isInvisible } from './invisible.ts';

describe('isInvisible', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \t\n\u00a0\u2003\u3000'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['the empty Braille pattern', '\u2800\u2800'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['soft hyphens', '\u00ad'],
    ['bidi controls', '\u200e\u200f\u202a\u202e\u2066\u2069\u061c'],
    ['variation selectors', '\ufe0f\u{e0100}\u180b'],
    ['tag characters', '\u{e0001}\u{e0041}\u{e007f}'],
    ['controls', '\u0000\u0007\u0085'],
  ])('is true of %s', (_, text) => {
    expect(isInvisible(text)).toBe(true);
  });

  it.each(['Горизонт', '\u200bА\u200b', '.', '0', '—', '👨\u200d👩', '书', 'ـ', '⠁'])(
    'is false of %s',
    (text) => {
      expect(isInvisible(text)).toBe(false);
    },
  );
});
