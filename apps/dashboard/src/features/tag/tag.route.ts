import { type PortalSlug, tag } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage, noAddress } from '../../page/definePage.ts';

export const tagRoute = definePage({
  address: noAddress,
  reads: ({ portal, id }: { portal: PortalSlug; id: string }) => [
    read(tag, { params: { portal, id } }),
  ],
  load: async () => (await import('./TagPage.tsx')).TagPage,
});
