import type { PortalSlug } from '@litometr/api-contract';
import { definePage } from '../../page/definePage.ts';
import { tagAddress, tagRead } from './tag.address.ts';

export const tagRoute = definePage({
  address: tagAddress,
  reads: ({ portal, id }: { portal: PortalSlug; id: string }, state) => [
    tagRead(portal, id, state),
  ],
  load: async () => (await import('./TagPage.tsx')).TagPage,
});
