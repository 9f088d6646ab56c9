import { genres, listOverlap, type PortalSlug, portals } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { listReads } from '../../blocks/rankList/listReads.ts';
import { listAddress } from '../../blocks/rankList/listState.ts';
import { ids, oneOfOr, wholeOr } from '../../page/address/params.ts';
import { PAGE_SIZE } from '../../page/address/sorting.ts';
import { definePage } from '../../page/definePage.ts';

/** One genre, several side by side, or what they share. */
export const genreModes = ['one', 'side', 'common'] as const;

export const genreTopsAddress = z.object({
  mode: oneOfOr(genreModes, 'one'),
  /** The genres that stand side by side. */
  side: ids(),
  ...listAddress,
  page: wholeOr(1, { min: 1, max: 100_000 }),
});
export type GenreTopsState = z.output<typeof genreTopsAddress>;

const ALL = 100;

export const genresRead = (portal: PortalSlug) =>
  read(genres, { params: { portal }, query: { size: ALL } });

export const overlapRead = (portal: PortalSlug, { page }: GenreTopsState) =>
  read(listOverlap, {
    params: { portal, list: 'genre_top' },
    query: { page, size: PAGE_SIZE },
  });

export const genreTopsRoute = definePage({
  address: genreTopsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => {
    const first = [genresRead(portal), read(portals, {})];
    if (state.mode === 'common') return [...first, overlapRead(portal, state)];
    if (state.mode === 'side') return first;
    const { answer, race, summary, days } = listReads({ portal, list: 'genre_top', state });
    return [answer, race, summary, days, ...first];
  },
  load: async () => (await import('./GenreTopsPage.tsx')).GenreTopsPage,
});
