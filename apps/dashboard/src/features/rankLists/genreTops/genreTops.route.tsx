import type { PortalSlug } from '@litometr/api-contract';
import {
  browserLoader,
  pageComponent,
  pageHandle,
  pageMeta,
  serverLoader,
} from '../../../app/pageRoute.tsx';
import { portalHead } from '../../../app/portalHead.ts';
import { shownListReads } from '../../../blocks/rankList/listReads.ts';
import { definePage } from '../../../page/definePage.ts';
import { portalMessages } from '../../../portals/portals.messages.ts';
import { portalsRead, summaryOf } from '../../../portals/portalsRead.ts';
import { GenreTopsPage } from './GenreTopsPage.tsx';
import {
  genresRead,
  genreTopsAddress,
  overlapRead,
  sideGenres,
  sideRead,
  topGenres,
} from './genreTops.address.ts';

const page = definePage({
  address: genreTopsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => {
    const first = [genresRead(portal), portalsRead];
    if (state.mode === 'common') return [...first, overlapRead(portal, state)];
    if (state.mode === 'side') return first;
    return [...shownListReads({ portal, list: 'genre_top', state }), ...first];
  },
  laterReads: ({ props: { portal }, state, responseTo }) => {
    if (state.mode !== 'side') return [];
    const genres = topGenres(summaryOf(responseTo(portalsRead), portal));
    return sideGenres(state, genres).map(({ id }) => sideRead(portal, id, state));
  },
  head: portalHead(portalMessages.genreTops),
  hasPicture: true,
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(GenreTopsPage);
