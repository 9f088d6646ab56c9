import { authorSorts, groupSorts } from '@litometr/api-contract';
import { listKinds } from '@litometr/domain';
import * as z from 'zod/mini';
import { listAddress } from '../../blocks/rankList/listState.ts';
import { id, oneOf, oneOfOr, pageSize, periodParams, wholeOr } from '../../page/address/params.ts';
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
