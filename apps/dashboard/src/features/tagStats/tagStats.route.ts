import type { PortalSlug } from '@litometr/api-contract';
import { definePage } from '../../page/definePage.ts';
import {
  commonRead,
  isPaired,
  liftsRead,
  pairsRead,
  summaryRead,
  tagStatsAddress,
  tagsRead,
} from './tagStats.address.ts';

export const tagStatsRoute = definePage({
  address: tagStatsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [
    summaryRead(portal),
    liftsRead(portal, state),
    ...(state.view === 'table' ? [tagsRead(portal, state)] : []),
    ...(isPaired(state) ? [pairsRead(portal, state)] : []),
    ...(state.view === 'lifecycle' ? [commonRead(portal, state)] : []),
  ],
  charts: ['liftBars'],
  load: async () => (await import('./TagStatsPage.tsx')).TagStatsPage,
});
