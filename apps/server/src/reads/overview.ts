import type {
  EndpointRequest,
  EndpointResponse,
  Kpi,
  MetricKey,
  overview,
} from '@litometr/api-contract';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { dailyGains } from './dailyGains.ts';
import { type FlowDay, flowOf, leadingList, turnoverOf, turnoverSeries } from './leadingList.ts';
import { findMovers } from './movers.ts';
import { dayBefore, type Period, periodOf } from './period.ts';
import { publishedMetrics } from './readings.ts';

/** Books in each of the lists of movers. */
const MOVERS = 10;
/** 'New' on a trends page: first published within a week of the data day. */
const NEW_DAYS = 7;

interface StockRow {
  books: number;
  dated: number;
  new_books: number;
  new_before: number;
  with_status: number;
  finished: number;
  priced: number;
  median_price: number | null;
}

async function stockOf(reads: Reads, view: PortalView): Promise<StockRow | undefined> {
  const asof = view.asof ?? '1970-01-01';
  const rows = await reads.db.select<StockRow>(
    `SELECT count() AS books, countIf(first_published_on IS NOT NULL) AS dated,
            countIf(first_published_on > {week:String} AND first_published_on <= {asof:String})
              AS new_books,
            countIf(first_published_on > {before:String} AND first_published_on <= {week:String})
              AS new_before,
            countIf(status IS NOT NULL) AS with_status,
            countIf(status = 'finished') AS finished,
            countIf(price_rub > 0) AS priced,
            if(priced = 0, NULL, quantileExactInclusiveIf(0.5)(toFloat64(price_rub), price_rub > 0))
              AS median_price
     FROM books WHERE portal = {portal:String}`,
    {
      portal: view.definition.slug,
      asof,
      week: dayBefore(asof, NEW_DAYS),
      before: dayBefore(asof, 2 * NEW_DAYS),
    },
  );
  return rows[0];
}

/** Without a data day nothing can be called new. */
function stockKpis(stock: StockRow | undefined, asof: string | null): Kpi[] {
  if (stock === undefined) return [];
  const { books, dated, new_books, new_before, with_status, finished, priced, median_price } =
    stock;
  const plain = { previous: null, series: [] };
  const kpis: Kpi[] = [{ key: 'books', unit: 'count', value: books, n: books, ...plain }];
  if (dated > 0 && asof !== null) {
    const [value, previous] = [new_books, new_before];
    kpis.push({ key: 'new_books', unit: 'count', value, previous, n: dated, series: [] });
  }
  if (with_status > 0) {
    const value = finished / with_status;
    kpis.push({ key: 'finished_share', unit: 'share', value, n: with_status, ...plain });
  }
  if (priced > 0) {
    kpis.push({ key: 'median_price', unit: 'rub', value: median_price, n: priced, ...plain });
  }
  return kpis;
}

const gainKpis = {
  views: 'gain_views',
  likes: 'gain_likes',
  library: 'gain_library',
  rating_count: 'gain_rating_count',
} as const satisfies Partial<Record<MetricKey, Kpi['key']>>;

async function gainKpi(
  reads: Reads,
  view: PortalView,
  metric: keyof typeof gainKpis,
  period: Period,
): Promise<Kpi | null> {
  const days = await dailyGains(reads, view, metric, period);
  const last = days.at(-1);
  if (last === undefined) return null;
  return {
    key: gainKpis[metric],
    unit: 'count',
    value: last.value,
    previous: days.at(-2)?.value ?? null,
    n: last.n,
    series: days.map(({ day, value }) => ({ day, value })),
  };
}

function turnoverKpi(flow: readonly FlowDay[]): Kpi[] {
  const last = flow.at(-1);
  if (last === undefined) return [];
  const before = flow.at(-2);
  return [
    {
      key: 'turnover',
      unit: 'share',
      value: turnoverOf(last),
      previous: before === undefined ? null : turnoverOf(before),
      n: last.size,
      series: turnoverSeries(flow),
    },
  ];
}

export async function readOverview(
  reads: Reads,
  { params, query }: EndpointRequest<typeof overview>,
): Promise<EndpointResponse<typeof overview>> {
  const view = requirePortal(reads, params.portal);
  const period = periodOf(view, query);
  const [list, stock] = await Promise.all([leadingList(reads, view), stockOf(reads, view)]);
  const stockTiles = stockKpis(stock, view.asof);
  if (period === null) {
    return {
      meta: metaOf(params.portal, view),
      from: null,
      to: null,
      kpis: stockTiles,
      leading: null,
      flow: [],
      risers: [],
      fallers: [],
      entered: [],
    };
  }
  const moversOf = (kind: 'risers' | 'fallers' | 'entered') =>
    list === null ? [] : findMovers(reads, view, list, kind, MOVERS);
  const gainMetrics = publishedMetrics(view.definition).filter(
    // A sum of rounded changes would show the rounding, not the readers.
    (metric): metric is keyof typeof gainKpis =>
      metric in gainKpis && view.definition.metrics[metric] === 'exact',
  );
  const [flow, risers, fallers, entered, gains] = await Promise.all([
    list === null ? [] : flowOf(reads, view, list, period),
    moversOf('risers'),
    moversOf('fallers'),
    moversOf('entered'),
    Promise.all(gainMetrics.map((metric) => gainKpi(reads, view, metric, period))),
  ]);
  return {
    meta: metaOf(params.portal, view, { filters: { ...query } }),
    ...period,
    kpis: [...stockTiles, ...gains.filter((kpi) => kpi !== null), ...turnoverKpi(flow)],
    leading:
      list === null
        ? null
        : { list: list.kind, genre: list.genre, period: list.period === '' ? null : list.period },
    flow,
    risers,
    fallers,
    entered,
  };
}
