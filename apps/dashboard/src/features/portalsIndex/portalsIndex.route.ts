import { portals } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage, noAddress } from '../../page/definePage.ts';

export const portalsIndexRoute = definePage({
  address: noAddress,
  reads: () => [read(portals, {})],
  load: async () => (await import('./PortalsIndexPage.tsx')).PortalsIndexPage,
});
