import { portals } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import {
  browserLoader,
  pageComponent,
  pageHandle,
  pageMeta,
  serverLoader,
} from '../../app/pageRoute.tsx';
import { seoMessages } from '../../app/seo.messages.ts';
import { definePage, noAddress } from '../../page/definePage.ts';
import { frameMessages } from '../../page/frame.messages.ts';
import { PortalsIndexPage } from './PortalsIndexPage.tsx';
import { portalsIndexMessages } from './portalsIndex.messages.ts';

const page = definePage({
  address: noAddress,
  reads: () => [read(portals, {})],
  head: ({ t }) => ({
    title: t(frameMessages.titled, { page: t(portalsIndexMessages.title) }),
    description: t(seoMessages.portals),
  }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(PortalsIndexPage);
