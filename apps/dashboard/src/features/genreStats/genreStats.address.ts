import { bars, genre, genres, groupSorts, type PortalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { id, oneOfOr, periodParams, tableParams, text, whole } from '../../page/address/params.ts';
import { comparedQueryOf, type PeriodState } from '../../page/period/period.ts';

export const seasonFigures = ['gain', 'new'] as const;

export const genreStatsAddress = z.object({
  q: text(),
  min_books: whole(),
  /** The metric of the share of books above the bar. */
  bar: oneOfOr(bars, '50'),
  /** The values in the table by months. */
  season: oneOfOr(seasonFigures, 'gain'),
  /** The genre whose panel is open. */
  sel: id(),
  ...periodParams,
  ...tableParams(groupSorts),
});
export type GenreStatsAddress = z.output<typeof genreStatsAddress>;

export const genresRead = (portal: PortalSlug, state: GenreStatsAddress) => {
  const { q, min_books = 0, bar, sort = '-books', page, size } = state;
  const days = comparedQueryOf(state);
  return read(genres, {
    params: { portal },
    query: { sort, page, size, min_books, bar, ...days, ...(q === '' ? {} : { q }) },
  });
};

/** All genres of a portal, for what compares them with each other; no portal has more. */
export const allGenresRead = (portal: PortalSlug) =>
  read(genres, { params: { portal }, query: { sort: '-books', size: 100 } });

/** One genre over the days of the page, against those that the page compares them with. */
export const genreRead = (portal: PortalSlug, genreId: string, state: PeriodState) =>
  read(genre, { params: { portal, id: genreId }, query: comparedQueryOf(state) });
