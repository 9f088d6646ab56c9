import type { PortalSlug } from '@litometr/api-contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { portalPath, portals } from '../portals/portals.ts';
import { lazyRoute } from './lazyRoute.tsx';
import { withId } from './withId.tsx';

type PortalPage = ComponentType<{ portal: PortalSlug }>;

const rankList = async (list: 'bestseller' | 'global_top' | 'genre_top'): Promise<PortalPage> => {
  const { RankListPage } = await import('../features/rankLists/RankListPage.tsx');
  return ({ portal }) => <RankListPage portal={portal} list={list} />;
};

const groups = async (kind: 'genre' | 'tag'): Promise<PortalPage> => {
  const { GroupsPage } = await import('../features/groups/GroupsPage.tsx');
  return ({ portal }) => <GroupsPage portal={portal} kind={kind} />;
};

/** The code of each page by its last path part; which portal has which says `portals.ts`. */
const pages: Readonly<Record<string, () => Promise<PortalPage>>> = {
  'tag-stats': () => groups('tag'),
  'detailed-trends': async () =>
    (await import('../features/trends/DetailedTrendsPage.tsx')).DetailedTrendsPage,
  bestsellers: () => rankList('bestseller'),
  'global-top': () => rankList('global_top'),
  'genre-tops': () => rankList('genre_top'),
  'genre-stats': () => groups('genre'),
  books: async () => (await import('../features/catalogue/CataloguePage.tsx')).CataloguePage,
  authors: async () => (await import('../features/authors/AuthorsPage.tsx')).AuthorsPage,
};

const trendsPage = async (): Promise<PortalPage> =>
  (await import('../features/portalTrends/PortalTrendsPage.tsx')).PortalTrendsPage;

/** Binds a page to its portal. */
const ofPortal = (load: () => Promise<PortalPage>, portal: PortalSlug) => async () => {
  const Page = await load();
  return () => <Page portal={portal} />;
};

const tagPage = (portal: PortalSlug) => async () => {
  const { TagPage } = await import('../features/tag/TagPage.tsx');
  return withId(({ id }) => <TagPage portal={portal} id={id} />);
};

/** The trends page of every portal, and the other pages of those that have them. */
export function portalRoutes(): RouteObject[] {
  return portals.flatMap(({ slug, pages: own }) => [
    lazyRoute(portalPath(slug), ofPortal(trendsPage, slug)),
    ...own.flatMap(({ path }) => {
      const load = pages[path];
      if (load === undefined) throw new Error(`The portal page ${path} has no code.`);
      return [lazyRoute(portalPath(slug, path), ofPortal(load, slug))];
    }),
    ...(own.some(({ path }) => path === 'tag-stats')
      ? [lazyRoute(portalPath(slug, 'tag-stats/:id'), tagPage(slug))]
      : []),
  ]);
}
