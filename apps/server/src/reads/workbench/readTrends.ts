import {
  type EndpointRequest,
  type EndpointResponse,
  TREND_SERIES,
  type TrendFunction,
  type TrendMetric,
  type TrendSeries,
  type trends,
} from '@litometr/api-contract';
import { badParameter } from '../../http/errors.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { lookupNames } from '../bookBriefs.ts';
import { comparedPeriod } from '../comparison.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../context.ts';
import { dayBefore, type Period, periodOf } from '../period.ts';
import { publishedMetrics } from '../readings.ts';
import { type Bucket, bucketsOf } from './buckets.ts';
import { groupFigures, groupTotals, isStock, type Source, wholeFigures } from './figures.ts';
import { bucketSum, type DayFigure, pointsOf } from './points.ts';

type Query = EndpointRequest<typeof trends>['query'];

/** A seven-day mean looks at six days before the period. */
const LEAD_DAYS = 6;

/** Functions that a stock has: it stands at a value and adds up to nothing. */
const stockFunctions: readonly TrendFunction[] = ['mean', 'index', 'share'];

/** 400 for what a portal, a metric or a grain does not have, by the parameter's name. */
function checkQuery(view: PortalView, query: Query, source: Source, fn: TrendFunction): void {
  const { metric, by } = source;
  const { slug } = view.definition;
  if (metric === 'rating') {
    throw badParameter('metric', 'A rating is an average: it has no gain that could be summed.');
  }
  const published: readonly string[] = publishedMetrics(view.definition);
  if (!isStock(metric) && !published.includes(metric)) {
    throw badParameter('metric', `${slug} does not publish ${metric}.`);
  }
  if (isStock(metric) && by !== 'genre' && by !== 'tag') {
    throw badParameter('by', `${metric} is told by genre and by tag.`);
  }
  if (isStock(metric) && !stockFunctions.includes(fn)) {
    throw badParameter('fn', `${metric} has the functions ${stockFunctions.join(', ')}.`);
  }
  if (metric === 'lift' && fn === 'share') throw badParameter('fn', 'A lift has no share.');
  if ((fn === 'median' || fn === 'week_mean') && query.grain !== 'day') {
    throw badParameter('fn', `${fn} is told by day.`);
  }
  if (fn === 'median' && metric !== mainMetric(view.definition)) {
    throw badParameter(
      'fn',
      `Medians are told of the main metric, ${mainMetric(view.definition)}.`,
    );
  }
}

function requireBuckets(period: Period, query: Query): Bucket[] {
  const buckets = bucketsOf(period, query.grain);
  if (buckets === null) throw badParameter('from', 'At most ten years are shown: begin later.');
  return buckets;
}

/** The largest groups, or those that were asked for in their order. */
function chosenGroups(totals: readonly { key: string; total: number }[], keys?: string[]) {
  if (keys === undefined || keys.length === 0) return totals.slice(0, TREND_SERIES);
  const known = new Map(totals.map((group) => [group.key, group]));
  if (keys.length > TREND_SERIES) {
    throw badParameter('keys', `At most ${TREND_SERIES} groups stand side by side.`);
  }
  return keys.flatMap((key) => known.get(key) ?? []);
}

async function labelsOf(reads: Reads, { view, by }: Source, keys: readonly string[]) {
  if (by !== 'genre' && by !== 'tag') return (key: string) => key;
  const kind = by === 'genre' ? 'genres' : 'tags';
  const names = await lookupNames(reads, view.definition.slug, kind, keys.map(Number));
  return (key: string) => names([Number(key)])[0]?.name ?? key;
}

/** What the shown groups leave of the whole on each day. */
function restFigures(whole: readonly DayFigure[], shown: readonly (readonly DayFigure[])[]) {
  const byDay = shown.map((figures) => new Map(figures.map((figure) => [figure.day, figure])));
  return whole.map((figure): DayFigure => {
    const held = byDay.flatMap((days) => days.get(figure.day) ?? []);
    const value = held.reduce((left, { value: part }) => left - (part ?? 0), figure.value ?? 0);
    return { ...figure, value, n: held.reduce((left, { n }) => left - n, figure.n) };
  });
}

interface Span {
  buckets: Bucket[];
  figures: Map<string, DayFigure[]>;
  whole: DayFigure[];
}

async function readSpan(
  reads: Reads,
  source: Source,
  { period, keys, query }: { period: Period | null; keys: readonly string[]; query: Query },
): Promise<Span> {
  if (period === null) return { buckets: [], figures: new Map(), whole: [] };
  const wide = { from: dayBefore(period.from, LEAD_DAYS), to: period.to };
  const [figures, whole] = await Promise.all([
    groupFigures(reads, source, wide, keys),
    wholeFigures(reads, source, wide),
  ]);
  return { buckets: requireBuckets(period, query), figures, whole };
}

export async function readTrends(
  reads: Reads,
  { params, query }: EndpointRequest<typeof trends>,
): Promise<EndpointResponse<typeof trends>> {
  const view = requirePortal(reads, params.portal);
  const metric = query.metric ?? mainMetric(view.definition);
  const fn = query.fn ?? (metric !== null && isStock(metric) ? 'mean' : 'sum');
  const { by, grain } = query;
  const filters = { ...query, keys: query.keys?.join(',') };
  const period = await periodOf(reads, view, query);
  const asked = { metric, by, grain, fn };
  if (period === null || metric === null) {
    const none = { from: null, to: null, compared: null, groups: 0, series: [], rest: null };
    return { meta: metaOf(params.portal, view, { filters }), ...asked, ...none };
  }
  const source: Source = { view, metric, by };
  checkQuery(view, query, source, fn);
  requireBuckets(period, query);
  const totals = await groupTotals(reads, source, period);
  const chosen = chosenGroups(totals, query.keys);
  const keys = chosen.map(({ key }) => key);
  const compared = comparedPeriod(period, query.cmp);
  const [now, then, labelOf] = await Promise.all([
    readSpan(reads, source, { period, keys, query }),
    readSpan(reads, source, { period: compared, keys, query }),
    labelsOf(reads, source, keys),
  ]);
  const lineOf = lineMaker({ now, then, stock: isStock(metric), fn });
  const n = Math.max(0, ...now.whole.map((figure) => figure.n));
  return {
    meta: metaOf(params.portal, view, { filters, n }),
    ...asked,
    ...period,
    compared,
    groups: totals.length,
    series: chosen.map(({ key, total }) => {
      const days = now.figures.get(key) ?? [];
      const shown = metric === 'lift' ? (meanOf(days, period) ?? 0) : total;
      const line = { key, label: labelOf(key), total: shown };
      return lineOf(line, (span) => span.figures.get(key) ?? []);
    }),
    rest: addsUp(metric, fn) ? restOf(totals, keys, lineOf) : null,
  };
}

/** A lift's own mean: groups are chosen by how large they are. */
function meanOf(figures: readonly DayFigure[], { from, to }: Period): number | null {
  const values = figures.flatMap(({ day, value }) =>
    value === null || day < from || day > to ? [] : [value],
  );
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const addsUp = (metric: TrendMetric, fn: TrendFunction) => metric !== 'lift' && fn !== 'median';

type Line = Pick<TrendSeries, 'key' | 'label' | 'total'>;
type LineMaker = (line: Line, figuresOf: (span: Span) => readonly DayFigure[]) => TrendSeries;

function lineMaker(all: { now: Span; then: Span; stock: boolean; fn: TrendFunction }): LineMaker {
  const { now, then, stock, fn } = all;
  const wholesOf = ({ buckets, whole }: Span) =>
    buckets.map((bucket) => bucketSum(whole, bucket, stock));
  const pointsIn = (span: Span, figures: readonly DayFigure[]) =>
    pointsOf(figures, { fn, isStock: stock, buckets: span.buckets, wholes: wholesOf(span) });
  return (line, figuresOf) => ({
    ...line,
    points: pointsIn(now, figuresOf(now)),
    compared: pointsIn(then, figuresOf(then)),
  });
}

function restOf(
  totals: readonly { key: string; total: number }[],
  shown: readonly string[],
  lineOf: LineMaker,
): TrendSeries | null {
  const others = totals.filter(({ key }) => !shown.includes(key));
  if (others.length === 0) return null;
  const total = others.reduce((sum, group) => sum + group.total, 0);
  return lineOf({ key: '', label: '', total }, ({ whole, figures }) =>
    restFigures(whole, [...figures.values()]),
  );
}
