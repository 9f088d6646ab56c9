import { type PortalSlug, portals } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import {
  browserLoader,
  pageComponent,
  pageHandle,
  pageMeta,
  serverLoader,
} from '../../app/pageRoute.tsx';
import { seoMessages } from '../../app/seo.messages.ts';
import { definePage } from '../../page/definePage.ts';
import { frameMessages } from '../../page/frame.messages.ts';
import { cmpOf, periodQueryOf } from '../../page/period/period.ts';
import { PortalTrendsPage } from './PortalTrendsPage.tsx';
import { portalTrendsAddress } from './portalTrends.address.ts';
import { overviewReads, viewReads } from './portalTrends.reads.ts';

const page = definePage({
  address: portalTrendsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => {
    const days = { query: periodQueryOf(state), cmp: cmpOf(state) };
    return [overviewReads(portal, days).main, read(portals, {}), ...viewReads(portal, state, days)];
  },
  head: ({ t, portal }) => ({
    title: t(frameMessages.titled, { page: portal }),
    description: t(seoMessages.trends, { portal }),
  }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(PortalTrendsPage);
