import { expect, test } from 'vitest';
import { authorBooksResponse } from '../../testing/authorFixtures.ts';
import { bookGains, together } from './bookGains.ts';

const [first, second] = authorBooksResponse().items.map((item) => ({
  ...item,
  published: '2026-07-01',
}));
if (first === undefined || second === undefined) throw new Error('The fixture has books.');
const books = [first, second];
const readingsOf = (id: number, perDay: number, ages: number[]) => ({
  id,
  title: `Книга ${id}`,
  points: ages.map((age) => ({ age, value: age * perDay })),
});
const days = ['2026-07-03', '2026-07-11', '2026-07-12'];

test('returns weekly gains by day, the largest book first; missing snapshots are null', () => {
  const { gains, undated } = bookGains(
    [
      readingsOf(first.book.id, 10, [2, 3, 4, 10, 11]),
      readingsOf(second.book.id, 20, [2, 3, 10]),
      readingsOf(999, 50, [2, 3, 10]),
    ],
    books,
    days,
  );
  expect(gains.map(({ id, points }) => [id, points.map(({ value }) => value)])).toEqual([
    [String(second.book.id), [40, 140, null]],
    [String(first.book.id), [20, 70, 70]],
  ]);
  expect(together(gains, days).map(({ value }) => value)).toEqual([60, 210, 70]);
  expect(undated).toBe(0);
});

test('omits and counts a book whose publication date is only a month', () => {
  const vague = [{ ...first, published: '2026-07' }, second];
  const aligned = [first, second].map(({ book }) => readingsOf(book.id, 10, [2, 3, 4, 10, 11]));
  const { gains, undated } = bookGains(aligned, vague, days);
  expect(gains.map(({ id }) => id)).toEqual([String(second.book.id)]);
  expect(undated).toBe(1);
});

test('omits a book that only lost readers', () => {
  expect(bookGains([readingsOf(first.book.id, -5, [3, 10])], books, days).gains).toEqual([]);
});
