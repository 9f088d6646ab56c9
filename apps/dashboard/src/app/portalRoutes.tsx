import type { PortalSlug } from '@litometr/api-contract';
import type { RouteObject } from 'react-router-dom';
import { authorsRoute } from '../features/authors/authors.route.ts';
import { catalogueRoute } from '../features/catalogue/catalogue.route.ts';
import { genreStatsRoute } from '../features/genreStats/genreStats.route.ts';
import { portalTrendsRoute } from '../features/portalTrends/portalTrends.route.ts';
import { genreTopsRoute } from '../features/rankLists/genreTops.route.ts';
import { bestsellersRoute, globalTopRoute } from '../features/rankLists/rankLists.route.ts';
import { tagRoute } from '../features/tag/tag.route.ts';
import { tagStatsRoute } from '../features/tagStats/tagStats.route.ts';
import { trendsRoute } from '../features/trends/trends.route.ts';
import { portalPath, portals } from '../portals/portals.ts';
import { pageRoute, type ReadDeps } from './pageRoute.tsx';

type AddPage = (path: string, deps: ReadDeps, portal: PortalSlug) => RouteObject;

/** The page of each last path part; which portal has which says `portals.ts`. */
const pages: Readonly<Record<string, AddPage>> = {
  'tag-stats': (path, deps, portal) => pageRoute(path, tagStatsRoute, deps, portal),
  'detailed-trends': (path, deps, portal) => pageRoute(path, trendsRoute, deps, portal),
  bestsellers: (path, deps, portal) => pageRoute(path, bestsellersRoute, deps, portal),
  'global-top': (path, deps, portal) => pageRoute(path, globalTopRoute, deps, portal),
  'genre-tops': (path, deps, portal) => pageRoute(path, genreTopsRoute, deps, portal),
  'genre-stats': (path, deps, portal) => pageRoute(path, genreStatsRoute, deps, portal),
  books: (path, deps, portal) => pageRoute(path, catalogueRoute, deps, portal),
  authors: (path, deps, portal) => pageRoute(path, authorsRoute, deps, portal),
};

/** The trends page of every portal, and the other pages of those that have them. */
export function portalRoutes(deps: ReadDeps): RouteObject[] {
  return portals.flatMap(({ slug, pages: own }) => [
    pageRoute(portalPath(slug), portalTrendsRoute, deps, slug),
    ...own.map(({ path }) => {
      const add = pages[path];
      if (add === undefined) throw new Error(`The portal page ${path} has no code.`);
      return add(portalPath(slug, path), deps, slug);
    }),
    ...(own.some(({ path }) => path === 'tag-stats')
      ? [pageRoute(portalPath(slug, 'tag-stats/:id'), tagRoute, deps, slug)]
      : []),
  ]);
}
