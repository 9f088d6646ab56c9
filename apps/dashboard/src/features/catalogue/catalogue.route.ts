import {
  bookAccesses,
  bookStatuses,
  catalogue,
  catalogueSorts,
  type PortalSlug,
} from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { id, oneOf, tableParams, text } from '../../page/address/params.ts';
import { definePage } from '../../page/definePage.ts';

export const catalogueAddress = z.object({
  q: text(),
  genre: id(),
  status: oneOf(bookStatuses),
  access: oneOf(bookAccesses),
  ...tableParams(catalogueSorts),
});
export type CatalogueAddress = z.output<typeof catalogueAddress>;

export const catalogueRead = (portal: PortalSlug, { q, cols: _, ...query }: CatalogueAddress) =>
  read(catalogue, { params: { portal }, query: { ...query, ...(q === '' ? {} : { q }) } });

export const catalogueRoute = definePage({
  address: catalogueAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [catalogueRead(portal, state)],
  load: async () => (await import('./CataloguePage.tsx')).CataloguePage,
});
