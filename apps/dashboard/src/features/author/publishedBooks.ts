import type { AuthorBook } from '@litometr/api-contract';
import { isDay } from '../../domain/isDay.ts';

/** Returns the books that came out on a known day up to another; portals announce books before they are out. */
export const publishedBooks = (books: readonly AuthorBook[], day: string): AuthorBook[] =>
  books.filter(({ published }) => isDay(published) && published <= day);
