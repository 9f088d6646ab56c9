import type { PortalSlug } from '@litometr/api-contract';
import { definePage } from '../../page/definePage.ts';
import { catalogueAddress, catalogueRead } from './catalogue.address.ts';

export const catalogueRoute = definePage({
  address: catalogueAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [catalogueRead(portal, state)],
  load: async () => (await import('./CataloguePage.tsx')).CataloguePage,
});
