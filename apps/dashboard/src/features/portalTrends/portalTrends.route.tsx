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
import { overviewReads, portalTrendsAddress } from './portalTrends.address.ts';

const page = definePage({
  address: portalTrendsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => {
    const { main, mix, week } = overviewReads(portal, {
      query: periodQueryOf(state),
      cmp: cmpOf(state),
    });
    const first = [main, read(portals, {})];
    return state.view === 'overview' ? [...first, mix, week] : first;
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
