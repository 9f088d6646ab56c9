import type { PortalSlug } from '@litometr/api-contract';

/** Addresses of the product's things: the only place that knows them. */
export const paths = {
  home: '/',
  login: '/login',
  about: '/about',
  app: '/app',
  profile: '/app/profile',
  /** As the first menu of a store has it (decision 9). */
  audit: '/app/audit',
  alerts: '/app/profile?view=alerts',
  watchList: '/app/profile?view=watch',
  savedViews: '/app/profile?view=views',
  notes: '/app/profile?view=notes',
  parsers: '/app/parsers',
  portals: '/portals',
  book: (id: number) => `/books/${id}`,
  author: (id: number) => `/authors/${id}`,
  portal: (slug: PortalSlug) => `/portals/${slug}`,
  tag: (slug: PortalSlug, id: number) => `/portals/${slug}/tag-stats/${id}`,
  catalogueOfGenre: (slug: PortalSlug, id: number) => `/portals/${slug}/books?genre=${id}`,
} as const;
