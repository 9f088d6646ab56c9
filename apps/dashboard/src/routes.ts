import type { PortalPageKey } from '@litometr/domain';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { portalPath, portals } from './portals/portals.ts';

/** The route module of each page of a portal, by the last part of its path. */
const portalPages: Readonly<Record<PortalPageKey, string>> = {
  'tag-stats': 'features/tagStats/tagStats.route.tsx',
  'detailed-trends': 'features/trends/trends.route.tsx',
  bestsellers: 'features/rankLists/bestsellers.route.tsx',
  'global-top': 'features/rankLists/globalTop.route.tsx',
  'genre-tops': 'features/rankLists/genreTops/genreTops.route.tsx',
  'genre-stats': 'features/genreStats/genreStats.route.tsx',
  books: 'features/catalogue/catalogue.route.tsx',
  authors: 'features/authors/authors.route.tsx',
};

/** The same module serves several portals: each use needs an id of its own. */
const ofPortal = (path: string, file: string) => route(path, file, { id: path.slice(1) });

/** The trends page of every portal, and the other pages of those that have them. */
const portalRoutes = portals.flatMap(({ slug, pages }) => [
  ofPortal(portalPath(slug), 'features/portalTrends/portalTrends.route.tsx'),
  ...pages.map(({ path }) => ofPortal(portalPath(slug, path), portalPages[path])),
  ...(pages.some(({ path }) => path === 'tag-stats')
    ? [ofPortal(portalPath(slug, 'tag-stats/:id'), 'features/tag/tag.route.tsx')]
    : []),
]);

/** Every route of the product. */
export default [
  layout('app/routes/pages.tsx', [
    index('features/home/home.route.tsx'),
    route('login', 'features/login/login.route.tsx'),
    route('about', 'features/about/about.route.tsx'),
    route('authors/:id', 'features/author/author.route.tsx'),
    route('books/:id', 'features/book/book.route.tsx'),
    route('portals', 'features/portalsIndex/portalsIndex.route.tsx'),
    ...portalRoutes,
    route('app', 'app/routes/app.tsx'),
    route('app/profile', 'features/profile/profile.route.tsx'),
    // Entries of the server's menu, which may lead anywhere.
    layout('app/routes/AdminLayout.tsx', [
      route('app/*', 'app/routes/menuScreen.tsx'),
      route('*', 'app/routes/anyPath.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
