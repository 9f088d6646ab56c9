import {
  levelMetrics,
  type MetricKey,
  type PortalSummary,
  stockMetrics,
  type TrendDimension,
  type TrendFunction,
  type TrendGrain,
  type TrendMetric,
  trendDimensions,
  trendFunctions,
} from '@litometr/api-contract';
import { isLevelMetric, metricKeys } from '@litometr/domain';
import type { Look } from './looks.ts';

/** Options that a portal, a metric and a grain allow: the workbench offers nothing else. */

const isStock = (metric: TrendMetric): boolean => stockMetrics.some((stock) => stock === metric);

const isLevel = (metric: TrendMetric): boolean => levelMetrics.some((level) => level === metric);

/** True for metrics with a value at a point in time: they are averaged over days, never summed. */
export const isPointInTime = (metric: TrendMetric): boolean => isStock(metric) || isLevel(metric);

/** True when a metric is available for filtered books as well as for all. */
export const isChoosable = (metric: TrendMetric): boolean =>
  !isStock(metric) || metric === 'top_places';

/**
 * Returns the portal's counters and the point-in-time metrics, without the rating, which has no
 * meaningful sum.
 */
export function metricsOf(portal: PortalSummary | undefined): TrendMetric[] {
  const published = metricKeys.filter(
    (key: MetricKey) =>
      !isLevelMetric(key) &&
      portal?.capabilities.some(({ metric, available }) => metric === key && available),
  );
  return [...published, ...stockMetrics, ...levelMetrics];
}

export function dimensionsOf(metric: TrendMetric): readonly TrendDimension[] {
  return isStock(metric) ? ['genre', 'tag'] : trendDimensions;
}

interface FunctionInput {
  metric: TrendMetric;
  grain: TrendGrain;
  main: MetricKey | null;
}

export function functionsOf({ metric, grain, main }: FunctionInput): readonly TrendFunction[] {
  if (metric === 'lift' || isLevel(metric)) return ['mean', 'index'];
  if (isStock(metric)) return ['mean', 'index', 'share'];
  return trendFunctions.filter((fn) => {
    if (fn === 'median') return grain === 'day' && metric === main;
    return fn !== 'week_mean' || grain === 'day';
  });
}

export interface Question {
  metric: TrendMetric;
  by: TrendDimension;
  grain: TrendGrain;
  fn: TrendFunction;
}

/** True when the sum over the groups of a bucket is meaningful. */
export const addsUp = ({ metric, fn }: Pick<Question, 'metric' | 'fn'>): boolean =>
  fn === 'share' ||
  (!isPointInTime(metric) &&
    ['sum', 'count', 'week_mean', 'cumulative'].some((each) => each === fn));

/** Whether a book may be in several groups, so that sums over groups exceed those of the portal. */
export const hasOverlap = ({ metric, by }: Pick<Question, 'metric' | 'by'>): boolean =>
  (by === 'genre' || by === 'tag') && metric !== 'lift' && !isLevel(metric);

/** True for ranks: the axis has rank 1 on top, and neither shares nor ratios apply. */
export const isPlace = ({ metric, fn }: Pick<Question, 'metric' | 'fn'>): boolean =>
  metric === 'rank' && fn === 'mean';

/**
 * Returns the requested look where it applies: only what adds up has shares. The daily means of a stock do, those
 * of the gains of books do not.
 */
export function lookOf(question: Question, look: Look): Look {
  const { metric, fn } = question;
  const isStockMean = isStock(metric) && metric !== 'lift' && fn === 'mean';
  return look === 'share' && !addsUp(question) && !isStockMean ? 'lines' : look;
}

interface QuestionInput {
  metric?: TrendMetric | undefined;
  by: TrendDimension;
  grain: TrendGrain;
  fn?: TrendFunction | undefined;
}

/** Returns the requested question, with incompatible options replaced by valid ones. */
export function questionOf(input: QuestionInput, portal: PortalSummary): Question {
  const main = portal.main_metric;
  const known = metricsOf(portal);
  const metric =
    known.find((each) => each === input.metric) ?? main ?? known[0] ?? ('new_books' as const);
  const by = dimensionsOf(metric).find((each) => each === input.by) ?? 'genre';
  const functions = functionsOf({ metric, grain: input.grain, main });
  const fn = functions.find((each) => each === input.fn) ?? functions[0] ?? 'sum';
  return { metric, by, grain: input.grain, fn };
}
