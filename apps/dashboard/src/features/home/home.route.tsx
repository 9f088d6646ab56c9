import {
  browserLoader,
  pageComponent,
  pageHandle,
  pageMeta,
  serverLoader,
} from '../../app/pageRoute.tsx';
import { seoMessages } from '../../app/seo.messages.ts';
import { definePage } from '../../page/definePage.ts';
import { HomePage } from './HomePage.tsx';
import { homeAddress, homeReads } from './home.address.ts';
import { homeMessages } from './home.messages.ts';

const page = definePage({
  address: homeAddress,
  reads: () => [homeReads.main, homeReads.sentences, homeReads.heat, homeReads.calendar],
  head: ({ t }) => ({ title: t(homeMessages.title), description: t(seoMessages.home) }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(HomePage);
