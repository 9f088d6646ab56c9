import type { AuthorBook } from '@litometr/api-contract';
import { expect, test } from 'vitest';
import { authorBooksResponse } from '../../testing/authorFixtures.ts';
import { seriesRetention } from './seriesRetention.ts';

const [base] = authorBooksResponse().items;
if (base === undefined) throw new Error('The fixture has books.');
const part = (id: number, number: number | null, library: number | null): AuthorBook => ({
  ...base,
  book: { ...base.book, id },
  series: { title: 'Маяк', number },
  metrics: { library: library === null ? null : { value: library, step: 1 } },
});

test('compares each part with the one before it, whatever their order', () => {
  const retention = seriesRetention([part(3, 3, 60), part(1, 1, 200), part(2, 2, 120)]);
  expect([...retention]).toEqual([
    [2, 0.6],
    [3, 0.5],
  ]);
});

test('returns no ratio across a gap, or for a part without readers or a number', () => {
  const rows = [part(1, 1, 200), part(3, 3, 60), part(4, 4, null), part(5, null, 10)];
  expect(seriesRetention(rows).size).toBe(0);
});
