import type { TrendDimension, TrendMetric } from '@litometr/api-contract';
import type { PortalView, Reads } from '../context.ts';
import { liftOf } from '../formulas/lift.ts';
import type { Period } from '../period.ts';
import type { DayFigure } from './points.ts';

export interface Source {
  view: PortalView;
  metric: TrendMetric;
  by: TrendDimension;
}

type FigureRow = DayFigure & { key: string };

/** Stocks as columns of `niche_daily`; a lift is worked out from its counts. */
const stockColumns = {
  new_books: 'supply_new',
  active_books: 'supply_active',
  top_places: 'top_slots',
} as const;
export type StockMetric = keyof typeof stockColumns | 'lift';

export function isStock(metric: TrendMetric): metric is StockMetric {
  return metric === 'lift' || metric in stockColumns;
}

const GAINS = `FROM gain_daily AS g
  WHERE portal = {portal:String} AND dimension = {by:String} AND metric = {metric:String}
    AND day BETWEEN {from:Date} AND {to:Date}`;
const STOCKS = `FROM niche_daily AS s
  WHERE portal = {portal:String} AND kind = {by:String} AND day BETWEEN {from:Date} AND {to:Date}`;

/** The groups by the sum of the period (of a stock: by its mean), the largest first. */
export function groupTotals(
  { db }: Reads,
  { view, metric, by }: Source,
  period: Period,
): Promise<{ key: string; total: number }[]> {
  const scope = { portal: view.definition.slug, by, metric, ...period };
  if (!isStock(metric)) {
    return db.select(
      `SELECT key, sum(g.gain) AS total ${GAINS} GROUP BY key ORDER BY total DESC, key`,
      scope,
    );
  }
  // Who is to be shown is told by how large a group is, not by how much it leans.
  const column = metric === 'lift' ? 'lift_n' : stockColumns[metric];
  return db.select(
    `SELECT toString(a) AS key, avg(s.${column}) AS total ${STOCKS} AND b = 0
     GROUP BY a HAVING total > 0 ORDER BY total DESC, a`,
    scope,
  );
}

/** What is told of some groups on the captured days of a period, by key. */
export async function groupFigures(
  reads: Reads,
  source: Source,
  period: Period,
  keys: readonly string[],
): Promise<Map<string, DayFigure[]>> {
  if (keys.length === 0) return new Map();
  const { metric } = source;
  const rows = isStock(metric)
    ? await stockFigures(reads, source, period, keys.map(Number))
    : await reads.db.select<FigureRow>(
        `SELECT key, day, gain AS value, n, days, median ${GAINS}
           AND key IN {keys:Array(String)} ORDER BY key, day`,
        {
          portal: source.view.definition.slug,
          by: source.by,
          metric,
          ...period,
          keys: [...keys],
        },
      );
  return Map.groupBy(rows, ({ key }) => key);
}

interface StockRow {
  key: string;
  day: string;
  value: number;
  n: number;
  lift_n: number;
  authors: number;
  all_lift_n: number;
  all_authors: number;
}

async function stockFigures(
  { db }: Reads,
  { view, metric, by }: Source,
  period: Period,
  keys: readonly number[],
): Promise<FigureRow[]> {
  const column =
    metric in stockColumns ? stockColumns[metric as keyof typeof stockColumns] : 'lift_n';
  const rows = await db.select<StockRow>(
    `SELECT toString(s.a) AS key, s.day AS day, s.${column} AS value, s.supply_active AS n,
            s.lift_n AS lift_n, s.authors AS authors, w.lift_n AS all_lift_n,
            w.authors AS all_authors
     FROM (SELECT * FROM niche_daily WHERE portal = {portal:String} AND kind = {by:String}
             AND a IN {keys:Array(UInt32)} AND b = 0
             AND day BETWEEN {from:Date} AND {to:Date}) AS s
     INNER JOIN (SELECT day, lift_n, authors FROM niche_daily
             WHERE portal = {portal:String} AND kind = 'all') AS w ON w.day = s.day
     ORDER BY s.a, s.day`,
    { portal: view.definition.slug, by, keys: [...keys], ...period },
  );
  return rows.map(({ key, day, value, n, ...counts }) => {
    const { lift_n: top, authors: active, all_lift_n: topAll, all_authors: activeAll } = counts;
    const lift = metric === 'lift' ? liftOf({ top, topAll, active, activeAll }) : null;
    const shown = metric === 'lift' ? (lift?.value ?? null) : value;
    return { key, day, value: shown, n: metric === 'lift' ? top : n, days: 1, median: null };
  });
}

/** All groups of the dimension together; a book in two of them counts twice. */
export function wholeFigures(
  { db }: Reads,
  { view, metric, by }: Source,
  period: Period,
): Promise<DayFigure[]> {
  const scope = { portal: view.definition.slug, by, metric, ...period };
  if (!isStock(metric)) {
    return db.select(
      `SELECT day, sum(g.gain) AS value, sum(g.n) AS n, any(g.days) AS days, NULL AS median
       ${GAINS} GROUP BY day ORDER BY day`,
      scope,
    );
  }
  const column = metric === 'lift' ? 'lift_n' : stockColumns[metric];
  return db.select(
    `SELECT day, sum(s.${column}) AS value, sum(s.supply_active) AS n, 1 AS days, NULL AS median
     ${STOCKS} AND b = 0 GROUP BY day ORDER BY day`,
    scope,
  );
}
