import { expect, it } from 'vitest';
import { authorBooksResponse } from '../../testing/authorFixtures.ts';
import { publishedBooks } from './publishedBooks.ts';

it('leaves out books that are announced, or of whose publication only the month is known', () => {
  const days = ['2026-08-08', '2026-08-07', '2026-08', null];
  const [book] = authorBooksResponse().items;
  const books = days.flatMap((published) => (book === undefined ? [] : [{ ...book, published }]));
  expect(publishedBooks(books, '2026-08-07').map(({ published }) => published)).toEqual([
    '2026-08-07',
  ]);
});
