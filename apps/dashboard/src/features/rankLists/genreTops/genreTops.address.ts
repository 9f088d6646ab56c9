import { genres, listOverlap, type PortalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../../api/read.ts';
import { listAddress } from '../../../blocks/rankList/listState.ts';
import { ids, oneOfOr, wholeOr } from '../../../page/address/params.ts';
import { PAGE_SIZE } from '../../../page/address/sorting.ts';

/** One genre, several side by side, or what they share. */
export const genreModes = ['one', 'side', 'common'] as const;

export const genreTopsAddress = z.object({
  mode: oneOfOr(genreModes, 'one'),
  /** The genres that are shown side by side. */
  side: ids(),
  ...listAddress,
  page: wholeOr(1, { min: 1, max: 100_000 }),
});
export type GenreTopsState = z.output<typeof genreTopsAddress>;

const MAX_GENRES = 100;

export const genresRead = (portal: PortalSlug) =>
  read(genres, { params: { portal }, query: { size: MAX_GENRES } });

export const overlapRead = (portal: PortalSlug, { page }: GenreTopsState) =>
  read(listOverlap, {
    params: { portal, list: 'genre_top' },
    query: { page, size: PAGE_SIZE },
  });
