import { expect, it } from 'vitest';
import { storableJson, storableText } from './storableText.ts';

it('replaces what PostgreSQL refuses, and nothing else', () => {
  expect(storableText('a\u0000b\uD800c')).toBe('a\uFFFDb\uFFFDc');
  const text = 'Привет, 😀 \u0001\n"\\';
  expect(storableText(text)).toBe(text);
});

it('replaces it in every string of a JSON value', () => {
  const value = { title: 'a\u0000', list: [1, null, { genre: '\uDC00' }], none: null };
  expect(storableJson(value)).toEqual({
    title: 'a\uFFFD',
    list: [1, null, { genre: '\uFFFD' }],
    none: null,
  });
});
