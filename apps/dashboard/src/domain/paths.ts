import type { PortalSlug } from '@litometr/api-contract';
import { hasPage, portalPath } from '../portals/portals.ts';

/** The moves of a genre's top, among the portal's trends. */
const genreTop = (slug: PortalSlug, id: number) =>
  `/portals/${slug}?view=movement&list=genre_top&genre=${id}`;

/** Addresses of the product's things: the only place that knows them. */
/** Query parameter of the contact form: the page that the report is about. */
export const FROM_PARAM = 'from';

export const paths = {
  home: '/',
  login: '/login',
  about: '/about',
  /** The contact form, for a report about the page at a path. */
  contact: (from: string) => `/about?${new URLSearchParams({ [FROM_PARAM]: from })}#contact`,
  app: '/app',
  profile: '/app/profile',
  /** As in the default menu (docs/product-decisions.md#personal-area-and-server-menu). */
  audit: '/app/audit',
  alerts: '/app/profile?view=alerts',
  watchList: '/app/profile?view=watch',
  savedViews: '/app/profile?view=views',
  notes: '/app/profile?view=notes',
  parsers: '/app/parsers',
  portals: '/portals',
  book: (id: number) => `/books/${id}`,
  author: (id: number) => `/authors/${id}`,
  portal: (slug: PortalSlug) => portalPath(slug),
  /** Its own page, or the tags of a portal that has no such pages. */
  tag: (slug: PortalSlug, id: number) =>
    hasPage(slug, 'tag-stats') ? `/portals/${slug}/tag-stats/${id}` : `/portals/${slug}?view=tags`,
  genreTop,
  /** Its books in the catalogue, or its top on a portal without one. */
  genre: (slug: PortalSlug, id: number) =>
    hasPage(slug, 'books') ? `/portals/${slug}/books?genre=${id}` : genreTop(slug, id),
  /** The books of one series in the catalogue, the oldest first; null on a portal without one. */
  series: (slug: PortalSlug, title: string, authors: readonly number[]) => {
    if (!hasPage(slug, 'books')) return null;
    const of = {
      series_title: title,
      ...(authors.length > 0 && { author: authors.join() }),
      sort: 'published',
    };
    return `/portals/${slug}/books?${new URLSearchParams(of).toString()}`;
  },
} as const;
