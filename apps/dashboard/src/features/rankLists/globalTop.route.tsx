import {
  browserLoader,
  pageComponent,
  pageHandle,
  pageMeta,
  serverLoader,
} from '../../app/pageRoute.tsx';
import { GlobalTopPage } from './RankListPage.tsx';
import { rankListPage } from './rankListPage.ts';

const page = rankListPage('global_top');

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(GlobalTopPage);
