import type { PortalSlug } from '@litometr/api-contract';
import type { MessageDescriptor } from 'react-intl';
import { portalMessages as messages } from './portals.messages.ts';

/** A page of a portal other than its trends page. */
interface PortalPage {
  /** Last part of the path: `/portals/litnet/<path>`. */
  readonly path: string;
  readonly name: MessageDescriptor;
}

export interface Portal {
  readonly slug: PortalSlug;
  readonly name: MessageDescriptor;
  readonly pages: readonly PortalPage[];
}

/** The six portals in the menu's order: this table drives routes, menu and titles. */
export const portals: readonly Portal[] = [
  {
    slug: 'litnet',
    name: messages.litnet,
    pages: [
      { path: 'tag-stats', name: messages.tagStats },
      { path: 'detailed-trends', name: messages.detailedTrends },
      { path: 'bestsellers', name: messages.bestsellers },
      { path: 'global-top', name: messages.globalTop },
      { path: 'genre-tops', name: messages.genreTops },
      { path: 'genre-stats', name: messages.genreStats },
      { path: 'books', name: messages.books },
      { path: 'authors', name: messages.authors },
    ],
  },
  { slug: 'litmarket', name: messages.litmarket, pages: [] },
  { slug: 'litres', name: messages.litres, pages: [] },
  { slug: 'authortoday', name: messages.authortoday, pages: [] },
  { slug: 'litgorod', name: messages.litgorod, pages: [] },
  { slug: 'bookriver', name: messages.bookriver, pages: [] },
];

export function portalBySlug(slug: string | undefined): Portal | undefined {
  return portals.find((portal) => portal.slug === slug);
}

/** Whether a portal has a page of its own for this, or shows it among its trends. */
export const hasPage = (slug: PortalSlug, page: string): boolean =>
  portalBySlug(slug)?.pages.some(({ path }) => path === page) ?? false;

export const portalPath = (slug: PortalSlug, page?: string): string =>
  page === undefined ? `/portals/${slug}` : `/portals/${slug}/${page}`;
