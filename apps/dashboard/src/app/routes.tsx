import { type Session, statusOf, visibleMenu } from '@litometr/auth-machine';
import type { Guards } from '@litometr/auth-machine/router';
import { Outlet, type RouteObject, redirect, ScrollRestoration } from 'react-router-dom';
import { paths } from '../domain/paths.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { Shell } from '../shell/Shell.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { lazyRoute } from './lazyRoute.tsx';
import { MenuScreen } from './MenuScreen.tsx';
import { componentAt } from './menuPaths.ts';
import { PageFallback } from './PageFallback.tsx';
import { portalRoutes } from './portalRoutes.tsx';
import { RouteError } from './RouteError.tsx';
import { withId } from './withId.tsx';

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
  session: Session;
  guards: Guards;
}

/** Every route of the spec, in one table. */
export function createRoutes({ session, guards }: RouteDeps): RouteObject[] {
  const pages: RouteObject[] = [
    { path: paths.home, element: <HomePage /> },
    {
      ...lazyRoute(
        paths.login,
        async () => (await import('../features/login/LoginPage.tsx')).LoginPage,
      ),
      loader: (args) => guards.requireGuest(args),
    },
    lazyRoute(paths.about, async () => (await import('../features/about/AboutPage.tsx')).AboutPage),
    lazyRoute('/authors/:id', async () =>
      withId((await import('../features/author/AuthorPage.tsx')).AuthorPage),
    ),
    lazyRoute('/books/:id', async () =>
      withId((await import('../features/book/BookPage.tsx')).BookPage),
    ),
    lazyRoute(
      paths.portals,
      async () => (await import('../features/portalsIndex/PortalsIndexPage.tsx')).PortalsIndexPage,
    ),
    ...portalRoutes(),
    {
      path: paths.app,
      loader: async (args) => (await guards.requireSession(args)) ?? redirect(appTarget(session)),
    },
    {
      ...lazyRoute(
        paths.profile,
        async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
      ),
      loader: (args) => guards.requireSession(args),
    },
    {
      id: 'AdminLayout',
      element: <AdminLayout />,
      children: [
        {
          path: `${paths.app}/*`,
          loader: (args) => guards.requireSession(args),
          element: <MenuScreen />,
        },
        {
          path: '*',
          // An entry of the server's menu may lead anywhere: who is signed in waits for their menu.
          loader: async (args) => {
            await session.ready(args.request.signal);
            if (statusOf(session.actor.getSnapshot()) !== 'signedIn') return null;
            return guards.requireSession(args);
          },
          element: <MenuScreen />,
        },
      ],
    },
  ];
  return [
    {
      element: <Root />,
      children: [
        { errorElement: <RouteError />, hydrateFallbackElement: <PageFallback />, children: pages },
      ],
    },
  ];
}
