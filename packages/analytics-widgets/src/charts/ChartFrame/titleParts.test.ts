import { describe, expect, it } from 'vitest';
import { titleParts } from './titleParts.ts';

const textsOf = (title: string, ...subjects: [text: string, hue: number][]) =>
  titleParts(
    title,
    subjects.map(([text, hue]) => ({ text, hue })),
  ).map(({ text, hue }) => [text, hue]);

describe('titleParts', () => {
  it('splits a title at its subject', () => {
    expect(textsOf('У жанра «Детектив»: 12 %', ['Детектив', 2])).toEqual([
      ['У жанра «', null],
      ['Детектив', 2],
      ['»: 12 %', null],
    ]);
  });

  it('searches each subject after the one before', () => {
    expect(textsOf('16 % мест, 16 % книг', ['16 %', 0], ['16 %', 1])).toEqual([
      ['16 %', 0],
      [' мест, ', null],
      ['16 %', 1],
      [' книг', null],
    ]);
  });

  it('does not split a number', () => {
    expect(textsOf('В «Топ 100» вошла 1 книга', ['1', 0])).toEqual([
      ['В «Топ 100» вошла ', null],
      ['1', 0],
      [' книга', null],
    ]);
  });

  it('leaves a title without its subject as it is', () => {
    expect(textsOf('Доли жанров', ['Детектив', 0], ['', 1])).toEqual([['Доли жанров', null]]);
  });
});
