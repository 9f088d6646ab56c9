import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverHue } from './cloth.ts';
import { ornament } from './ornament.ts';
import { seedOf } from './seed.ts';
import { setTitle } from './setTitle.ts';

describe('ornament', () => {
  it('belongs to the title: the same each time, another for another book', () => {
    expect(ornament('Пепел')).toBe(ornament('Пепел'));
    const titles = ['Пепел', 'Травница', 'Тихий омут', 'Код тишины', 'Город, который слушал'];
    expect(new Set(titles.map(ornament)).size).toBe(titles.length);
  });

  it('is a short path of finite numbers for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const path = ornament(title);
        expect(path).toMatch(/^M[-\d.MmLlHhVvSsQqTtAaZz\s]+$/);
        expect(path.length).toBeLessThan(3500);
      }),
    );
  });
});

describe('coverHue', () => {
  it('lays books of one genre together, and books without one by their titles', () => {
    const genre = 'ЛитРПГ';
    expect(coverHue({ title: 'Пепел', genre })).toBe(coverHue({ title: 'Травница', genre }));
    const titles = Array.from({ length: 200 }, (_, index) => ({ title: `Книга ${index}` }));
    expect(new Set(titles.map(coverHue)).size).toBe(12);
  });
});

describe('setTitle', () => {
  it('sets one word large and never breaks the longest', () => {
    expect(setTitle('Пепел').size).toBe(17);
    expect(setTitle('Развод').size).toBeGreaterThan(setTitle('Преисподняя').size);
  });

  it('keeps a number with the hyphen before it', () => {
    expect(setTitle('Каменщик-2').size).toBe(setTitle('Каменщик22').size);
    expect(setTitle('Магистр-самозванец').size).toBe(setTitle('Магистр1 самозванец').size);
  });

  it('has room for at least three lines, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (title) => {
        const { size, lines } = setTitle(title);
        expect(size).toBeGreaterThanOrEqual(8);
        expect(size).toBeLessThanOrEqual(17);
        expect(lines).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

it('spreads the genres of a portal over the cloths', () => {
  const genres = Array.from({ length: 240 }, (_, index) => `Жанр ${index}`);
  const counts = new Map<number, number>();
  for (const genre of genres) {
    const cloth = seedOf(genre) % 12;
    counts.set(cloth, (counts.get(cloth) ?? 0) + 1);
  }
  expect(counts.size).toBe(12);
  expect(Math.max(...counts.values())).toBeLessThan(60);
});
