import type { PortalSlug } from '@litometr/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, replace, useParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Call } from '../api/call.ts';
import { startRead } from '../api/read.ts';
import { chartCode } from '../blocks/charts/chartCode.ts';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { readAddress } from '../page/address/address.ts';
import { createCode } from '../page/code.ts';
import type { Page } from '../page/definePage.ts';
import type { PageHandle } from '../page/pageHandle.ts';
import { holdIdle } from '../page/whenIdle.ts';
import { withUsualPeriod } from '../prefs/usualPeriod.ts';
import { loadPageCode } from './pageCode.ts';

/** What the routes start reads with. */
export interface ReadDeps {
  queryClient: QueryClient;
  call: Call;
}

/** Decision 14: anything but digits is the not-found page. */
const digits = /^[0-9]{1,15}$/;

/**
 * The page that is left stays so long for the first data of the next: an answer that comes in that
 * time is drawn with its page, in one piece, and not after its empty places.
 */
const PATIENCE_MS = 300;

const soon = (asked: Promise<unknown>): Promise<unknown> =>
  Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

/**
 * The route of a declared page. Its reads start with the navigation, beside its code; what takes
 * longer than a moment is not waited for, the page shows its places meanwhile.
 */
export function pageRoute<Props extends object, Shape extends z.core.$ZodShape>(
  path: string,
  page: Page<Props, Shape>,
  { queryClient, call }: ReadDeps,
  portal?: PortalSlug,
): RouteObject {
  const hasId = path.includes(':id');
  const isKnown = (id: string | undefined) => !hasId || digits.test(id ?? '');
  // The portal and the path's id are all that a page is given: its declaration says which it takes.
  const propsOf = (id: string | undefined) =>
    ({ ...(portal !== undefined && { portal }), ...(hasId && { id }) }) as Props;

  const startReads = async (id: string | undefined, search: URLSearchParams) => {
    if (!isKnown(id)) return;
    const { state } = readAddress(page.address, search);
    const reads = page.reads(propsOf(id), state);
    await Promise.all(reads.map((each) => startRead(queryClient, call, each)));
  };

  /** The page draws without them and tells of a failure in the chart's place. */
  const fetchCharts = () => {
    for (const kind of page.charts ?? []) chartCode[kind]().catch(() => undefined);
  };

  const code = createCode(page.load);

  function PageOfPath() {
    const { id } = useParams();
    // Another book is another page: nothing of the last one may stay in it.
    return isKnown(id) ? <code.Screen key={id} {...propsOf(id)} /> : <NotFoundPage />;
  }

  const handle: PageHandle = {
    address: page.address,
    load: page.load,
    charts: page.charts ?? [],
    reads: (id) => page.reads(propsOf(id), readAddress(page.address, new URLSearchParams()).state),
    warm: (id, search) => {
      void startReads(id, withUsualPeriod(page.address, search) ?? search);
      // A failure is told when the page is gone to.
      page.load().catch(() => undefined);
      fetchCharts();
    },
  };
  return {
    path,
    handle,
    loader: async ({ params, url }) => {
      // A link to another page; what is already in the address, or gone back to, stays as it is.
      // A server draws what is in the address.
      const isHere = typeof window === 'undefined' || window.location.pathname === url.pathname;
      const usual = isHere ? null : withUsualPeriod(page.address, url.searchParams);
      if (usual !== null) return replace(`${url.pathname}?${usual.toString()}${url.hash}`);
      const asked = startReads(params['id'], url.searchParams);
      fetchCharts();
      const loaded = loadPageCode(code.load, url);
      if (isHere) {
        await loaded;
        return null;
      }
      const moment = soon(asked);
      // Charts of the page that is left would be drawn in it.
      holdIdle(moment);
      await Promise.all([loaded, moment]);
      return null;
    },
    Component: PageOfPath,
  };
}
