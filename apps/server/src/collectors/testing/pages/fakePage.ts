import type { ShopBook } from '../shopBook.ts';

/** The body of an address over a shelf of books; null where there is no such page. */
export type FakePages = (url: URL, books: readonly ShopBook[]) => string | null;
