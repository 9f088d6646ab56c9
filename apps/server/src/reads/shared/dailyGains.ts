import type { MetricKey } from '@litometr/api-contract';
import type { GainSteps } from '../formulas/gainChange.ts';
import type { PortalView, Reads } from './context.ts';
import type { Period } from './period.ts';

interface StepRow extends GainSteps {
  metric: MetricKey;
}

/** The steps of a portal's books that end on the days of a period, by metric; by day, the shortest first. */
export async function dailyGains(
  { db }: Reads,
  view: PortalView,
  metrics: readonly MetricKey[],
  period: Period,
): Promise<ReadonlyMap<MetricKey, StepRow[]>> {
  if (metrics.length === 0) return new Map();
  const rows = await db.select<StepRow>(
    `SELECT metric, day, gain, n, days FROM gain_daily
     WHERE portal = {portal:String} AND dimension = 'all' AND metric IN {metrics:Array(String)}
       AND day BETWEEN {from:Date} AND {to:Date}
     ORDER BY metric, day, days`,
    { portal: view.definition.slug, metrics: [...metrics], from: period.from, to: period.to },
  );
  return Map.groupBy(rows, (row) => row.metric);
}
