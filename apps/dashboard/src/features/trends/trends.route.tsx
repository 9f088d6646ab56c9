import type { PortalSlug } from '@litometr/api-contract';
import {
  browserLoader,
  pageComponent,
  pageHandle,
  pageMeta,
  serverLoader,
} from '../../app/pageRoute.tsx';
import { portalHead } from '../../app/portalHead.ts';
import { definePage } from '../../page/definePage.ts';
import { portalMessages } from '../../portals/portals.messages.ts';
import { portalsRead, summaryOf } from '../../portals/portalsRead.ts';
import { DetailedTrendsPage } from './DetailedTrendsPage.tsx';
import { trendsAddress } from './trends.address.ts';
import { type TrendsRequestInput, trendsRequest } from './trendsRequest.ts';

const trendsReads = (input: TrendsRequestInput) => {
  const { request, isKnown } = trendsRequest(input);
  return isKnown ? [request] : [];
};

const page = definePage({
  address: trendsAddress,
  // The portal's summary lists its metrics; the main one can be requested before that is loaded.
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    portalsRead,
    ...trendsReads({ portal, summary: undefined, state }),
  ],
  laterReads: ({ props: { portal }, state, responseTo }) =>
    [portal, state.with].flatMap((slug) => {
      const summary = summaryOf(responseTo(portalsRead), slug);
      return summary === undefined ? [] : trendsReads({ portal: summary.slug, summary, state });
    }),
  head: portalHead(portalMessages.detailedTrends),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(DetailedTrendsPage);
