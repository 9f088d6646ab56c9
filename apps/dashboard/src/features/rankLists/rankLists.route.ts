import { type PortalSlug, portals } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { listReads } from '../../blocks/rankList/listReads.ts';
import { definePage } from '../../page/definePage.ts';
import { rankListAddress, type ShownList } from './rankLists.address.ts';

const rankListRoute = (list: ShownList) =>
  definePage({
    address: rankListAddress,
    reads: ({ portal }: { portal: PortalSlug }, state) => {
      const { answer, days, summary, race } = listReads({ portal, list, state });
      return [answer, race, summary, days, read(portals, {})];
    },
    load: async () => {
      const { RankListPage } = await import('./RankListPage.tsx');
      return ({ portal }) => RankListPage({ portal, list });
    },
  });

export const bestsellersRoute = rankListRoute('bestseller');
export const globalTopRoute = rankListRoute('global_top');
