import { type Bar, bars, type PortalSlug } from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { barsSql } from '../../measurements/aggregates/groupBars.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { WINDOW_DAYS } from './groupSql.ts';

/** All books of a portal: shares are of it. */
export interface PortalTotals {
  /** The last captured day, and the last one a month before it; null where there is none. */
  now: string | null;
  before: string | null;
  places: number;
}

/** No captured day is as early. */
export const NO_DAY = '1970-01-01';

export function readPortalTotals(reads: Reads, view: PortalView): Promise<PortalTotals> {
  const { slug } = view.definition;
  return memoizePerState(reads, `whole ${slug}`, () => queryPortalTotals(reads, slug));
}

async function queryPortalTotals({ db }: Reads, portal: PortalSlug): Promise<PortalTotals> {
  const [rows, placed] = await Promise.all([
    db.select<{ day: string }>(
      `WITH (SELECT max(day) FROM group_daily WHERE portal = {portal:String} AND kind = 'all') AS last
       SELECT day FROM group_daily
       WHERE portal = {portal:String} AND kind = 'all'
         AND (day = last OR day <= last - ${WINDOW_DAYS})
       ORDER BY day DESC LIMIT 2`,
      { portal },
    ),
    db.select<{ places: number }>(
      `SELECT top_places AS places FROM group_latest
       WHERE portal = {portal:String} AND kind = 'all'`,
      { portal },
    ),
  ]);
  const [now, before] = rows;
  return {
    now: now?.day ?? null,
    before: before?.day ?? null,
    places: placed[0]?.places ?? 0,
  };
}

/** The first of the thirty days up to the data day is the day after this one. */
export function windowStart(view: PortalView): string {
  return dayBefore(view.asof ?? NO_DAY, WINDOW_DAYS);
}

/** Returns the week's gain at a bar; null where no book of the portal has one. */
export async function barGain(reads: Reads, view: PortalView, bar: Bar): Promise<number | null> {
  const { slug } = view.definition;
  const gains = await memoizePerState(reads, `bars ${slug}`, async () => {
    const [row] = await reads.db.select<{ n: number; bars: number[] }>(
      `SELECT count(week_gain) AS n, ${barsSql} AS bars FROM book_latest
       WHERE portal = {portal:String}`,
      { portal: slug },
    );
    return row === undefined || row.n === 0 ? [] : row.bars;
  });
  return gains[bars.indexOf(bar)] ?? null;
}
