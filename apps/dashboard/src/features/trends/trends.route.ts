import { type PortalSlug, portals, trends } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage } from '../../page/definePage.ts';
import { isPortalsOwn, trendsAddress, trendsInput } from './trends.address.ts';

export const trendsRoute = definePage({
  address: trendsAddress,
  // Which metric can be asked for says the portal's summary; its own one can be asked for at once.
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    read(portals, {}),
    ...(isPortalsOwn(state)
      ? [read(trends, trendsInput({ portal, state, question: null, isChoosable: true }))]
      : []),
  ],
  charts: ['trendChart'],
  load: async () => (await import('./DetailedTrendsPage.tsx')).DetailedTrendsPage,
});
