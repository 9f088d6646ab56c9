import type { PortalCollector } from '../portalCollector.ts';

type Shared = Pick<PortalCollector, 'way' | 'origins' | 'paceMs' | 'rules' | 'links' | 'headers'>;

/** Rules of every collector that reads only the public pages of a portal. */
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
