import { genreSeasons, genresSummary, type PortalSlug } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage } from '../../page/definePage.ts';
import { allGenresRead, genreRead, genreStatsAddress, genresRead } from './genreStats.address.ts';

export const genreStatsRoute = definePage({
  address: genreStatsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    read(genresSummary, { params: { portal } }),
    allGenresRead(portal),
    genresRead(portal, state),
    read(genreSeasons, { params: { portal } }),
    ...(state.sel === undefined ? [] : [genreRead(portal, state.sel, state)]),
  ],
  charts: ['opportunityMap'],
  load: async () => (await import('./GenreStatsPage.tsx')).GenreStatsPage,
});
