import type { EndpointRequest, EndpointResponse, Kpi, overview } from '@litometr/api-contract';
import { captureDistance, possibleCaptures, usualDistance } from '../formulas/captureDistance.ts';
import { lengthOf, NO_FIGURE, type PeriodFigure, spanBetween, spanOf } from '../formulas/span.ts';
import { comparedPeriod } from '../shared/comparison.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import {
  type FlowDay,
  leadingFlows,
  leadingList,
  turnoverOf,
  turnoverSeries,
} from '../shared/leadingList.ts';
import { LIST_FILTER, listParams } from '../shared/listChoice.ts';
import { type LeadingRow, leadingRows, moved, toMovers } from '../shared/movers.ts';
import { isWithin, type Period, periodOf, widest } from '../shared/period.ts';
import { gainTiles, type Periods } from './overviewGains.ts';

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
         FROM group_latest WHERE portal = {portal:String} AND kind = 'all'`,
    { portal },
  );
  return row ?? null;
}

/** Books first published in a period, beside the compared one; as the portal dates them. */
async function newBooks({ db }: Reads, view: PortalView, { period, compared }: Periods) {
  const other = compared ?? NO_PERIOD;
  const [row] = await db.select<{ now: number; before: number }>(
    `SELECT countIf(published BETWEEN {from:String} AND {to:String}) AS now,
            countIf(published BETWEEN {from_before:String} AND {to_before:String}) AS before
     FROM catalogue_books WHERE portal = {portal:String}`,
    {
      portal: view.definition.slug,
      from: period.from,
      to: period.to,
      from_before: other.from,
      to_before: other.to,
    },
  );
  const figureOf = (value: number, of: Period): PeriodFigure => {
    const days = lengthOf(of);
    return { value, days, mean: value / days, length: days };
  };
  return spanBetween(
    figureOf(row?.now ?? 0, period),
    compared === null ? NO_FIGURE : figureOf(row?.before ?? 0, compared),
  );
}

/** Ends before it begins: no day lies in it. */
const NO_PERIOD: Period = { from: '1', to: '0' };

/** Without a data day nothing can be called new. */
function stockKpis(stock: StockRow | null, asof: string | null, fresh: Kpi['span']): Kpi[] {
  if (stock === null) return [];
  const { books, dated, new_books, new_before, with_status, finished, priced, median_price } =
    stock;
  const plain = { previous: null, span: null, series: [] };
  const kpis: Kpi[] = [{ key: 'books', unit: 'count', value: books, n: books, ...plain }];
  if (dated > 0 && asof !== null) {
    const [value, previous] = [new_books, new_before];
    kpis.push({
      key: 'new_books',
      unit: 'count',
      value,
      previous,
      span: fresh,
      n: dated,
      series: [],
    });
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

function turnoverKpi(flows: readonly FlowDay[], { period, compared }: Periods): Kpi[] {
  const within = (of: Period) => flows.filter(({ day }) => isWithin(day, of));
  const usual = usualDistance(flows);
  const turnovers = (of: Period) => {
    const values = within(of).map((day) =>
      captureDistance(day) === usual ? turnoverOf(day) : null,
    );
    return { values, length: Math.max(values.length, possibleCaptures(of, usual)) };
  };
  const flow = within(period);
  const last = flow.at(-1);
  if (last === undefined) return [];
  const previous = flow.at(-2);
  const isComparable =
    previous !== undefined && captureDistance(previous) === captureDistance(last);
  return [
    {
      key: 'turnover',
      unit: 'share',
      value: turnoverOf(last),
      previous: isComparable ? turnoverOf(previous) : null,
      span: spanOf(turnovers(period), compared && turnovers(compared)),
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
  const period = await periodOf(reads, view, query);
  if (period === null) {
    return {
      meta: metaOf(portal, view),
      from: null,
      to: null,
      compared: null,
      kpis: stockKpis(await stockOf(reads, view), view.asof, null),
      leading: null,
      flow: [],
      entered_books: null,
      risers: [],
      fallers: [],
      entered: [],
    };
  }
  const compared = comparedPeriod(period, query.cmp);
  const periods = { period, compared };
  const [rows, stock, flowsOf, gains, fresh] = await Promise.all([
    leadingRows(reads, [portal], { rise: MOVERS, fall: MOVERS, enter: MOVERS }),
    stockOf(reads, view),
    leadingFlows(reads, [portal], widest(period, compared)),
    gainTiles(reads, view, periods),
    newBooks(reads, view, periods),
  ]);
  const flows = flowsOf.get(portal) ?? [];
  const flow = flows.filter(({ day }) => isWithin(day, period));
  return {
    meta: metaOf(portal, view, { filters: { ...query } }),
    ...period,
    compared,
    kpis: [...stockKpis(stock, view.asof, fresh), ...gains, ...turnoverKpi(flows, periods)],
    leading: leadingName(rows[0]),
    flow: flow.map(({ prev_day: _, ...day }) => day),
    entered_books: await enteredBooks(reads, view, period),
    risers: toMovers(reads, moved(rows, 'rise', MOVERS)),
    fallers: toMovers(reads, moved(rows, 'fall', MOVERS)),
    entered: toMovers(reads, moved(rows, 'enter', MOVERS)),
  };
}

/** The books that entered the leading list in a period, each counted once. */
async function enteredBooks(
  reads: Reads,
  view: PortalView,
  { from, to }: Period,
): Promise<number | null> {
  const list = await leadingList(reads, view);
  if (list === null) return null;
  const [row] = await reads.db.select<{ books: number }>(
    `SELECT uniqExact(book_id) AS books FROM rank_entries
     WHERE ${LIST_FILTER} AND day BETWEEN {from:Date} AND {to:Date} AND complete
       AND prev_day IS NOT NULL AND state IN ('new', 're_entry')`,
    { ...listParams(view.definition.slug, list), from, to },
  );
  return row?.books ?? 0;
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
