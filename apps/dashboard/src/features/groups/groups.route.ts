import { genres, groupSorts, type PortalSlug, tags } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { tableParams, text } from '../../page/address/params.ts';
import { definePage } from '../../page/definePage.ts';

export type GroupKind = 'genre' | 'tag';

export const groupsAddress = z.object({ q: text(), ...tableParams(groupSorts) });

export const groupsRead = (
  kind: GroupKind,
  portal: PortalSlug,
  state: z.output<typeof groupsAddress>,
) => {
  const { q, sort = '-books', page, size } = state;
  return read(kind === 'genre' ? genres : tags, {
    params: { portal },
    query: { sort, page, size, ...(q === '' ? {} : { q }) },
  });
};

const groupsRoute = (kind: GroupKind) =>
  definePage({
    address: groupsAddress,
    reads: ({ portal }: { portal: PortalSlug }, state) => [groupsRead(kind, portal, state)],
    load: async () => {
      const { GroupsPage } = await import('./GroupsPage.tsx');
      return ({ portal }) => GroupsPage({ portal, kind });
    },
  });
export const genreStatsRoute = groupsRoute('genre');
export const tagStatsRoute = groupsRoute('tag');
