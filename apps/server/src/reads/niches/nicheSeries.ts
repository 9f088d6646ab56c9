import type { EndpointResponse, NicheDay, tag } from '@litometr/api-contract';
import type { PortalView, Reads } from '../context.ts';
import { liftOf } from '../formulas/lift.ts';
import { type SpanKind, spanOf } from '../formulas/span.ts';
import { isWithin, type Period } from '../period.ts';
import type { NicheKind } from './nicheSql.ts';
import { topMoves } from './topMoves.ts';

interface DayRow {
  day: string;
  supply_active: number;
  supply_new: number;
  authors: number;
  gain: number | null;
  n: number;
  days: number | null;
  median_gain_new: number | null;
  new_n: number;
  top_slots: number;
  lift_n: number;
  all_active: number;
  all_slots: number;
  all_lift_n: number;
  all_authors: number;
}

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** A genre or tag on the captured days of a period, against all books of the portal. */
export async function nicheSeries(
  reads: Reads,
  view: PortalView,
  niche: { kind: NicheKind; id: number },
  period: Period,
): Promise<NicheDay[]> {
  const { db } = reads;
  const [movesOn, rows] = await Promise.all([
    topMoves(reads, view, niche, period),
    db.select<DayRow>(
      `SELECT n.day AS day, n.supply_active AS supply_active, n.supply_new AS supply_new,
            n.authors AS authors, n.gain AS gain, n.n AS n, n.days AS days,
            n.median_gain_new AS median_gain_new, n.new_n AS new_n, n.top_slots AS top_slots,
            n.lift_n AS lift_n, w.supply_active AS all_active, w.top_slots AS all_slots,
            w.lift_n AS all_lift_n, w.authors AS all_authors
     FROM (SELECT * FROM niche_daily WHERE portal = {portal:String} AND kind = {kind:String}
             AND a = {id:UInt32} AND b = 0 AND day BETWEEN {from:Date} AND {to:Date}) AS n
     INNER JOIN (SELECT * FROM niche_daily WHERE portal = {portal:String} AND kind = 'all'
             AND day BETWEEN {from:Date} AND {to:Date}) AS w ON w.day = n.day
     ORDER BY day`,
      { portal: view.definition.slug, ...niche, ...period },
    ),
  ]);
  return rows.map((row) => ({
    day: row.day,
    active_books: row.supply_active,
    new_books: row.supply_new,
    authors: row.authors,
    gain: row.days === 1 ? row.gain : null,
    n: row.n,
    median_gain_new: row.days === 1 ? row.median_gain_new : null,
    new_n: row.new_n,
    top_places: row.top_slots,
    ...movesOn(row.day),
    supply_share: shareOf(row.supply_active, row.all_active),
    top_share: shareOf(row.top_slots, row.all_slots),
    lift: liftOf({
      top: row.lift_n,
      topAll: row.all_lift_n,
      active: row.authors,
      activeAll: row.all_authors,
    }),
  }));
}

type NicheFigures = EndpointResponse<typeof tag>['figures'];

/** What the days of a series come to over the period, beside those of the compared one. */
export function nicheFigures(
  days: readonly NicheDay[],
  period: Period,
  compared: Period | null,
): NicheFigures {
  const figure = (kind: SpanKind, of: (day: NicheDay) => number | null) => {
    const within = (one: Period) => days.filter(({ day }) => isWithin(day, one)).map(of);
    return spanOf(kind, within(period), compared && within(compared));
  };
  return {
    gain: figure('sum', ({ gain }) => gain),
    active_books: figure('mean', ({ active_books }) => active_books),
    new_books: figure('mean', ({ new_books }) => new_books),
    supply_share: figure('mean', ({ supply_share }) => supply_share),
    top_share: figure('mean', ({ top_share }) => top_share),
    lift: figure('mean', ({ lift }) => lift?.value ?? null),
  };
}
