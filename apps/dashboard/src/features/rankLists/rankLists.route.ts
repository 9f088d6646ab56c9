import { listDays, listPeriods, type PortalSlug, rankList } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { day, id, oneOf } from '../../page/address/params.ts';
import { definePage } from '../../page/definePage.ts';

/** Address of a list's state; without a value the server chooses. */
export const listAddress = z.object({ asof: day(), genre: id(), period: oneOf(listPeriods) });

export type ShownList = 'bestseller' | 'global_top' | 'genre_top';

const rankListRoute = (list: ShownList) =>
  definePage({
    address: listAddress,
    reads: ({ portal }: { portal: PortalSlug }, { asof, ...choice }) => [
      read(rankList, { params: { portal, list }, query: { ...choice, asof } }),
      read(listDays, { params: { portal, list }, query: choice }),
    ],
    load: async () => {
      const { RankListPage } = await import('./RankListPage.tsx');
      return ({ portal }) => RankListPage({ portal, list });
    },
  });
export const bestsellersRoute = rankListRoute('bestseller');
export const globalTopRoute = rankListRoute('global_top');
export const genreTopsRoute = rankListRoute('genre_top');
