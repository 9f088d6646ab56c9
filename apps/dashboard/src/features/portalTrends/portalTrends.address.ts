import {
  authorSorts,
  groupSorts,
  overview,
  type PortalSlug,
  topMix,
  updatesByWeekday,
} from '@litometr/api-contract';
import { listKinds } from '@litometr/domain';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { listAddress } from '../../blocks/rankList/listState.ts';
import { id, oneOf, oneOfOr, pageSize, periodParams, wholeOr } from '../../page/address/params.ts';
import type { Period } from '../../page/period/usePeriod.ts';
import { trendViews } from '../../portals/trendViews.ts';

export const portalTrendsAddress = z.object({
  view: oneOfOr(trendViews, 'overview'),
  ...periodParams,
  list: oneOf(listKinds),
  ...listAddress,
  /** The genre of the prices by volume. */
  price_genre: id(),
  sort: oneOf([...groupSorts, ...authorSorts]),
  page: wholeOr(1, { min: 1, max: 100_000 }),
  size: pageSize,
});
export type TrendsState = z.output<typeof portalTrendsAddress>;

/** The request of the overview. */
export function overviewReads(portal: PortalSlug, { query, cmp }: Pick<Period, 'query' | 'cmp'>) {
  const params = { portal };
  return {
    main: read(overview, { params, query: { ...query, cmp } }),
    mix: read(topMix, { params, query }),
    week: read(updatesByWeekday, { params, query }),
  };
}
