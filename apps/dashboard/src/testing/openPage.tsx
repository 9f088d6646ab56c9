import { SessionProvider } from '@litometr/auth-machine/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createRoutesStub,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  matchRoutes,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { DownloadContext } from '../api/useDownload.ts';
import { CallContext } from '../api/useEndpoint.ts';
import { TransferContext } from '../api/useTransfer.ts';
import type { PageData } from '../app/pageRoute.tsx';
import { createServerServices } from '../app/serverServices.ts';
import { createServices, type Services } from '../app/services.ts';
import { ServicesContext, servicesContext } from '../app/servicesContext.ts';
import { VisitorProvider } from '../auth/Visitor.tsx';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';
import { russianTexts } from '../i18n/loadTexts.ts';
import { LeaveGuards } from '../page/LeaveGuards.tsx';
import routeTable from '../routes.ts';
import type { FakeApi } from './fakeApi.ts';

type Loader = (args: LoaderFunctionArgs) => unknown;

/** Exports of a route module. */
interface RouteModule {
  default: ComponentType;
  loader?: Loader;
  clientLoader?: Loader;
  meta?: (
    args: Pick<MetaArgs, 'loaderData' | 'params' | 'location' | 'matches'>,
  ) => MetaDescriptor[];
  handle?: unknown;
  ErrorBoundary?: ComponentType;
}

interface TableRoute {
  id?: string;
  path?: string;
  index?: boolean;
  file: string;
  children?: readonly TableRoute[];
}

const modules = import.meta.glob<RouteModule>([
  '../features/**/*.route.tsx',
  '../app/routes/*.tsx',
]);

/** The product's routes; `handle` is the file of each. */
const toRoute = ({ id, path, index, file, children }: TableRoute): RouteObject => {
  const common = { id: id ?? file, handle: file, ...(path !== undefined && { path }) };
  return index === true
    ? { ...common, index: true }
    : { ...common, ...(children && { children: children.map(toRoute) }) };
};
const routes = routeTable.map(toRoute);

/** Route modules of an address, the outermost first, and the parameters of its path. */
async function findRoute(url: URL) {
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const files = matches.map(({ route }) => String(route.handle));
  const found = await Promise.all(files.map(async (file) => modules[`../${file}`]?.()));
  return {
    loaded: new Map(files.map((file, index) => [file, found[index]])),
    module: found.at(-1),
    params: matches.at(-1)?.params ?? {},
  };
}

const contextOf = (services: Services): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
};

/** Result of a route's loader on the server. */
interface LoadedPage {
  status: number;
  /** Target of a redirect. */
  location: string | null;
  /** Undefined without a loader, and where it responds with another status than 200. */
  data: PageData | undefined;
  /** Title and description of the document. */
  meta: MetaDescriptor[] | undefined;
}

/**
 * Returns the result of a loader, or the response that it throws.
 *
 * @throws errors of the loader
 */
async function runLoader(loader: Loader | undefined, args: LoaderFunctionArgs): Promise<unknown> {
  try {
    return await loader?.(args);
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return thrown;
  }
}

/** Runs the loader of the route that an address matches, as the server does. */
export async function loadPage(address: string, api: FakeApi): Promise<LoadedPage> {
  const url = new URL(address, 'http://localhost');
  const { module, params } = await findRoute(url);
  const fetchApi = (path: string) => {
    const { status, body } = api.respond(path);
    return Promise.resolve({ status, body: JSON.stringify(body) });
  };
  const page = { fetchApi, publicUrl: null, nonce: '', clientFolder: null };
  const context = contextOf(createServerServices(page, 'ru'));
  const args = { request: new Request(url), url, params, context, pattern: '' };
  const result = await runLoader(module?.loader, args);
  if (result instanceof Response) {
    const { status, headers } = result;
    return { status, location: headers.get('location'), data: undefined, meta: undefined };
  }
  const init = (result as { init?: ResponseInit } | undefined)?.init;
  if (init !== undefined)
    return { status: init.status ?? 200, location: null, data: undefined, meta: undefined };
  const data = result as PageData | undefined;
  const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: '' };
  // Routes without a head of their own have the root's.
  const headOf = module?.meta ?? (await import('../root.tsx')).meta;
  const meta = headOf({ loaderData: data, params, location, matches: [] });
  return { status: 200, location: null, data, meta };
}

/** Nothing is ever near the viewport: the code of charts is not loaded. */
class NothingVisible {
  observe(): void {
    // The callback is never called.
  }
  disconnect(): void {
    // There is nothing to stop.
  }
}

/** A page in the browser. */
interface OpenPage {
  /** Path and query of the current address. */
  address: () => string;
  /** Ids of endpoints whose responses no part of the page uses: they were requested in vain. */
  unusedReads: () => string[];
}

/**
 * Opens an address in the product's route table, as a link does: the client loader runs, and the
 * page is rendered with the responses of the API, without the frame around pages and without charts.
 */
export async function openPage(address: string, api: FakeApi): Promise<OpenPage> {
  const services = createServices({ locale: 'ru', localeTexts: russianTexts, http: api.http });
  const { queryClient } = services;
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  void services.session.start().catch(() => undefined);
  vi.stubGlobal('IntersectionObserver', NothingVisible);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    services.session.dispose();
    queryClient.clear();
    document.title = '';
  });
  const { loaded } = await findRoute(new URL(address, 'http://localhost'));
  let current = address;

  function Root() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    current = pathname + search;
    return (
      <SessionProvider session={services.session}>
        <QueryClientProvider client={queryClient}>
          <CallContext value={services.call}>
            <DownloadContext value={services.download}>
              <TransferContext value={services.transfer}>
                <LocaleProvider initialLocale="ru">
                  <StringsProvider navigate={(path) => void navigate(path)}>
                    <VisitorProvider>
                      <LeaveGuards>
                        <Outlet />
                      </LeaveGuards>
                    </VisitorProvider>
                  </StringsProvider>
                </LocaleProvider>
              </TransferContext>
            </DownloadContext>
          </CallContext>
        </QueryClientProvider>
      </SessionProvider>
    );
  }

  /** Other pages than the opened one are empty. */
  const toStub = (route: RouteObject): Stub => {
    const module = loaded.get(String(route.handle));
    const part = {
      id: route.id,
      path: route.path,
      Component: module?.default ?? Outlet,
      ErrorBoundary: module?.ErrorBoundary,
      loader: module?.clientLoader,
      handle: module?.handle,
    };
    return route.index === true
      ? { ...part, index: true }
      : { ...part, children: route.children?.map(toStub) };
  };
  const root = { Component: Root, HydrateFallback: () => null, children: routes.map(toStub) };
  const Page = createRoutesStub([root], contextOf(services));
  render(
    <ServicesContext value={services}>
      <Page initialEntries={[address]} />
    </ServicesContext>,
  );
  return {
    address: () => current,
    unusedReads: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.status !== 'pending' && !query.isActive())
        .map(({ queryKey }) => String(queryKey[0])),
  };
}

type Stub = Parameters<typeof createRoutesStub>[0][number];
