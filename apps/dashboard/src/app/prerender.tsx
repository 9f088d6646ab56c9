import type { Session } from '@litometr/auth-machine';
import { SessionProvider } from '@litometr/auth-machine/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { addressOf } from '../api/firstAnswers.ts';
import type { ChartKind } from '../blocks/charts/chartCode.ts';
import { serverSketches } from '../blocks/charts/serverSketches.tsx';
import { sketches } from '../blocks/charts/sketches.ts';
import { LocaleProvider, WordsProvider } from '../i18n/LocaleProvider.tsx';
import { isPageHandle } from '../page/pageHandle.ts';
import { Shell } from '../shell/Shell.tsx';
import { allMessages } from './allMessages.ts';
import { FirstText } from './FirstText.tsx';
import { guestSession, noGuards } from './guest.ts';
import { type PageText, pageTexts } from './pageTexts.ts';
import { createRoutes } from './routes.tsx';

export { renderPage } from './renderPage.tsx';
export { sharePicture } from './share/sharePicture.ts';

Object.assign(sketches, serverSketches);

/** Part of the build, not of the page: what the built page and its server know of every route. */

/** A route as the build and the server take it. */
export interface PrerenderedPage {
  path: string;
  texts: Record<string, PageText>;
  /** The import of its code, as it stands in this build. */
  code: string | null;
  /** The charts that it shows first. */
  charts: readonly ChartKind[];
  /** Addresses of its first calls, `:id` standing for the path's. */
  calls: string[];
}

function leaves(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...leaves(route.children ?? [])]);
}

function describePages(session: Session): PrerenderedPage[] {
  const call = (): never => {
    throw new Error('The build of the page reads nothing.');
  };
  const reads = { queryClient: new QueryClient(), call };
  const byLocale = Object.entries(allMessages).map(([locale, texts]) => {
    const intl = createIntl({ locale, messages: texts });
    return [locale, pageTexts(intl)] as const;
  });
  const routes = leaves(createRoutes({ session, guards: noGuards, reads }));
  return Object.keys(byLocale[0]?.[1] ?? {}).flatMap((path): PrerenderedPage[] => {
    const route = routes.find((each) => each.path === path);
    if (route === undefined) return [];
    const handle: unknown = route.handle;
    const texts = byLocale.map(([locale, pages]) => [locale, pages[path]]);
    const known = isPageHandle(handle) ? handle : null;
    return [
      {
        path,
        texts: Object.fromEntries(texts) as Record<string, PageText>,
        code: known === null ? null : known.load.toString(),
        charts: known?.charts ?? [],
        calls: known === null ? [] : known.reads(':id').map(addressOf),
      },
    ];
  });
}

/** The shell in the language that needs no download, and every public route. */
export async function prerender(): Promise<{ shell: string; pages: PrerenderedPage[] }> {
  const session = await guestSession();
  const texts = pageTexts(createIntl({ locale: 'ru', messages: allMessages.ru }))['/'];
  const shell = renderToString(
    <SessionProvider session={session}>
      <QueryClientProvider client={new QueryClient()}>
        <LocaleProvider initialLocale="ru" initialMessages={{}}>
          <WordsProvider navigate={() => undefined}>
            <MemoryRouter>
              <Shell>
                <FirstText heading={texts?.heading ?? ''} lead={texts?.description ?? ''} />
              </Shell>
            </MemoryRouter>
          </WordsProvider>
        </LocaleProvider>
      </QueryClientProvider>
    </SessionProvider>,
  );
  return { shell, pages: describePages(session) };
}
