import { settings } from '@litometr/api-contract';
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
import { AboutPage } from './AboutPage.tsx';
import { aboutMessages } from './about.messages.ts';

const page = definePage({
  address: noAddress,
  reads: () => [read(settings, {})],
  head: ({ t }) => ({ title: t(aboutMessages.title), description: t(seoMessages.about) }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(AboutPage);
