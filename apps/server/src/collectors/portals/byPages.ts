import type { PortalCollector } from '../portalCollector.ts';

type Shared = Pick<PortalCollector, 'way' | 'origins' | 'paceMs' | 'rules' | 'links' | 'headers'>;

/** What binds every collector that reads the public pages of a portal, and nothing but them. */
export const byPages = (site: string): Shared => ({
  way: 'pages',
  origins: [site],
  paceMs: 5_000,
  rules: [
    'public_pages',
    'robots',
    'pace',
    'identifies',
    'no_login',
    'no_readers',
    'one_day',
    'keeps_terms',
  ],
  links: [site, `${site}/robots.txt`],
  headers: { accept: 'text/html' },
});
