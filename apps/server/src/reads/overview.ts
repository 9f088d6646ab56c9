import type {
  EndpointRequest,
  EndpointResponse,
  Kpi,
  MetricKey,
  overview,
} from '@litometr/api-contract';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { dailyGains } from './dailyGains.ts';
import { type FlowDay, leadingFlows, turnoverOf, turnoverSeries } from './leadingList.ts';
import { type LeadingRow, leadingRows, moved, toMovers } from './movers.ts';
import { type Period, periodOf } from './period.ts';
import { publishedMetrics } from './readings.ts';

/** Books in each of the lists of movers. */
const MOVERS = 10;

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

async function stockOf({ db }: Reads, { definition, asof }: PortalView): Promise<StockRow | null> {
  const portal = definition.slug;
  const [row] = await db.select<StockRow>(
    asof === null
      ? `SELECT count() AS books, 0 AS dated, 0 AS new_books, 0 AS new_before,
           countIf(status IS NOT NULL) AS with_status, countIf(status = 'finished') AS finished,
           countIf(price_rub > 0) AS priced,
           if(priced = 0, NULL,
             quantileExactInclusiveIf(0.5)(toFloat64(price_rub), price_rub > 0)) AS median_price
         FROM books WHERE portal = {portal:String}`
      : `SELECT books, dated, week_books AS new_books, week_books_before AS new_before, with_status,
           finished, priced, price_p50 AS median_price
         FROM niche_latest WHERE portal = {portal:String} AND kind = 'all'`,
    { portal },
  );
  return row ?? null;
}

/** Without a data day nothing can be called new. */
function stockKpis(stock: StockRow | null, asof: string | null): Kpi[] {
  if (stock === null) return [];
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

/** Of the counters that are exact: a sum of rounded changes would show the rounding. */
async function gainTiles(reads: Reads, view: PortalView, period: Period): Promise<Kpi[]> {
  const metrics = publishedMetrics(view.definition).filter(
    (metric): metric is keyof typeof gainKpis =>
      metric in gainKpis && view.definition.metrics[metric] === 'exact',
  );
  const gains = await dailyGains(reads, view, metrics, period);
  return metrics.flatMap((metric): Kpi[] => {
    const days = gains.get(metric) ?? [];
    const last = days.at(-1);
    if (last === undefined) return [];
    return [
      {
        key: gainKpis[metric],
        unit: 'count',
        value: last.value,
        previous: days.at(-2)?.value ?? null,
        n: last.n,
        series: days.map(({ day, value }) => ({ day, value })),
      },
    ];
  });
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
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const period = periodOf(view, query);
  if (period === null) {
    return {
      meta: metaOf(portal, view),
      from: null,
      to: null,
      kpis: stockKpis(await stockOf(reads, view), view.asof),
      leading: null,
      flow: [],
      risers: [],
      fallers: [],
      entered: [],
    };
  }
  const [rows, stock, flows, gains] = await Promise.all([
    leadingRows(reads, [portal], { rise: MOVERS, fall: MOVERS, enter: MOVERS }),
    stockOf(reads, view),
    leadingFlows(reads, [portal], period),
    gainTiles(reads, view, period),
  ]);
  const flow = flows.get(portal) ?? [];
  return {
    meta: metaOf(portal, view, { filters: { ...query } }),
    ...period,
    kpis: [...stockKpis(stock, view.asof), ...gains, ...turnoverKpi(flow)],
    leading: leadingName(rows[0]),
    flow,
    risers: toMovers(reads, moved(rows, 'rise', MOVERS)),
    fallers: toMovers(reads, moved(rows, 'fall', MOVERS)),
    entered: toMovers(reads, moved(rows, 'enter', MOVERS)),
  };
}

function leadingName(row: LeadingRow | undefined): EndpointResponse<typeof overview>['leading'] {
  if (row === undefined) return null;
  const { list, genre_id, genre_name, period } = row;
  return {
    list,
    genre: genre_id === 0 ? null : { id: genre_id, name: genre_name },
    period: period === '' ? null : period,
  };
}
