import { groupSorts, type PortalSlug, tagPairs, tags, tagsSummary } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import {
  id,
  oneOfOr,
  periodParams,
  tableParams,
  text,
  wholeOr,
} from '../../page/address/params.ts';
import { comparedQueryOf } from '../../page/period/period.ts';

export const tagViews = ['table', 'map', 'matrix', 'lifecycle'] as const;

/** A tag of fewer authors is one author's tag. */
const MIN_AUTHORS = 5;
/** Authors in tops that make a lift worth a place among the first. */
const LIFT_AUTHORS = 20;
const LIFTS = 12;
/** The commonest tags: as many as one response may have. */
const MAX_TAGS = 100;
/** Tags of the matrix and the map; more cannot be read. */
const PAIRED = 40;

export const tagStatsAddress = z.object({
  view: oneOfOr(tagViews, 'table'),
  q: text(),
  genre: id(),
  min_books: wholeOr(0),
  min_authors: wholeOr(MIN_AUTHORS),
  ...periodParams,
  ...tableParams(groupSorts),
});
export type TagStatsAddress = z.output<typeof tagStatsAddress>;

/** False for the tags of one genre: their history is not stored, only the data day. */
export const hasDays = ({ genre }: TagStatsAddress) => genre === undefined;

/** Views of the commonest tags together: a lower bound would leave them as they are. */
export const isPaired = ({ view }: TagStatsAddress) => view === 'map' || view === 'matrix';

/** The lifecycle stages of tags are computed for the portal, not for a genre. */
export const hasGenre = ({ view }: TagStatsAddress) => view !== 'lifecycle';

const genreOf = (state: TagStatsAddress) =>
  state.genre === undefined || !hasGenre(state) ? {} : { genre: state.genre };

export const tagsRead = (portal: PortalSlug, state: TagStatsAddress) => {
  const { q, min_books, min_authors, sort = '-books', page, size } = state;
  const rows = { sort, page, size, min_books, min_authors, ...genreOf(state) };
  const days = hasDays(state) ? comparedQueryOf(state) : {};
  return read(tags, {
    params: { portal },
    query: { ...rows, ...days, ...(q === '' ? {} : { q }) },
  });
};

/** Those with the highest lift in rank lists. */
export const liftsRead = (portal: PortalSlug, state: TagStatsAddress) =>
  read(tags, {
    params: { portal },
    query: { sort: '-lift', size: LIFTS, min_authors: LIFT_AUTHORS, ...genreOf(state) },
  });

/** The commonest, for their stages. */
export const commonRead = (portal: PortalSlug, state: TagStatsAddress) =>
  read(tags, {
    params: { portal },
    query: {
      sort: '-books',
      size: MAX_TAGS,
      min_books: state.min_books,
      min_authors: state.min_authors,
    },
  });

export const pairsRead = (portal: PortalSlug, state: TagStatsAddress) =>
  read(tagPairs, { params: { portal }, query: { top: PAIRED, ...genreOf(state) } });

export const summaryRead = (portal: PortalSlug) => read(tagsSummary, { params: { portal } });
