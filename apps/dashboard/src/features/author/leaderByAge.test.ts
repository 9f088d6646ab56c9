import { describe, expect, it } from 'vitest';
import { leaderByAge } from './leaderByAge.ts';

const book = (title: string, values: Readonly<Record<number, number>>) => ({
  id: 1,
  title,
  points: Object.entries(values).map(([age, value]) => ({ age: Number(age), value })),
});

describe('leaderByAge', () => {
  it('compares books at the greatest age that two of them reached', () => {
    const books = [book('Тень', { 3: 10, 4: 20 }), book('Свет', { 3: 15, 4: 18, 5: 30 })];
    expect(leaderByAge(books)).toEqual({ title: 'Тень', age: 4 });
  });

  it('names none of several that have as much', () => {
    const books = [book('Тень', { 3: 10 }), book('Свет', { 3: 10 })];
    expect(leaderByAge(books)).toEqual({ title: null, age: 3 });
  });

  it('compares no books before their publication', () => {
    expect(leaderByAge([book('Тень', { [-3]: 10 }), book('Свет', { [-3]: 15 })])).toBeNull();
  });
});
