import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { keepAnswer } from '../api/firstAnswers.ts';
import type { Locale } from '../i18n/locales.ts';
import { App } from './App.tsx';
import { allMessages } from './allMessages.ts';
import { guestServices, noGuards } from './guest.ts';
import { pageAt } from './pageAt.ts';
import { createRoutes } from './routes.tsx';

/** A page that a server wants drawn. */
export interface PageQuestion {
  /** Without a query: what differs from the default is drawn by the browser. */
  path: string;
  locale: Locale;
  /** The answers to the page's first calls, by their addresses. */
  answers: Readonly<Record<string, unknown>>;
}

type Router = ReturnType<typeof createMemoryRouter>;

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const end = router.subscribe(({ initialized: isReady }) => {
      if (!isReady) return;
      end();
      resolve();
    });
  });
}

/**
 * A public page as a guest sees it first, as HTML: what its first calls answer stands in it, places
 * are kept for the rest. Runs in a server's thread, out of the same code as the browser's page.
 */
export async function renderPage({ path, locale, answers }: PageQuestion): Promise<string> {
  // What has come is drawn as it is: what is being renewed would be drawn grey, and told as busy.
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const services = await guestServices(queryClient);
  const { session, call } = services;
  const routes = createRoutes({ reads: { queryClient, call }, session, guards: noGuards });
  const at = pageAt(routes, path);
  for (const read of at?.page.reads(at.id) ?? []) keepAnswer(queryClient, call, read, answers);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  try {
    await initialized(router);
    const failed: unknown = Object.values(router.state.errors ?? {})[0];
    if (failed !== undefined)
      throw failed instanceof Error
        ? failed
        : new Error(`${path} cannot be drawn.`, { cause: failed });
    return renderToString(
      <App
        services={services}
        router={router}
        locale={locale}
        messages={locale === 'ru' ? {} : allMessages[locale]}
      />,
    );
  } finally {
    router.dispose();
    queryClient.clear();
  }
}
