import type { PortalSlug } from '@litometr/api-contract';
import { authorTodayPages } from './authorTodayPages.ts';
import { bookriverPages } from './bookriverPages.ts';
import type { FakePages } from './fakePage.ts';
import { litgorodPages } from './litgorodPages.ts';
import { litmarketPages } from './litmarketPages.ts';
import { litnetPages } from './litnetPages.ts';
import { litresPages } from './litresPages.ts';

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
