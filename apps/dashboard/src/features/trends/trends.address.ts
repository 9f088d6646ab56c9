import {
  bookAccesses,
  bookStatuses,
  type PortalSlug,
  tierChoices,
  trendDimensions,
  trendFunctions,
  trendGrains,
  trendMetrics,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import * as z from 'zod/mini';
import { ids, oneOf, oneOfOr, periodParams, several } from '../../page/address/params.ts';
import { cmpOf, periodQueryOf } from '../../page/period/period.ts';
import type { Question } from './choices.ts';
import { looks } from './looks.ts';
/** Scales of the value axis: linear, or logarithmic to compare growth factors. */
export const scales = ['linear', 'log'] as const;
export type Scale = (typeof scales)[number];

/** Filters for the books of all lines. */
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

/**
 * True when the portal's main metric is requested, which the API resolves before the page knows it.
 */
export const isPortalsOwn = ({ metric, fn, with: beside }: TrendsState): boolean =>
  metric === undefined && fn === undefined && beside === undefined;

/** Returns the filters of books as query parameters of the API. */
const filtersOf = (state: TrendsState) =>
  Object.fromEntries(
    filterKeys
      .map((key) => [key, state[key]?.join(',')] as const)
      .filter(([, value]) => value !== undefined),
  );

interface TrendsRequest {
  portal: PortalSlug;
  state: TrendsState;
  /** Set right by what the portal has; null: by the address alone. */
  question: Question | null;
  /** True when the metric is available for filtered books as well. */
  isChoosable: boolean;
}

/** The one call of the workbench to a portal. */
export function trendsInput({ portal, state, question, isChoosable }: TrendsRequest) {
  const { by, grain, keys, with: beside } = state;
  const grouping = isPortalsOwn(state) ? { by, grain } : question;
  return {
    params: { portal },
    query: {
      ...grouping,
      ...periodQueryOf(state),
      cmp: cmpOf(state),
      ...(isChoosable && beside === undefined && filtersOf(state)),
      ...(keys !== undefined && beside === undefined && { keys: keys.join(',') }),
    },
  };
}
