import { type PortalSlug, portals } from '@litometr/api-contract';
import type { ComponentType } from 'react';
import { read } from '../../api/read.ts';
import { listReads } from '../../blocks/rankList/listReads.ts';
import { definePage } from '../../page/definePage.ts';
import { rankListAddress, type ShownList } from './rankLists.address.ts';

type Load = () => Promise<ComponentType<{ portal: PortalSlug }>>;

const rankListRoute = (list: ShownList, load: Load) =>
  definePage({
    address: rankListAddress,
    reads: ({ portal }: { portal: PortalSlug }, state) => {
      const { answer, days, summary, race } = listReads({ portal, list, state });
      return [answer, race, summary, days, read(portals, {})];
    },
    load,
    charts: ['bumpChart'],
  });

export const bestsellersRoute = rankListRoute(
  'bestseller',
  async () => (await import('./RankListPage.tsx')).BestsellersPage,
);
export const globalTopRoute = rankListRoute(
  'global_top',
  async () => (await import('./RankListPage.tsx')).GlobalTopPage,
);
