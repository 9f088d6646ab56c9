import {
  authorSorts,
  authors,
  genres,
  groupSorts,
  listSummary,
  overview,
  type PortalSlug,
  pricesByVolume,
  rankList,
  tags,
  topMix,
  trends,
  updatesByWeekday,
} from '@litometr/api-contract';
import { type ListKind, portalDefinitions } from '@litometr/domain';
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

/** The list that the views of a portal are of. */
const leadingList = (portal: PortalSlug): ListKind =>
  portalDefinitions.find(({ slug }) => slug === portal)?.lists[0]?.kind ?? 'global_top';

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

/** @param list the leading list; by default the one that the portal is known to publish */
export function authorReads(
  portal: PortalSlug,
  state: TrendsState,
  { query, list = leadingList(portal) }: Pick<Days, 'query'> & { list?: ListKind | undefined },
) {
  const params = { portal };
  const { page, size } = state;
  const sort = authorSort(state);
  return {
    places: read(listSummary, { params: { portal, list }, query }),
    first: read(authors, { params, query: { sort: '-top_places', size: SCATTER_AUTHORS } }),
    rows: read(authors, { params, query: { sort, page, size } }),
    /** All pages, for a file. */
    whole: read(authors, { params, query: { sort } }),
  };
}

/** @param list the leading list; by default the one that the portal is known to publish */
export function priceReads(
  portal: PortalSlug,
  { price_genre }: TrendsState,
  { query, list = leadingList(portal) }: Pick<Days, 'query'> & { list?: ListKind | undefined },
) {
  const params = { portal };
  return {
    rows: read(genres, { params, query: { sort: '-median_price', size: MAX_GENRES } }),
    top: read(rankList, { params: { portal, list } }),
    volumes: read(pricesByVolume, {
      params,
      query: price_genre === undefined ? {} : { genre: price_genre },
    }),
    bands: read(trends, { params, query: { ...query, by: 'price' } }),
    accesses: read(trends, { params, query: { ...query, by: 'access' } }),
  };
}

/** Returns the first reads of the view in the address, without those of the page around it. */
export function viewReads(portal: PortalSlug, state: TrendsState, days: Days): readonly Read[] {
  switch (state.view) {
    case 'overview': {
      const { mix, week } = overviewReads(portal, days);
      return [mix, week];
    }
    case 'movement':
      return shownListReads({ portal, list: state.list ?? leadingList(portal), state });
    case 'genres':
      return Object.values(genreReads(portal, state, days));
    case 'tags': {
      const { lifted, rows } = tagReads(portal, state);
      return [lifted, rows];
    }
    case 'authors': {
      const { places, first, rows } = authorReads(portal, state, days);
      return [places, first, rows];
    }
    case 'prices':
      return Object.values(priceReads(portal, state, days));
  }
}
