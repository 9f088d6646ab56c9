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
const pagesByPortal: Readonly<Partial<Record<PortalSlug, FakePages>>> = {
  litnet: litnetPages,
  litmarket: litmarketPages,
  litres: litresPages,
  authortoday: authorTodayPages,
  litgorod: litgorodPages,
  bookriver: bookriverPages,
};

/**
 * Returns the pages of a portal that has a collector.
 *
 * @throws Error where they are not written
 */
export function fakePagesOf(portal: PortalSlug): FakePages {
  const pages = pagesByPortal[portal];
  if (pages === undefined) {
    throw new Error(
      `${portal} has a collector and no pages for its tests: write them beside fakePages.ts and ` +
        'list them there (docs/how-to/add-portal.md).',
    );
  }
  return pages;
}
