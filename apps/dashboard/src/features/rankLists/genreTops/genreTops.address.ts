import {
  genres,
  listOverlap,
  type Named,
  type PortalSlug,
  type PortalSummary,
  rankList,
} from '@litometr/api-contract';
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
/** Genres side by side where the address names none. */
const FIRST_GENRES = 3;
/** Side by side at most, whatever the address names: more are no glance. */
export const MAX_SIDE = 6;
/** Books of each of them. */
export const SIDE_BOOKS = 10;

/** The genres that a portal has tops of. */
export const topGenres = (summary: PortalSummary | undefined): readonly Named[] =>
  summary?.lists.find(({ list }) => list === 'genre_top')?.genres ?? [];

/** Returns the genres that are shown side by side, of those that have a top. */
export const sideGenres = (
  { side }: Pick<GenreTopsState, 'side'>,
  genres: readonly Named[],
): readonly Named[] =>
  side === undefined
    ? genres.slice(0, FIRST_GENRES)
    : genres.filter(({ id }) => side.includes(String(id))).slice(0, MAX_SIDE);

/** The first books of a genre. */
export const sideRead = (
  portal: PortalSlug,
  genre: number,
  { asof }: Pick<GenreTopsState, 'asof'>,
) =>
  read(rankList, {
    params: { portal, list: 'genre_top' },
    query: { genre: String(genre), size: SIDE_BOOKS, ...(asof === undefined ? {} : { asof }) },
  });

export const genresRead = (portal: PortalSlug) =>
  read(genres, { params: { portal }, query: { size: MAX_GENRES } });

export const overlapRead = (portal: PortalSlug, { page }: GenreTopsState) =>
  read(listOverlap, {
    params: { portal, list: 'genre_top' },
    query: { page, size: PAGE_SIZE },
  });
