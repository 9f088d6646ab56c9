import { metricKeys } from '@litometr/domain';
import * as z from 'zod/mini';
import { count, day, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listParam, text } from '../inputs.ts';
import { changeReason, comparison, listFormat, meta, period, periodQuery } from '../shapes.ts';
import { bookFilters } from './catalogueQuery.ts';

/**
 * Measures of the workbench: the gain of any counter, by any dimension; levels, by any dimension:
 * the mean price (rubles) and volume (characters) of the books that have gains on a day, and the
 * mean rank of those in the leading list; and stocks, by genre or tag: new books (of thirty days),
 * active books, ranks in the leading list, lift.
 */
export const stockMetrics = ['new_books', 'active_books', 'top_places', 'lift'] as const;
export const levelMetrics = ['price', 'volume', 'rank'] as const;
export const trendMetrics = [...metricKeys, ...stockMetrics, ...levelMetrics] as const;
export const trendMetric = z.enum(trendMetrics);
export type TrendMetric = z.infer<typeof trendMetric>;

/**
 * `price`: bands by their lowest rubles; `tier`: of the authors when the book came out; `series`: books
 * `in` one and `out` of any.
 */
export const trendDimensions = [
  'genre',
  'tag',
  'status',
  'access',
  'form',
  'age',
  'price',
  'tier',
  'series',
  'all',
] as const;
export const trendDimension = z.enum(trendDimensions);
export type TrendDimension = z.infer<typeof trendDimension>;

export const trendGrains = ['day', 'week', 'month'] as const;
export const trendGrain = z.enum(trendGrains);
export type TrendGrain = z.infer<typeof trendGrain>;

/**
 * - `sum`: of the gains in a bucket; `count`: number of books with data
 * - `mean`: per book and day; of a stock or level: over the days of the bucket
 * - `median`: of the books' gains (main metric, by day)
 * - `week_mean`: of the seven days up to the day, where four or more have data (by day)
 * - `cumulative`: sums from the start; `index`: the first complete bucket above zero is 100
 * - `share`: of the sum over all groups
 */
export const trendFunctions = [
  'sum',
  'mean',
  'median',
  'count',
  'week_mean',
  'cumulative',
  'index',
  'share',
] as const;
export const trendFunction = z.enum(trendFunctions);
export type TrendFunction = z.infer<typeof trendFunction>;

/**
 * A bucket, named by its first day (weeks begin on Monday).
 *
 * - `value`: null where nothing is known. A gain is a step from one snapshot of a book to its next:
 *   it counts where all of its days are within the bucket, otherwise it is left out, never spread
 * - `n`: the largest number of books whose steps end on one of its days; `knownDays`: number of its
 *   `days` days (those within the period) that any step covers
 * - `complete`: false where an end of the period cuts the week or month off
 * - `odd`: far from the same days of the week (robust z above 3.5; sums by day only)
 */
export const trendPoint = z.lazy(() =>
  z.object({
    day,
    value: z.nullable(z.number()),
    n: count,
    knownDays: count,
    days: count,
    complete: z.boolean(),
    odd: z.boolean(),
  }),
);
export type TrendPoint = z.infer<typeof trendPoint>;

/**
 * - `total`: of the period (of gains: the sum of the steps that lie in it, also of those that lie in none
 *   of its buckets; of a stock or level: its mean), whatever the function
 * - `change`: against the compared period. Of gains as in \`span\`, of the groups as they are now; of
 *   stocks and levels: of the mean of their days; of shares, medians and counts: of the mean of the
 *   complete points. Null where half of these of either period are unknown, or without a compared period
 */
export const trendSeries = z.lazy(() =>
  z.object({
    key: z.string(),
    label: z.string(),
    total: z.number(),
    change: z.nullable(z.number()),
    change_n: z.nullable(count),
    change_reason: z.nullable(changeReason),
    points: z.array(trendPoint),
    /** The same of the compared period, bucket by bucket; empty without one. */
    compared: z.array(trendPoint),
  }),
);
export type TrendSeries = z.infer<typeof trendSeries>;

/** Number of groups with a series of their own; all others are aggregated as the rest. */
export const TREND_SERIES = 12;

/**
 * Filters are those of the catalogue and use the current state of the books; they apply to gains,
 * levels and `top_places`, by any dimension. A book counts in the groups that it was in on the day.
 */
export const trends = defineEndpoint({
  id: 'trends',
  path: '/portals/{portal}/trends/',
  summary:
    'The workbench: a metric by a dimension over time, with the period that it is held against',
  params: () => z.object({ portal: portalSlug }),
  query: () =>
    z.object({
      metric: z.optional(trendMetric),
      by: z._default(trendDimension, 'genre'),
      grain: z._default(trendGrain, 'day'),
      fn: z.optional(trendFunction),
      /** Only these groups, in place of the largest. */
      keys: z.optional(listParam(text(60, 1), { maxItems: TREND_SERIES })),
      cmp: z._default(comparison, 'off'),
      ...bookFilters,
      ...periodQuery,
      ...listFormat,
    }),
  response: () =>
    z.object({
      meta,
      metric: z.nullable(trendMetric),
      by: trendDimension,
      grain: trendGrain,
      fn: trendFunction,
      from: z.nullable(day),
      to: z.nullable(day),
      compared: z.nullable(period),
      /** How many groups there are in all. */
      groups: count,
      /** The twelve largest of the period, or the requested ones. */
      series: z.array(trendSeries),
      /**
       * All other groups together; null where there are none, or where they do not add up (`lift`,
       * levels, medians). A book of two genres or tags counts in both.
       */
      rest: z.nullable(trendSeries),
    }),
});
