import { type PortalPageKey, type PortalSlug, portalDefinitions } from '@litometr/domain';
import type { MessageDescriptor } from 'react-intl';
import { portalMessages as messages, portalNames } from './portals.messages.ts';

/** A page of a portal other than its trends page. */
interface PortalPage {
  /** Last part of the path: `/portals/litnet/<path>`. */
  readonly path: PortalPageKey;
  readonly name: MessageDescriptor;
}

export interface Portal {
  readonly slug: PortalSlug;
  readonly name: MessageDescriptor;
  readonly pages: readonly PortalPage[];
}

const pageNames: Readonly<Record<PortalPageKey, MessageDescriptor>> = {
  'tag-stats': messages.tagStats,
  'detailed-trends': messages.detailedTrends,
  bestsellers: messages.bestsellers,
  'global-top': messages.globalTop,
  'genre-tops': messages.genreTops,
  'genre-stats': messages.genreStats,
  books: messages.books,
  authors: messages.authors,
};

/** The portals in the menu's order: routes, menu and titles follow from them. */
export const portals: readonly Portal[] = portalDefinitions.map(({ slug, pages }) => ({
  slug,
  name: portalNames[slug],
  pages: pages.map((path) => ({ path, name: pageNames[path] })),
}));

export function portalBySlug(slug: string | undefined): Portal | undefined {
  return portals.find((portal) => portal.slug === slug);
}

/** Whether a portal has a page of its own for this, or shows it among its trends. */
export const hasPage = (slug: PortalSlug, page: string): boolean =>
  portalBySlug(slug)?.pages.some(({ path }) => path === page) ?? false;

export const portalPath = (slug: PortalSlug, page?: string): string =>
  page === undefined ? `/portals/${slug}` : `/portals/${slug}/${page}`;
