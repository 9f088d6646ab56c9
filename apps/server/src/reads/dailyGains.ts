import type {
  EndpointRequest,
  EndpointResponse,
  MetricKey,
  trendDimensions,
  trends,
} from '@litometr/api-contract';
import { badParameter } from '../http/errors.ts';
import { mainMetric } from '../measurements/portals.ts';
import { lookupNames } from './bookBriefs.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { type Period, periodOf } from './period.ts';
import { publishedMetrics } from './readings.ts';

type Dimension = (typeof trendDimensions)[number];

interface GainRow {
  key: string;
  day: string;
  gain: number;
  n: number;
  days: number;
}

/**
 * The gain of a portal's books on each captured day: over those read on it and on the captured
 * day before it. After a gap the step is left out (null), not spread over the missing days.
 */
export async function dailyGains(
  reads: Reads,
  view: PortalView,
  metric: MetricKey,
  period: Period,
): Promise<{ day: string; value: number | null; n: number }[]> {
  const rows = await gainRows(reads, view, metric, 'all', period);
  return rows.map(({ day, gain, n, days }) => ({ day, value: days === 1 ? gain : null, n }));
}

function gainRows(
  reads: Reads,
  view: PortalView,
  metric: MetricKey,
  by: Dimension | 'all',
  period: Period,
): Promise<GainRow[]> {
  return reads.db.select<GainRow>(
    `SELECT key, day, gain, n, days FROM gain_daily
     WHERE portal = {portal:String} AND dimension = {by:String} AND metric = {metric:String}
       AND day BETWEEN {from:Date} AND {to:Date}
     ORDER BY key, day`,
    { portal: view.definition.slug, by, metric, from: period.from, to: period.to },
  );
}

/** Groups that a chart tells apart. */
const SERIES = 8;

export async function readTrends(
  reads: Reads,
  { params, query }: EndpointRequest<typeof trends>,
): Promise<EndpointResponse<typeof trends>> {
  const view = requirePortal(reads, params.portal);
  const metric = query.metric ?? mainMetric(view.definition);
  if (metric !== null && !publishedMetrics(view.definition).includes(metric)) {
    throw badParameter('metric', `${params.portal} does not publish ${metric}.`);
  }
  const period = periodOf(view, query);
  const meta = metaOf(params.portal, view, { filters: { ...query } });
  if (period === null || metric === null) {
    return { meta, metric, from: null, to: null, series: [] };
  }
  const groups = Map.groupBy(
    await gainRows(reads, view, metric, query.by, period),
    (row) => row.key,
  );
  const largest = [...groups]
    .map(([key, rows]) => ({ key, rows, total: rows.reduce((sum, row) => sum + row.gain, 0) }))
    .sort((a, b) => b.total - a.total)
    .slice(0, SERIES);
  const names =
    query.by === 'genre'
      ? await lookupNames(
          reads,
          params.portal,
          'genres',
          largest.map((group) => Number(group.key)),
        )
      : null;
  return {
    meta,
    metric,
    ...period,
    series: largest.map(({ key, rows, total }) => ({
      key,
      label: names?.([Number(key)])[0]?.name ?? key,
      total,
      points: rows.map(({ day, gain, days }) => ({ day, value: days === 1 ? gain : null })),
    })),
  };
}
