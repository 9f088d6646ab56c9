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
import { CataloguePage } from './CataloguePage.tsx';
import { catalogueAddress, catalogueRead } from './catalogue.address.ts';

const page = definePage({
  address: catalogueAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [catalogueRead(portal, state)],
  head: portalHead(portalMessages.books),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(CataloguePage);
