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
import { AuthorsPage } from './AuthorsPage.tsx';
import { authorsAddress, authorsRead, authorsSummaryRead, chartedRead } from './authors.address.ts';

const page = definePage({
  address: authorsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    authorsSummaryRead(portal),
    authorsRead(portal, state),
    chartedRead(portal, state),
  ],
  head: portalHead(portalMessages.authors),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(AuthorsPage);
