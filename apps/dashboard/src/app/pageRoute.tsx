import { type DehydratedState, dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  redirect,
  replace,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router-dom';
import type * as z from 'zod/mini';
import { endpointQuery } from '../api/endpointQuery.ts';
import { isMissing } from '../api/failure.ts';
import { type Read, startRead } from '../api/read.ts';
import { readAddress } from '../page/address/address.ts';
import type { HeadInput, HeadTexts, Page, PathProps } from '../page/definePage.ts';
import type { PageHandle } from '../page/pageHandle.ts';
import { portalBySlug } from '../portals/portals.ts';
import { withUsualPeriod } from '../prefs/usualPeriod.ts';
import { headTags, type Site } from './headTags.ts';
import type { Services } from './services.ts';
import { servicesOf } from './servicesContext.ts';

/** Anything else is the not-found page (docs/product-decisions.md#digits-only-ids). */
const digits = /^[0-9]{1,15}$/;

/**
 * Longest wait for a page's first data, in milliseconds; the page shows later data when they come. These
 * move the page on a phone, by up to 0.16 of layout shift, so that a busy server waits rather longer.
 */
const SERVER_PATIENCE_MS = 1_000;
const BROWSER_PATIENCE_MS = 300;

/** The result of a page's loader, for its component and the document's head. */
export interface PageData {
  /** The server's query cache; null in the browser, which uses its own. */
  state: DehydratedState | null;
  head: HeadTexts;
  hasPicture: boolean;
  /** True when all of the page's first data arrived in time. */
  isWhole: boolean;
}

const notFound = () => data(null, { status: 404 });

/** @throws a 404 response where the resource of the path does not exist */
function pathProps(pathname: string, id: string | undefined): Partial<PathProps> {
  if (id !== undefined && !digits.test(id)) throw notFound();
  const [, first = '', second = ''] = pathname.toLowerCase().split('/');
  const portal = first === 'portals' ? portalBySlug(second)?.slug : undefined;
  return { ...(portal !== undefined && { portal }), ...(id !== undefined && { id }) };
}

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** Prefetches the page's first data into the cache, and builds its head. */
async function load<Props extends Partial<PathProps>, Shape extends z.core.$ZodShape>(
  page: Page<Props, Shape>,
  { queryClient, call, texts }: Services,
  { url, id, patience }: { url: URL; id: string | undefined; patience: number },
): Promise<Omit<PageData, 'state'> & { currentId: string | undefined }> {
  // The route table maps each page to its paths.
  const props = pathProps(url.pathname, id) as Props;
  const { state } = readAddress(page.address, url.searchParams);
  const responseTo: HeadInput<Props, typeof state>['responseTo'] = ({ endpoint, input: of }) =>
    queryClient.getQueryData(endpointQuery(call, endpoint, of).queryKey);
  const settle = (some: readonly Read[]) =>
    Promise.all(some.map((each) => startRead(queryClient, call, each)));
  const first = page.reads(props, state);
  const laterReads = () => page.laterReads?.({ props, state, responseTo }) ?? [];
  await atMost(
    patience,
    settle(first).then(() => settle(laterReads())),
  );
  const reads = [...first, ...laterReads()];
  const [main] = first;
  const loaded =
    main && queryClient.getQueryState(endpointQuery(call, main.endpoint, main.input).queryKey);
  if (id !== undefined && isMissing(loaded?.error ?? null)) throw notFound();
  const { formatMessage: t } = texts.current;
  const portal = portalBySlug(props.portal);
  const input: HeadInput<Props, typeof state> = {
    t,
    portal: portal ? t(portal.name) : '',
    props,
    state,
    responseTo,
  };
  return {
    head: page.head(input),
    hasPicture: page.hasPicture === true,
    isWhole: reads.every(({ endpoint, input: of }) => {
      const read = queryClient.getQueryState(endpointQuery(call, endpoint, of).queryKey);
      return read?.status === 'success' || isMissing(read?.error ?? null);
    }),
    currentId: page.currentId?.(input),
  };
}

/**
 * The one address of a page: routes match in any case, and links of other sites come in any. Null
 * where the path is it already.
 */
function canonicalAddress({ pathname, search, hash }: URL): string | null {
  const path = pathname.toLowerCase();
  return path === pathname ? null : path + search + hash;
}

/** The loader of a page on the server. */
export const serverLoader =
  <Props extends Partial<PathProps>, Shape extends z.core.$ZodShape>(page: Page<Props, Shape>) =>
  async ({ request, params, context }: LoaderFunctionArgs): Promise<PageData> => {
    const services = servicesOf(context);
    const url = new URL(request.url);
    const canonical = canonicalAddress(url);
    if (canonical !== null) throw redirect(canonical, 301);
    const { id } = params;
    const { currentId, ...loaded } = await load(page, services, {
      url,
      id,
      patience: SERVER_PATIENCE_MS,
    });
    if (id !== undefined && currentId !== undefined && currentId !== id) {
      // Not for ever: staff may undo a rename.
      throw redirect(url.pathname.replace(/\d+(?=\/?$)/, currentId) + url.search, 302);
    }
    return { ...loaded, state: dehydrate(services.queryClient) };
  };

/** The loader of a page in the browser, which calls the API by itself. */
export const browserLoader =
  <Props extends Partial<PathProps>, Shape extends z.core.$ZodShape>(page: Page<Props, Shape>) =>
  async ({ request, params, context }: LoaderFunctionArgs): Promise<PageData> => {
    const url = new URL(request.url);
    const canonical = canonicalAddress(url);
    if (canonical !== null) throw replace(canonical);
    // A link to another page; what is already in the address, or gone back to, stays as it is.
    const isHere = window.location.pathname === url.pathname;
    const usual = isHere ? null : withUsualPeriod(page.address, url.searchParams);
    if (usual !== null) throw replace(`${url.pathname}?${usual.toString()}${url.hash}`);
    const { currentId: _, ...loaded } = await load(page, servicesOf(context), {
      url,
      id: params['id'],
      // The current page navigates at once, and shows the loading state.
      patience: isHere ? 0 : BROWSER_PATIENCE_MS,
    });
    return { ...loaded, state: null };
  };

/** The route's handle: the schema of its address, for links and saved views. */
export const pageHandle = (page: Pick<Page<object>, 'address'>): PageHandle => ({
  address: page.address,
});

/** The document's head: what searchers and shared links read. */
export const pageMeta = ({ loaderData, matches, location }: MetaArgs): MetaDescriptor[] =>
  headTags(loaderData as PageData | undefined, {
    // The root route's, whose loader this type is of.
    site: (matches[0]?.loaderData as Site | null | undefined) ?? null,
    path: location.pathname,
  });

/**
 * The server renders the currently published data, so nothing has to be refetched. A page that is
 * navigated back to may be as old as its tab.
 */
function asOfNow(state: DehydratedState): DehydratedState {
  if (typeof document === 'undefined') return state;
  const [navigation] = performance.getEntriesByType('navigation');
  const isGoneBackTo =
    navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
  const dataUpdatedAt = isGoneBackTo ? 0 : Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt },
    })),
  };
}

/** The component of a page's route. */
export function pageComponent<Props extends Partial<PathProps>>(
  Screen: ComponentType<Props>,
): ComponentType {
  return function PageOfPath() {
    const { pathname } = useLocation();
    const { id } = useParams();
    const { state } = useLoaderData<PageData>();
    const current = useMemo(() => (state === null ? null : asOfNow(state)), [state]);
    return (
      <HydrationBoundary state={current}>
        {/* Another book is another page: nothing of the last one may stay in it. */}
        <Screen key={pathname} {...(pathProps(pathname, id) as Props)} />
      </HydrationBoundary>
    );
  };
}
