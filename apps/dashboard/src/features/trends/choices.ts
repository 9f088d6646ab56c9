import {
  levelMetrics,
  type MetricKey,
  metricKeys,
  type PortalSummary,
  stockMetrics,
  type TrendDimension,
  type TrendFunction,
  type TrendGrain,
  type TrendMetric,
  trendDimensions,
  trendFunctions,
} from '@litometr/api-contract';
import type { Look } from './trends.address.ts';

/** What a portal, a metric and a grain allow: the workbench offers nothing else. */

const isStock = (metric: TrendMetric): boolean => stockMetrics.some((stock) => stock === metric);

const isLevel = (metric: TrendMetric): boolean => levelMetrics.some((level) => level === metric);

/** What stands at a value on a day: it is averaged over days, never summed. */
export const stands = (metric: TrendMetric): boolean => isStock(metric) || isLevel(metric);

/** Whether a metric is told of chosen books as well as of all. */
export const isChoosable = (metric: TrendMetric): boolean =>
  !isStock(metric) || metric === 'top_places';

/** Counters that the portal publishes, and what stands at a value. A rating adds up to nothing. */
export function metricsOf(portal: PortalSummary | undefined): TrendMetric[] {
  const published = metricKeys.filter(
    (key: MetricKey) =>
      key !== 'rating' &&
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

/** What the groups of a step have together is a figure of its own: their sum. */
export const addsUp = ({ metric, fn }: Pick<Question, 'metric' | 'fn'>): boolean =>
  fn === 'share' ||
  (!stands(metric) && ['sum', 'count', 'week_mean', 'cumulative'].some((each) => each === fn));

/** Whether a book may be in several groups, so that sums over groups exceed those of the portal. */
export const hasOverlap = ({ metric, by }: Pick<Question, 'metric' | 'by'>): boolean =>
  (by === 'genre' || by === 'tag') && metric !== 'lift' && !isLevel(metric);

/** Places are drawn the first on top; neither shares nor times are told of them. */
export const isPlace = ({ metric, fn }: Pick<Question, 'metric' | 'fn'>): boolean =>
  metric === 'rank' && fn === 'mean';

/** The look that can be had of what was asked for: only what adds up has shares. */
export function lookOf(question: Question, look: Look): Look {
  const hasShares = !isLevel(question.metric) && question.metric !== 'lift';
  return look === 'share' && !hasShares ? 'lines' : look;
}

interface Asked {
  metric?: TrendMetric | undefined;
  by: TrendDimension;
  grain: TrendGrain;
  fn?: TrendFunction | undefined;
}

/** The asked question, with what cannot be asked together set right. */
export function questionOf(asked: Asked, portal: PortalSummary): Question {
  const main = portal.main_metric;
  const known = metricsOf(portal);
  const metric =
    known.find((each) => each === asked.metric) ?? main ?? known[0] ?? ('new_books' as const);
  const by = dimensionsOf(metric).find((each) => each === asked.by) ?? 'genre';
  const functions = functionsOf({ metric, grain: asked.grain, main });
  const fn = functions.find((each) => each === asked.fn) ?? functions[0] ?? 'sum';
  return { metric, by, grain: asked.grain, fn };
}
