import { type PortalSlug, portals } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { listReads } from '../../blocks/rankList/listReads.ts';
import { definePage } from '../../page/definePage.ts';
import { genresRead, genreTopsAddress, overlapRead } from './genreTops.address.ts';

export const genreTopsRoute = definePage({
  address: genreTopsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => {
    const first = [genresRead(portal), read(portals, {})];
    if (state.mode === 'common') return [...first, overlapRead(portal, state)];
    if (state.mode === 'side') return first;
    const { answer, race, summary, days } = listReads({ portal, list: 'genre_top', state });
    return [answer, race, summary, days, ...first];
  },
  charts: ['bumpChart'],
  load: async () => (await import('./GenreTopsPage.tsx')).GenreTopsPage,
});
