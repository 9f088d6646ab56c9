import { type PortalSlug, portals } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage } from '../../page/definePage.ts';
import { cmpOf, periodQueryOf } from '../../page/period/period.ts';
import { overviewReads, portalTrendsAddress } from './portalTrends.address.ts';

export const portalTrendsRoute = definePage({
  address: portalTrendsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => {
    const { main, mix, week } = overviewReads(portal, {
      query: periodQueryOf(state),
      cmp: cmpOf(state),
    });
    const first = [main, read(portals, {})];
    return state.view === 'overview' ? [...first, mix, week] : first;
  },
  charts: ['stackedShare'],
  load: async () => (await import('./PortalTrendsPage.tsx')).PortalTrendsPage,
});
