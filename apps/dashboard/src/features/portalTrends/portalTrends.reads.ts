import {
  authorSorts,
  authors,
  genres,
  groupSorts,
  listSummary,
  overview,
  type PortalSlug,
  type PortalSummary,
  pricesByVolume,
  rankList,
  tags,
  topMix,
  trends,
  updatesByWeekday,
} from '@litometr/api-contract';
import type { ListKind } from '@litometr/domain';
import { type Read, read } from '../../api/read.ts';
import { shownListReads } from '../../blocks/rankList/listReads.ts';
import type { Period } from '../../page/period/usePeriod.ts';
import type { TrendsState } from './portalTrends.address.ts';

/** More genres than a portal has. */
export const MAX_GENRES = 100;
/** Authors of the scatter plot. */
const SCATTER_AUTHORS = 100;
/** A tag of fewer authors is somebody's habit. */
export const MIN_TAG_AUTHORS = 5;
/** Tags in the chart, those first whose lift is certainly highest. */
export const LIFT_BARS = 14;

type Days = Pick<Period, 'query' | 'cmp'>;

/** A summary of a portal; undefined while it is loading. */
type Summary = PortalSummary | undefined;

/** Placeholder for the list of a portal whose summary is loading: nothing is requested then. */
export const UNKNOWN_LIST: ListKind = 'global_top';

/** The portal's list that the address names, or else the leading one; undefined where it has none. */
export const shownList = (summary: Summary, { list }: Pick<TrendsState, 'list'>) =>
  summary?.lists.find((each) => each.list === list) ?? summary?.lists[0];

export function overviewReads(portal: PortalSlug, { query, cmp }: Days) {
  const params = { portal };
  return {
    main: read(overview, { params, query: { ...query, cmp } }),
    mix: read(topMix, { params, query }),
    week: read(updatesByWeekday, { params, query }),
  };
}

export const genreSort = ({ sort }: Pick<TrendsState, 'sort'>) =>
  groupSorts.find((each) => each === sort) ?? '-gain';

export function genreReads(portal: PortalSlug, state: TrendsState, { query }: Days) {
  const params = { portal };
  return {
    growth: read(trends, { params, query: { ...query, by: 'genre' } }),
    rows: read(genres, { params, query: { sort: genreSort(state), size: MAX_GENRES } }),
  };
}

export const tagSort = ({ sort }: Pick<TrendsState, 'sort'>) =>
  groupSorts.find((each) => each === sort) ?? '-top_authors';

export function tagReads(portal: PortalSlug, state: TrendsState) {
  const params = { portal };
  const { page, size } = state;
  const common = { sort: tagSort(state), min_authors: MIN_TAG_AUTHORS };
  return {
    lifted: read(tags, {
      params,
      query: { sort: '-lift', min_authors: MIN_TAG_AUTHORS, size: LIFT_BARS },
    }),
    rows: read(tags, { params, query: { ...common, page, size } }),
    /** All pages, for a file. */
    whole: read(tags, { params, query: common }),
  };
}

export const authorSort = ({ sort }: Pick<TrendsState, 'sort'>) =>
  authorSorts.find((each) => each === sort) ?? '-top_places';

/** The places of authors on the leading list. */
export const placesRead = (portal: PortalSlug, list: ListKind, { query }: Days) =>
  read(listSummary, { params: { portal, list }, query });

export function authorReads(portal: PortalSlug, state: TrendsState) {
  const params = { portal };
  const { page, size } = state;
  const sort = authorSort(state);
  return {
    first: read(authors, { params, query: { sort: '-top_places', size: SCATTER_AUTHORS } }),
    rows: read(authors, { params, query: { sort, page, size } }),
    /** All pages, for a file. */
    whole: read(authors, { params, query: { sort } }),
  };
}

/** The books of the leading list, whose prices are compared with their places. */
export const pricedListRead = (portal: PortalSlug, list: ListKind) =>
  read(rankList, { params: { portal, list } });

export function priceReads(portal: PortalSlug, { price_genre }: TrendsState, { query }: Days) {
  const params = { portal };
  return {
    rows: read(genres, { params, query: { sort: '-median_price', size: MAX_GENRES } }),
    volumes: read(pricesByVolume, {
      params,
      query: price_genre === undefined ? {} : { genre: price_genre },
    }),
    bands: read(trends, { params, query: { ...query, by: 'price' } }),
    accesses: read(trends, { params, query: { ...query, by: 'access' } }),
  };
}

/** Returns the reads of the view in the address that depend on it alone. */
export function viewReads(portal: PortalSlug, state: TrendsState, days: Days): readonly Read[] {
  switch (state.view) {
    case 'overview': {
      const { mix, week } = overviewReads(portal, days);
      return [mix, week];
    }
    case 'movement':
      return [];
    case 'genres':
      return Object.values(genreReads(portal, state, days));
    case 'tags': {
      const { lifted, rows } = tagReads(portal, state);
      return [lifted, rows];
    }
    case 'authors': {
      const { first, rows } = authorReads(portal, state);
      return [first, rows];
    }
    case 'prices':
      return Object.values(priceReads(portal, state, days));
  }
}

/** Returns the reads of the view that depend on which lists the portal has. */
export function listViewReads(
  portal: PortalSlug,
  state: TrendsState,
  { days, summary }: { days: Days; summary: Summary },
): readonly Read[] {
  const leading = summary?.lists[0];
  const shown = shownList(summary, state);
  if (leading === undefined || shown === undefined) return [];
  if (state.view === 'movement') return shownListReads({ portal, list: shown.list, state });
  if (state.view === 'authors') return [placesRead(portal, leading.list, days)];
  return state.view === 'prices' ? [pricedListRead(portal, leading.list)] : [];
}
