import { genreSeasons, genresSummary, type PortalSlug } from '@litometr/api-contract';
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
import { GenreStatsPage } from './GenreStatsPage.tsx';
import { allGenresRead, genreRead, genreStatsAddress, genresRead } from './genreStats.address.ts';

const page = definePage({
  address: genreStatsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    read(genresSummary, { params: { portal } }),
    allGenresRead(portal),
    genresRead(portal, state),
    read(genreSeasons, { params: { portal } }),
    ...(state.sel === undefined ? [] : [genreRead(portal, state.sel, state)]),
  ],
  head: portalHead(portalMessages.genreStats),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(GenreStatsPage);
