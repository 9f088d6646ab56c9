import type { PortalSlug } from '@litometr/api-contract';
import { definePage } from '../../page/definePage.ts';
import { authorsAddress, authorsRead, authorsSummaryRead, chartedRead } from './authors.address.ts';

export const authorsRoute = definePage({
  address: authorsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    authorsSummaryRead(portal),
    authorsRead(portal, state),
    chartedRead(portal, state),
  ],
  charts: ['scatter'],
  load: async () => (await import('./AuthorsPage.tsx')).AuthorsPage,
});
