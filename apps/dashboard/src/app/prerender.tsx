import {
  createMemoryStorage,
  createSession,
  type Session,
  type SessionParsers,
} from '@litometr/auth-machine';
import { SessionProvider } from '@litometr/auth-machine/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { pathOf } from '../api/call.ts';
import type { Read } from '../api/read.ts';
import { LocaleProvider, WordsProvider } from '../i18n/LocaleProvider.tsx';
import type { Messages } from '../i18n/loadMessages.ts';
import en from '../i18n/locales/en.json' with { type: 'json' };
import es from '../i18n/locales/es.json' with { type: 'json' };
import fa from '../i18n/locales/fa.json' with { type: 'json' };
import ptBR from '../i18n/locales/pt-BR.json' with { type: 'json' };
import ru from '../i18n/locales/ru.json' with { type: 'json' };
import zhCN from '../i18n/locales/zh-CN.json' with { type: 'json' };
import type { Locale } from '../i18n/locales.ts';
import { isPageHandle } from '../page/pageHandle.ts';
import { Shell } from '../shell/Shell.tsx';
import { FirstText } from './FirstText.tsx';
import { type PageText, pageTexts } from './pageTexts.ts';
import { createRoutes } from './routes.tsx';

/** Part of the build, not of the page: what the built page and its server know of every route. */

const messages: Readonly<Record<Locale, Messages>> = {
  ru,
  en,
  es,
  fa,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};

/** A route as the build and the server take it. */
export interface PrerenderedPage {
  path: string;
  texts: Record<string, PageText>;
  /** The import of its code, as it stands in this build. */
  code: string | null;
  /** Addresses of its first calls, `:id` standing for the path's. */
  calls: string[];
}

/** Nobody signs in while the page is built. */
const nobody = (): never => {
  throw new Error('The build of the page has nobody to call for.');
};
const guest = (): Session =>
  createSession({
    storage: createMemoryStorage(),
    transport: { login: nobody, refresh: nobody, fetchUser: nobody, fetchMenu: nobody },
    parsers: {} as SessionParsers,
  });

function addressOf({ endpoint, input }: Read): string {
  const parts: { params?: unknown; query?: unknown } = input;
  const query = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)])).toString();
  const path = pathOf(endpoint, parts.params).replaceAll('%3Aid', ':id');
  return `/api/${path}${search === '' ? '' : `?${search}`}`;
}

function leaves(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...leaves(route.children ?? [])]);
}

function describePages(session: Session): PrerenderedPage[] {
  const guards = { requireGuest: nobody, requireSession: nobody };
  const reads = { queryClient: new QueryClient(), call: nobody };
  const byLocale = Object.entries(messages).map(([locale, texts]) => {
    const intl = createIntl({ locale, messages: texts });
    return [locale, pageTexts(intl)] as const;
  });
  const routes = leaves(createRoutes({ session, guards, reads }));
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
        calls: known === null ? [] : known.reads(':id').map(addressOf),
      },
    ];
  });
}

/** The shell in the language that needs no download, and every public route. */
export async function prerender(): Promise<{ shell: string; pages: PrerenderedPage[] }> {
  const session = guest();
  await session.start();
  const texts = pageTexts(createIntl({ locale: 'ru', messages: ru }))['/'];
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
