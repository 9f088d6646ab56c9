import type {
  EndpointRequest,
  EndpointResponse,
  TrendFunction,
  TrendMetric,
  TrendPoint,
  TrendSeries,
  trends,
} from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { mainMetric } from '../../measurements/portals.ts';
import { type GainChange, gainChanges, NO_CHANGE } from '../formulas/gainChange.ts';
import { spanOf } from '../formulas/span.ts';
import { filterOf } from '../shared/catalogueFilter.ts';
import { comparedPeriod } from '../shared/comparison.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { dataDays, type Period, periodOf } from '../shared/period.ts';
import { serializeFilters } from '../shared/serializeFilters.ts';
import type { Bucket } from './buckets.ts';
import { checkQuery, hasFilter, type Query, requireBuckets } from './checkQuery.ts';
import {
  type Figures,
  type Groups,
  isLevel,
  isStock,
  labelsOf,
  publishedFigures,
  type Source,
} from './figures.ts';
import { onDemandFigures } from './onDemandFigures.ts';
import { presentGroups } from './onDemandSql.ts';
import { bucketSum, type DayFigure, figuresIn, pointsOf } from './points.ts';

/** A seven-day mean looks at six days before the period. */
const LEAD_DAYS = 6;

/**
 * Subtracts the shown groups from the total of each day. A day whose gains are all those of shown groups is a
 * gap in the rest.
 */
function restFigures(
  whole: readonly DayFigure[],
  shown: readonly (readonly DayFigure[])[],
  isStock: boolean,
): DayFigure[] {
  const byDay = shown.map((figures) => new Map(figures.map((figure) => [figure.day, figure])));
  const rest = whole.map((figure): DayFigure => {
    const held = byDay.flatMap((days) => days.get(figure.day) ?? []);
    const value = held.reduce((left, { value: part }) => left - (part ?? 0), figure.value ?? 0);
    return {
      ...figure,
      value,
      n: held.reduce((left, { n }) => left - n, figure.n),
      book_days: held.reduce((left, { book_days }) => left - book_days, figure.book_days),
    };
  });
  return rest.filter(({ n }) => isStock || n > 0);
}

interface Span {
  buckets: Bucket[];
  figures: Map<string, DayFigure[]>;
  whole: DayFigure[];
}

interface SpanScope {
  period: Period | null;
  keys: readonly string[];
  query: Query;
  fn: TrendFunction;
  /** The first and the last captured day. */
  data: Period;
}

async function readSpan(
  source: Figures,
  { period, keys, query, fn, data }: SpanScope,
): Promise<Span> {
  if (period === null) return { buckets: [], figures: new Map(), whole: [] };
  const lead = fn === 'week_mean' ? LEAD_DAYS : 0;
  const wide = { from: dayBefore(period.from, lead), to: period.to };
  const [figures, whole] = await Promise.all([source.of(wide, keys), source.whole(wide)]);
  return { buckets: requireBuckets(period, query, data), figures, whole };
}

/** Of chosen books, or of all: what publications add up is quicker. */
function figuresOf(reads: Reads, source: Source, query: Query, fn: TrendFunction): Figures {
  // Ranks by a dimension are few enough to be computed per request.
  if (!hasFilter(query) && source.metric !== 'rank') return publishedFigures(reads, source);
  const filter = filterOf(source.view, query);
  return onDemandFigures(reads, source, { filter, medians: fn === 'median' });
}

export async function readTrends(
  reads: Reads,
  { params, query }: EndpointRequest<typeof trends>,
): Promise<EndpointResponse<typeof trends>> {
  const view = requirePortal(reads, params.portal);
  const metric = query.metric ?? mainMetric(view.definition);
  const fn = query.fn ?? (metric !== null && isAveraged(metric) ? 'mean' : 'sum');
  const { by, grain } = query;
  const filters = serializeFilters(query);
  const period = await periodOf(reads, view, query);
  const requested = { metric, by, grain, fn };
  if (period === null || metric === null) {
    const none = { from: null, to: null, compared: null, groups: 0, series: [], rest: null };
    return { meta: metaOf(params.portal, view, { filters }), ...requested, ...none };
  }
  const source: Source = { view, metric, by, grain };
  checkQuery(view, query, source, fn);
  const data = (await dataDays(reads, view)) ?? period;
  requireBuckets(period, query, data);
  const all = figuresOf(reads, source, query, fn);
  const groups = await all.groups(period, query.keys?.length === 0 ? undefined : query.keys);
  const keys = groups.shown.map(({ key }) => key);
  const compared = comparedPeriod(period, query.cmp);
  const [now, then, labelOf, changeOf] = await Promise.all([
    readSpan(all, { period, keys, query, fn, data }),
    readSpan(all, { period: compared, keys, query, fn, data }),
    labelsOf(reads, source, keys),
    changesOf(reads, source, { period, compared, keys, query, fn }),
  ]);
  const lineOf = lineMaker({ now, then, stock: isAveraged(metric), fn, changeOf });
  const n = Math.max(0, ...now.whole.map((figure) => figure.n));
  return {
    meta: metaOf(params.portal, view, { filters, n }),
    ...requested,
    ...period,
    compared,
    groups: groups.count,
    series: groups.shown.map(({ key, total }) => {
      const days = now.figures.get(key) ?? [];
      const isOwn = metric === 'lift' || isLevel(metric);
      const shown = isOwn ? (meanOf(days, period) ?? 0) : total;
      const line = { key, label: labelOf(key), total: shown };
      return lineOf(line, (span) => span.figures.get(key) ?? []);
    }),
    rest: addsUp(metric, fn) ? restOf(groups, lineOf, isAveraged(metric)) : null,
  };
}

/** The own mean of a lift or level: groups are chosen by how large they are. */
function meanOf(figures: readonly DayFigure[], { from, to }: Period): number | null {
  const values = figures.flatMap(({ day, value }) =>
    value === null || day < from || day > to ? [] : [value],
  );
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Functions whose change is that of the gain of a book and day. */
const rates: readonly TrendFunction[] = ['sum', 'mean', 'week_mean', 'cumulative', 'index'];

type ChangeOf = (key: string) => GainChange | null;

/** The changes of the groups' gains; null of what changes as the mean of its points does. */
async function changesOf(
  reads: Reads,
  { view, metric, by }: Source,
  {
    period,
    compared,
    keys,
    query,
    fn,
  }: { period: Period; compared: Period | null } & Pick<SpanScope, 'keys' | 'query' | 'fn'>,
): Promise<ChangeOf> {
  if (compared === null) return () => NO_CHANGE;
  if (isAveraged(metric) || !rates.includes(fn)) return () => null;
  const { sql, params } = presentGroups(by, filterOf(view, query));
  return gainChanges(
    reads,
    view,
    { metric, period, compared },
    {
      // The books of all other groups are the rest, each of them once.
      sql: `SELECT DISTINCT g.book_id AS book_id, if(has({shown:Array(String)}, g.key), g.key, '') AS key
        FROM (${sql}) AS g`,
      params: { ...params, shown: [...keys] },
    },
  );
}

/** The change of the mean of some points; null where half of those of either period are unknown. */
function changeOfPoints(now: readonly TrendPoint[], then: readonly TrendPoint[]): GainChange {
  // A bucket that an end of the period cuts off counts fewer days than the others.
  const valuesOf = (points: readonly TrendPoint[]) => {
    const values = points.flatMap(({ value, complete }) => (complete ? [value] : []));
    return { values, length: values.length };
  };
  return { ...NO_CHANGE, change: spanOf(valuesOf(now), valuesOf(then)).change };
}

/** The change of a stock or level, of its captured days: the same in each grain. */
function changeOfLevel(now: LevelSpan, then: LevelSpan): GainChange {
  const valuesOf = ({ figures, buckets }: LevelSpan) => ({
    values: buckets.flatMap((bucket) => figuresIn(figures, bucket).map(({ value }) => value)),
    length: buckets.reduce((sum, { days }) => sum + days, 0),
  });
  return { ...NO_CHANGE, change: spanOf(valuesOf(now), valuesOf(then)).change };
}

interface LevelSpan {
  figures: readonly DayFigure[];
  buckets: readonly Bucket[];
}

/** True for metrics with a value on a day: stocks, and levels of books. */
const isAveraged = (metric: TrendMetric) => isStock(metric) || isLevel(metric);

const addsUp = (metric: TrendMetric, fn: TrendFunction) =>
  metric !== 'lift' && !isLevel(metric) && fn !== 'median';

type Line = Pick<TrendSeries, 'key' | 'label' | 'total'>;
type LineMaker = (line: Line, figuresOf: (span: Span) => readonly DayFigure[]) => TrendSeries;

function lineMaker(all: {
  now: Span;
  then: Span;
  stock: boolean;
  fn: TrendFunction;
  changeOf: ChangeOf;
}): LineMaker {
  const { now, then, stock, fn, changeOf } = all;
  const bucketTotalsOf = ({ buckets, whole }: Span) =>
    buckets.map((bucket) => bucketSum(whole, bucket, stock));
  const pointsIn = (span: Span, figures: readonly DayFigure[]) =>
    pointsOf(figures, {
      fn,
      isStock: stock,
      buckets: span.buckets,
      bucketTotals: bucketTotalsOf(span),
    });
  return (line, figuresOf) => {
    const points = pointsIn(now, figuresOf(now));
    const compared = pointsIn(then, figuresOf(then));
    const isLevelLine = stock && fn !== 'share';
    const { change, n, reason } =
      changeOf(line.key) ??
      (isLevelLine
        ? changeOfLevel(
            { figures: figuresOf(now), buckets: now.buckets },
            { figures: figuresOf(then), buckets: then.buckets },
          )
        : changeOfPoints(points, compared));
    return { ...line, change, change_n: n, change_reason: reason, points, compared };
  };
}

function restOf(
  { count, shown, others }: Groups,
  lineOf: LineMaker,
  isStock: boolean,
): TrendSeries | null {
  if (count <= shown.length) return null;
  return lineOf({ key: '', label: '', total: others }, ({ whole, figures }) =>
    restFigures(whole, [...figures.values()], isStock),
  );
}
