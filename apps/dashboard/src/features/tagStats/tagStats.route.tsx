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
import { TagStatsPage } from './TagStatsPage.tsx';
import {
  commonRead,
  isPaired,
  liftsRead,
  pairsRead,
  summaryRead,
  tagStatsAddress,
  tagsRead,
} from './tagStats.address.ts';

const page = definePage({
  address: tagStatsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    summaryRead(portal),
    liftsRead(portal, state),
    ...(state.view === 'table' ? [tagsRead(portal, state)] : []),
    ...(isPaired(state) ? [pairsRead(portal, state)] : []),
    ...(state.view === 'lifecycle' ? [commonRead(portal, state)] : []),
  ],
  head: portalHead(portalMessages.tagStats),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(TagStatsPage);
