import {
  bookAccesses,
  bookStatuses,
  type PortalSlug,
  portalSlugs,
  tierChoices,
  trendDimensions,
  trendFunctions,
  trendGrains,
  trendMetrics,
} from '@litometr/api-contract';
import * as z from 'zod/mini';
import { ids, oneOf, oneOfOr, periodParams, several } from '../../page/address/params.ts';
import { cmpOf, periodQueryOf } from '../../page/period/period.ts';
import type { Question } from './choices.ts';

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

/** Whether the portal's own main metric is told: the API knows it before the page does. */
export const isPortalsOwn = ({ metric, fn, with: beside }: TrendsState): boolean =>
  metric === undefined && fn === undefined && beside === undefined;

/** What the books are chosen by, as the API takes it. */
const filtersOf = (state: TrendsState) =>
  Object.fromEntries(
    filterKeys
      .map((key) => [key, state[key]?.join(',')] as const)
      .filter(([, value]) => value !== undefined),
  );

interface AskedTrends {
  portal: PortalSlug;
  state: TrendsState;
  /** Set right by what the portal has; null: by the address alone. */
  question: Question | null;
  /** Whether the metric is told of chosen books as well. */
  isChoosable: boolean;
}

/** The one call of the workbench to a portal. */
export function trendsInput({ portal, state, question, isChoosable }: AskedTrends) {
  const { by, grain, keys, with: beside } = state;
  return {
    params: { portal },
    query: {
      ...(isPortalsOwn(state) ? { by, grain } : question),
      ...periodQueryOf(state),
      cmp: cmpOf(state),
      ...(isChoosable && beside === undefined && filtersOf(state)),
      ...(keys !== undefined && beside === undefined && { keys: keys.join(',') }),
    },
  };
}
