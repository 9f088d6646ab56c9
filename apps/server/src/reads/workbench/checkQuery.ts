import {
  bookFilters,
  type EndpointRequest,
  type TrendFunction,
  type trends,
} from '@litometr/api-contract';
import { isLevelMetric } from '@litometr/domain';
import { badParameter } from '../../http/errors.ts';
import { mainMetric } from '../../measurements/portals.ts';
import type { PortalView } from '../shared/context.ts';
import type { Period } from '../shared/period.ts';
import { publishedMetrics } from '../shared/readings.ts';
import { type Bucket, bucketsOf } from './buckets.ts';
import { isLevel, isStock, type Source } from './figures.ts';

export type Query = EndpointRequest<typeof trends>['query'];

/** Functions for stocks and levels, whose days are not summed; a level has no share either. */
const levelFunctions: readonly TrendFunction[] = ['mean', 'index'];
const stockFunctions: readonly TrendFunction[] = [...levelFunctions, 'share'];

/** Whether books are chosen by anything. */
export const hasFilter = (query: Query): boolean =>
  Object.keys(bookFilters).some(
    (name) => name !== 'tag_mode' && query[name as keyof typeof bookFilters] !== undefined,
  );

/** 400 for what a portal, a metric or a grain does not have, by the parameter's name. */
export function checkQuery(
  view: PortalView,
  query: Query,
  source: Source,
  fn: TrendFunction,
): void {
  const { metric } = source;
  const { slug } = view.definition;
  if (isLevelMetric(metric)) {
    throw badParameter('metric', 'A rating is an average: it has no gain that could be summed.');
  }
  const published: readonly string[] = publishedMetrics(view.definition);
  if (!isStock(metric) && !isLevel(metric) && !published.includes(metric)) {
    throw badParameter('metric', `${slug} does not publish ${metric}.`);
  }
  checkStockQuery(query, source, fn);
  if ((fn === 'median' || fn === 'week_mean') && query.grain !== 'day') {
    throw badParameter('fn', `${fn} is available by day only.`);
  }
  if (fn === 'median' && metric !== mainMetric(view.definition)) {
    throw badParameter(
      'fn',
      `Medians are available for the main metric only, ${mainMetric(view.definition)}.`,
    );
  }
}

/** Checks queries of stocks and levels, which have a value on a day instead of a gain. */
function checkStockQuery(query: Query, { metric, by }: Source, fn: TrendFunction): void {
  const isChosen = hasFilter(query) && metric === 'top_places';
  if (isStock(metric) && by !== 'genre' && by !== 'tag' && !isChosen) {
    throw badParameter('by', `${metric} is available by genre and by tag.`);
  }
  if (isStock(metric) && hasFilter(query) && !isChosen) {
    throw badParameter('metric', `${metric} is available for all books only: remove the filters.`);
  }
  const functions = isLevel(metric) ? levelFunctions : isStock(metric) ? stockFunctions : null;
  if (functions?.includes(fn) === false) {
    throw badParameter('fn', `${metric} has the functions ${functions.join(', ')}.`);
  }
  if (metric === 'lift' && fn === 'share') throw badParameter('fn', 'A lift has no share.');
}

export function requireBuckets(period: Period, query: Query, data: Period): Bucket[] {
  const buckets = bucketsOf(period, query.grain, data);
  if (buckets === null) throw badParameter('from', 'At most ten years are shown: begin later.');
  return buckets;
}
