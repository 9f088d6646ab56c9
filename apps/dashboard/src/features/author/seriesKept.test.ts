import type { AuthorBook } from '@litometr/api-contract';
import { expect, test } from 'vitest';
import { authorBooksAnswer } from '../../testing/authorFixtures.ts';
import { seriesKept } from './seriesKept.ts';

const [base] = authorBooksAnswer().items;
if (base === undefined) throw new Error('The fixture has books.');
const part = (id: number, number: number | null, library: number | null): AuthorBook => ({
  ...base,
  book: { ...base.book, id },
  series: { title: 'Маяк', number },
  metrics: { library: library === null ? null : { value: library, step: 1 } },
});

test('each part is held against the one before it, whatever their order', () => {
  const kept = seriesKept([part(3, 3, 60), part(1, 1, 200), part(2, 2, 120)]);
  expect([...kept]).toEqual([
    [2, 0.6],
    [3, 0.5],
  ]);
});

test('a gap in the series, an unread or unnumbered part tells nothing', () => {
  const rows = [part(1, 1, 200), part(3, 3, 60), part(4, 4, null), part(5, null, 10)];
  expect(seriesKept(rows).size).toBe(0);
});
