import type { MetricKey } from '@litometr/api-contract';
import type { PortalView, Reads } from './context.ts';
import type { Period } from './period.ts';

interface GainRow {
  metric: MetricKey;
  day: string;
  gain: number;
  n: number;
  days: number;
}

export interface DayGain {
  day: string;
  /** Null after a gap. */
  value: number | null;
  n: number;
}

/**
 * The gains of a portal's books on each captured day, by metric: over those read on it and on the
 * captured day before it. After a gap the step is left out (null), not spread over the missing days.
 */
export async function dailyGains(
  { db }: Reads,
  view: PortalView,
  metrics: readonly MetricKey[],
  period: Period,
): Promise<ReadonlyMap<MetricKey, DayGain[]>> {
  if (metrics.length === 0) return new Map();
  const rows = await db.select<GainRow>(
    `SELECT metric, day, gain, n, days FROM gain_daily
     WHERE portal = {portal:String} AND dimension = 'all' AND metric IN {metrics:Array(String)}
       AND day BETWEEN {from:Date} AND {to:Date}
     ORDER BY metric, day`,
    { portal: view.definition.slug, metrics: [...metrics], from: period.from, to: period.to },
  );
  const gains = Map.groupBy(rows, (row) => row.metric);
  return new Map(
    [...gains].map(([metric, steps]) => [
      metric,
      steps.map(({ day, gain, n, days }) => ({ day, value: days === 1 ? gain : null, n })),
    ]),
  );
}
