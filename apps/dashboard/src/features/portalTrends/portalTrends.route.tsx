import type { PortalSlug } from '@litometr/api-contract';
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
import { portalsRead, summaryOf } from '../../portals/portalsRead.ts';
import { PortalTrendsPage } from './PortalTrendsPage.tsx';
import { portalTrendsAddress, type TrendsState } from './portalTrends.address.ts';
import { listViewReads, overviewReads, viewReads } from './portalTrends.reads.ts';

const daysOf = (state: TrendsState) => ({ query: periodQueryOf(state), cmp: cmpOf(state) });

const page = definePage({
  address: portalTrendsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => {
    const days = daysOf(state);
    return [overviewReads(portal, days).main, portalsRead, ...viewReads(portal, state, days)];
  },
  laterReads: ({ props: { portal }, state, responseTo }) =>
    listViewReads(portal, state, {
      days: daysOf(state),
      summary: summaryOf(responseTo(portalsRead), portal),
    }),
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
