import { type PortalSlug, portals, trends } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
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
import { DetailedTrendsPage } from './DetailedTrendsPage.tsx';
import { isPortalsOwn, trendsAddress, trendsInput } from './trends.address.ts';
import { trendsRequest } from './trendsRequest.ts';

const portalsRead = read(portals, {});

const page = definePage({
  address: trendsAddress,
  // The portal's summary lists its metrics; the main one can be requested before that is loaded.
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    portalsRead,
    ...(isPortalsOwn(state)
      ? [read(trends, trendsInput({ portal, state, question: null, isChoosable: true }))]
      : []),
  ],
  laterReads: ({ props: { portal }, state, responseTo }) =>
    [portal, state.with].flatMap((slug) => {
      const summary = responseTo(portalsRead)?.items.find((each) => each.slug === slug);
      return summary === undefined
        ? []
        : [trendsRequest({ portal: summary.slug, summary, state }).request];
    }),
  head: portalHead(portalMessages.detailedTrends),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(DetailedTrendsPage);
