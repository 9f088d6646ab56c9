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

test('returns weekly gains by day, the largest book first, from the readings nearest to a week apart', () => {
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
    [String(second.book.id), [40, 140, 140]],
    [String(first.book.id), [20, 70, 70]],
  ]);
  expect(together(gains, days).map(({ value }) => value)).toEqual([60, 210, 210]);
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

const agesTo = (last: number) => Array.from({ length: last + 1 }, (_, age) => age);
const july = (day: number) => `2026-07-${String(day).padStart(2, '0')}`;

test('makes a day a gap for all books where one was not read around it, and no spike', () => {
  const unread = [20, 21];
  const { gains } = bookGains(
    [
      readingsOf(
        first.book.id,
        10,
        agesTo(30).filter((age) => !unread.includes(age)),
      ),
      readingsOf(second.book.id, 20, agesTo(30)),
    ],
    books,
    [july(20), july(21), july(22), july(23)],
  );
  // The day after publication is age 1: ages 19 to 22. The second day without a reading is unknown.
  expect(gains.map(({ points }) => points.map(({ value }) => value))).toEqual([
    [140, 140, null, 140],
    [70, 70, null, 70],
  ]);
});

test('leaves a book out before it was read for a week and after its last reading', () => {
  const { gains } = bookGains(
    [
      readingsOf(first.book.id, 10, agesTo(15)),
      readingsOf(second.book.id, 20, agesTo(30).slice(14)),
    ],
    books,
    [july(16), july(25)],
  );
  expect(gains.map(({ points }) => points.map(({ value }) => value))).toEqual([
    [null, 140],
    [70, null],
  ]);
});

test('counts the readers that a book had before its publication as no gain', () => {
  const { gains } = bookGains(
    [
      // Published on 1 July with 1,000 readers, it gains 10 a day.
      {
        id: first.book.id,
        title: 'Предзаказ',
        points: agesTo(20).map((age) => ({ age: age - 10, value: 1_000 + 10 * (age - 10) })),
      },
      readingsOf(second.book.id, 20, agesTo(30)),
    ],
    books,
    ['2026-06-25', '2026-06-29', july(3), july(11)],
  );
  expect(gains.map(({ points }) => points.map(({ value }) => value))).toEqual([
    [null, 70, 70, 70],
    [null, null, 40, 140],
  ]);
});

test('has the totals of the days on which the gains of all books are known', () => {
  const unread = [20, 21, 22];
  const { gains } = bookGains(
    [
      readingsOf(
        first.book.id,
        10,
        agesTo(30).filter((age) => !unread.includes(age)),
      ),
      readingsOf(second.book.id, 20, agesTo(30)),
    ],
    books,
    [july(19), july(22), july(23)],
  );
  expect(gains.map(({ total }) => total)).toEqual([140, 70]);
});

test('has the totals of the days on which all books gained enough for shares', () => {
  const slow = readingsOf(first.book.id, 1, agesTo(30));
  const slower = readingsOf(second.book.id, 1, agesTo(30).slice(0, 15));
  const { gains } = bookGains([slow, slower], books, [july(12), july(20)]);
  // On the second day only one book is read, and gained 7.
  expect(gains.map(({ points }) => points.map(({ value }) => value))).toEqual([
    [7, 7],
    [7, null],
  ]);
  expect(gains.map(({ total }) => total)).toEqual([7, 7]);
  expect(bookGains([slow], [first], [july(20)]).gains).toEqual([]);
});
