import { type PortalSlug, portals } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage } from '../../page/definePage.ts';
import { trendsAddress } from './trends.address.ts';

export const trendsRoute = definePage({
  address: trendsAddress,
  // Which metric can be asked for says the portal's summary.
  reads: (_: { portal: PortalSlug }) => [read(portals, {})],
  load: async () => (await import('./DetailedTrendsPage.tsx')).DetailedTrendsPage,
});
