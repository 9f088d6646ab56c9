import {
  levelMetrics,
  TREND_SERIES,
  type TrendDimension,
  type TrendGrain,
  type TrendMetric,
} from '@litometr/api-contract';
import { liftOf } from '../formulas/lift.ts';
import { longestStepSql } from '../formulas/wholeSteps.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { liftPriors } from '../shared/liftPriors.ts';
import type { Period } from '../shared/period.ts';
import type { DayFigure } from './points.ts';

export interface Source {
  view: PortalView;
  metric: TrendMetric;
  by: TrendDimension;
  grain: TrendGrain;
}

type FigureRow = DayFigure & { key: string };

interface GroupTotal {
  key: string;
  total: number;
}

/** The groups of a period. */
export interface Groups {
  /** All that there are. */
  count: number;
  /** The groups shown separately, in order. */
  shown: readonly GroupTotal[];
  /** Total of the others. */
  others: number;
}

/** Where a workbench's figures come from. */
export interface Figures {
  /** `keys`: only these, in their order. */
  groups(period: Period, keys: readonly string[] | undefined): Promise<Groups>;
  /** By key, on the captured days of a period. */
  of(period: Period, keys: readonly string[]): Promise<Map<string, DayFigure[]>>;
  /** All groups together; a book in two of them counts twice. */
  whole(period: Period): Promise<DayFigure[]>;
}

/** Of what publications add up. */
export function publishedFigures(reads: Reads, source: Source): Figures {
  return {
    async groups(period, keys) {
      const found = await groupTotals(reads, source, period);
      const labelOf = await labelsOf(
        reads,
        source,
        found.map(({ key }) => key),
      );
      const totals = found.toSorted(
        (a, b) => b.total - a.total || (labelOf(a.key) < labelOf(b.key) ? -1 : 1),
      );
      const known = new Map(totals.map((group) => [group.key, group]));
      const shown =
        keys === undefined
          ? totals.slice(0, TREND_SERIES)
          : keys.flatMap((key) => known.get(key) ?? []);
      const all = totalOf(totals);
      return { count: totals.length, shown, others: all - totalOf(shown) };
    },
    of: (period, keys) => groupFigures(reads, source, period, keys),
    whole: (period) => wholeFigures(reads, source, period),
  };
}

/** The labels of groups by key: genres and tags have names. */
export async function labelsOf(reads: Reads, { view, by }: Source, keys: readonly string[]) {
  if (by !== 'genre' && by !== 'tag') return (key: string) => key;
  const kind = by === 'genre' ? 'genres' : 'tags';
  const names = await lookupNames(reads, view.definition.slug, kind, keys.map(Number));
  return (key: string) => names([Number(key)])[0]?.name ?? key;
}

const totalOf = (groups: readonly GroupTotal[]) =>
  groups.reduce((sum, group) => sum + group.total, 0);

/** Levels of the published sums, and what one of their units is in the sums. */
const levelScales = { price: 100, volume: 1 } as const;
type SummedLevel = keyof typeof levelScales;

const isSummedLevel = (metric: TrendMetric): metric is SummedLevel => metric in levelScales;

/** True for metrics with a level: their days are averaged, not summed. */
export const isLevel = (metric: TrendMetric): boolean =>
  levelMetrics.some((level) => level === metric);

/**
 * Returns the sum of a day in the unit of the metric.
 *
 * @methodology workbench-levels
 * @title Mean price, length and place
 * @measures Level of the books that were read on a day.
 * @formula x̄ = Σ xᵢ ÷ n
 * @symbol xᵢ: price, length or place of book i
 * @symbol n: books with a reading of it and with a step that ends on the day; of places: their number in the
 *   leading list
 * @condition Means of a day, not medians: a few long or dear books raise them.
 * @source own
 */
export function shownValue(metric: TrendMetric, sum: number, n: number): number {
  if (metric === 'rank') return sum / n;
  return isSummedLevel(metric) ? sum / n / levelScales[metric] : sum;
}

/** Stocks as columns of `group_daily`; a lift is worked out from its counts. */
const stockColumns = {
  new_books: 'supply_new',
  active_books: 'supply_active',
  top_places: 'top_slots',
} as const;
export type StockMetric = keyof typeof stockColumns | 'lift';

export function isStock(metric: TrendMetric): metric is StockMetric {
  return metric === 'lift' || metric in stockColumns;
}

/** Of gains the steps that the buckets hold; a level has no step. */
const gainsFrom = (metric: TrendMetric, bucket: TrendGrain | 'period') => `FROM gain_daily AS g
  WHERE portal = {portal:String} AND dimension = {by:String} AND metric = {metric:String}
    AND day BETWEEN {from:Date} AND {to:Date}
    ${isLevel(metric) ? '' : `AND g.days <= ${longestStepSql(bucket, 'day')}`}`;
const FIGURES = `sum(g.gain) AS value, sum(g.n) AS n, max(g.days) AS days,
  sum(g.n * g.days) AS book_days`;
const STOCKS = `FROM group_daily AS s
  WHERE portal = {portal:String} AND kind = {by:String} AND day BETWEEN {from:Date} AND {to:Date}`;

/** The groups by the sum of the period (of a stock: by its mean; of a level: by size). */
function groupTotals({ db }: Reads, source: Source, period: Period): Promise<GroupTotal[]> {
  const { view, metric, by } = source;
  const scope = { portal: view.definition.slug, by, metric, ...period };
  if (!isStock(metric)) {
    const total = isLevel(metric) ? 'sum(g.n) / uniqExact(day)' : 'sum(g.gain)';
    return db.select(
      `SELECT key, ${total} AS total ${gainsFrom(metric, 'period')} GROUP BY key`,
      scope,
    );
  }
  // Groups are selected by size, not by lift.
  const column = metric === 'lift' ? 'list_authors' : stockColumns[metric];
  return db.select(
    `SELECT toString(a) AS key, avg(s.${column}) AS total ${STOCKS} AND b = 0
     GROUP BY a HAVING total > 0`,
    scope,
  );
}

async function groupFigures(
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
        `SELECT key, day, ${FIGURES}, anyIf(median, g.days = 1) AS median ${gainsFrom(metric, source.grain)}
           AND key IN {keys:Array(String)} GROUP BY key, day ORDER BY key, day`,
        {
          portal: source.view.definition.slug,
          by: source.by,
          metric,
          ...period,
          keys: [...keys],
        },
      );
  const shown = isLevel(metric) ? rows.map((row) => levelFigure(metric, row)) : rows;
  return Map.groupBy(shown, ({ key }) => key);
}

/** A level has no step that could lie over a gap. */
function levelFigure<Row extends DayFigure>(metric: TrendMetric, row: Row): Row {
  const value = shownValue(metric, row.value ?? 0, row.n);
  return { ...row, value, days: 1, book_days: row.n };
}

interface StockRow {
  key: string;
  day: string;
  value: number;
  n: number;
  supply_authors: number;
  supply_listed: number;
}

async function stockFigures(
  reads: Reads,
  { view, metric, by }: Source,
  period: Period,
  keys: readonly number[],
): Promise<FigureRow[]> {
  const column =
    metric in stockColumns ? stockColumns[metric as keyof typeof stockColumns] : 'list_authors';
  const rows = await reads.db.select<StockRow>(
    `SELECT toString(s.a) AS key, s.day AS day, s.${column} AS value, s.supply_active AS n,
            s.supply_authors AS supply_authors, s.supply_listed AS supply_listed
     FROM (SELECT * FROM group_daily WHERE portal = {portal:String} AND kind = {by:String}
             AND a IN {keys:Array(UInt32)} AND b = 0
             AND day BETWEEN {from:Date} AND {to:Date}) AS s
     ORDER BY s.a, s.day`,
    { portal: view.definition.slug, by, keys: [...keys], ...period },
  );
  if (metric !== 'lift') {
    return rows.map(({ key, day, value, n }) => ({
      key,
      day,
      value,
      n,
      days: 1,
      book_days: n,
      median: null,
    }));
  }
  const priorOn = await liftPriors(reads, view.definition.slug);
  const kind = by === 'genre' ? 'genre' : 'tag';
  return rows.map(({ key, day, supply_listed: k, supply_authors: n }) => {
    const lift = liftOf({ k, n }, priorOn(kind, day));
    return { key, day, value: lift?.value ?? null, n, days: 1, book_days: n, median: null };
  });
}

async function wholeFigures({ db }: Reads, source: Source, period: Period): Promise<DayFigure[]> {
  const { view, metric, by } = source;
  const scope = { portal: view.definition.slug, by, metric, ...period };
  if (!isStock(metric)) {
    const rows = await db.select<DayFigure>(
      `SELECT day, ${FIGURES}, NULL AS median
       ${gainsFrom(metric, source.grain)} GROUP BY day ORDER BY day`,
      scope,
    );
    return isLevel(metric) ? rows.map((row) => levelFigure(metric, row)) : rows;
  }
  const column = metric === 'lift' ? 'list_authors' : stockColumns[metric];
  return db.select(
    `SELECT day, sum(s.${column}) AS value, sum(s.supply_active) AS n, 1 AS days, n AS book_days,
       NULL AS median
     ${STOCKS} AND b = 0 GROUP BY day ORDER BY day`,
    scope,
  );
}
