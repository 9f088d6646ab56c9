import {
  bookAccesses,
  bookStatuses,
  portalSlugs,
  tierChoices,
  trendDimensions,
  trendFunctions,
  trendGrains,
  trendMetrics,
} from '@litometr/api-contract';
import * as z from 'zod/mini';
import { ids, oneOf, oneOfOr, periodParams, several } from '../../page/address/params.ts';

/** How the lines are drawn. */
export const looks = ['lines', 'small', 'share'] as const;
export type Look = (typeof looks)[number];
/** How values stand on the axis of the lines: evenly, or by how many times they grow. */
export const scales = ['linear', 'log'] as const;
export type Scale = (typeof scales)[number];

/** What the books of all lines are chosen by. */
export const filterKeys = ['genre', 'status', 'access', 'tier'] as const;
export type TrendFilter = (typeof filterKeys)[number];

const groupKey = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));

export const trendsAddress = z.object({
  metric: oneOf(trendMetrics),
  by: oneOfOr(trendDimensions, 'genre'),
  grain: oneOfOr(trendGrains, 'day'),
  fn: oneOf(trendFunctions),
  look: oneOfOr(looks, 'lines'),
  scale: oneOfOr(scales, 'linear'),
  /** Only these groups, in place of the largest. */
  keys: several(groupKey),
  genre: ids(),
  status: several(z.enum(bookStatuses)),
  access: several(z.enum(bookAccesses)),
  tier: several(z.enum(tierChoices)),
  /** Another portal, laid over as an index: its units are others. */
  with: oneOf(portalSlugs),
  ...periodParams,
});
export type TrendsState = z.output<typeof trendsAddress>;
