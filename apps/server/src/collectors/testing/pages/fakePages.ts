import type { PortalSlug } from '@litometr/api-contract';
import type { ShopBook } from '../shopBook.ts';
import { authorTodayPages } from './authorTodayPages.ts';
import { bookriverPages } from './bookriverPages.ts';
import { litgorodPages } from './litgorodPages.ts';
import { litmarketPages } from './litmarketPages.ts';
import { litnetPages } from './litnetPages.ts';
import { litresPages } from './litresPages.ts';

/** The body of an address over a shelf of books; null where there is no such page. */
export type FakePages = (url: URL, books: readonly ShopBook[]) => string | null;

/**
 * Pages and responses of the portals, WRITTEN to the shapes that public code reads, not captured
 * from the portals.
 */
export const fakePages: Readonly<Record<PortalSlug, FakePages>> = {
  litnet: litnetPages,
  litmarket: litmarketPages,
  litres: litresPages,
  authortoday: authorTodayPages,
  litgorod: litgorodPages,
  bookriver: bookriverPages,
};
