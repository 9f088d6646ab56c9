import { type Session, statusOf, visibleMenu } from '@litometr/auth-machine';
import type { Guards } from '@litometr/auth-machine/router';
import { Outlet, type RouteObject, redirect, ScrollRestoration } from 'react-router-dom';
import { paths } from '../domain/paths.ts';
import { aboutRoute } from '../features/about/about.route.ts';
import { authorRoute } from '../features/author/author.route.ts';
import { bookRoute } from '../features/book/book.route.ts';
import { homeRoute } from '../features/home/home.route.ts';
import { portalsIndexRoute } from '../features/portalsIndex/portalsIndex.route.ts';
import { Shell } from '../shell/Shell.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { FirstFallback } from './FirstFallback.tsx';
import { lazyRoute } from './lazyRoute.tsx';
import { componentAt } from './menuPaths.ts';
import { pageRoute, type ReadDeps } from './pageRoute.tsx';
import { portalRoutes } from './portalRoutes.tsx';
import { RouteError } from './RouteError.tsx';

/** Header, sidebar and footer stay; the page inside changes. */
function Root() {
  return (
    <Shell>
      <Outlet />
      <ScrollRestoration />
    </Shell>
  );
}

const APP_DASHBOARD = '/app/dashboard';

/** `/app` goes on to the dashboard where the user's menu has it (decision 9). */
function appTarget(session: Session): string {
  const { menu, user } = session.actor.getSnapshot().context;
  const items = visibleMenu(menu ?? [], user?.role ?? null);
  return componentAt(items, APP_DASHBOARD) === undefined ? paths.profile : APP_DASHBOARD;
}

export interface RouteDeps {
  reads: ReadDeps;
  session: Session;
  guards: Guards;
}

const loadMenuScreen = async () => (await import('./MenuScreen.tsx')).MenuScreen;

/** Every route of the spec, in one table. */
export function createRoutes({ reads, session, guards }: RouteDeps): RouteObject[] {
  const pages: RouteObject[] = [
    pageRoute(paths.home, homeRoute, reads),
    lazyRoute(
      paths.login,
      async () => (await import('../features/login/LoginPage.tsx')).LoginPage,
      (args) => guards.requireGuest(args),
    ),
    pageRoute(paths.about, aboutRoute, reads),
    pageRoute('/authors/:id', authorRoute, reads),
    pageRoute('/books/:id', bookRoute, reads),
    pageRoute(paths.portals, portalsIndexRoute, reads),
    ...portalRoutes(reads),
    {
      path: paths.app,
      loader: async (args) => (await guards.requireSession(args)) ?? redirect(appTarget(session)),
    },
    lazyRoute(
      paths.profile,
      async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
      (args) => guards.requireSession(args),
    ),
    {
      id: 'AdminLayout',
      element: <AdminLayout />,
      children: [
        lazyRoute(`${paths.app}/*`, loadMenuScreen, (args) => guards.requireSession(args)),
        // An entry of the server's menu may lead anywhere: who is signed in waits for their menu.
        lazyRoute('*', loadMenuScreen, async (args) => {
          await session.ready(args.request.signal);
          if (statusOf(session.actor.getSnapshot()) !== 'signedIn') return null;
          return guards.requireSession(args);
        }),
      ],
    },
  ];
  return [
    {
      element: <Root />,
      children: [
        {
          errorElement: <RouteError />,
          hydrateFallbackElement: <FirstFallback />,
          children: pages,
        },
      ],
    },
  ];
}
