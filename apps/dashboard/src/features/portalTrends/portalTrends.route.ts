import { listKinds, overview, type PortalSlug, portals } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { id, oneOf } from '../../page/address/params.ts';
import { definePage } from '../../page/definePage.ts';

export const portalTrendsAddress = z.object({ list: oneOf(listKinds), genre: id() });

export const portalTrendsRoute = definePage({
  address: portalTrendsAddress,
  reads: ({ portal }: { portal: PortalSlug }) => [
    read(overview, { params: { portal } }),
    read(portals, {}),
  ],
  load: async () => (await import('./PortalTrendsPage.tsx')).PortalTrendsPage,
});
