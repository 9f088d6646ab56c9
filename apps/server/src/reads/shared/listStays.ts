import type { PortalSlug } from '@litometr/api-contract';
import type { Observed } from '../../statistics/kaplanMeier.ts';
import { LIFE_DAYS, listHalfLife } from '../formulas/listLife.ts';
import type { Reads } from './context.ts';
import { LIST_FILTER, listParams, type StoredList } from './listChoice.ts';

/**
 * Stays as observed over complete days from `start` to `end` of a list, by number. Those under way on
 * the list's first day are left out: it is not known when they began.
 */
const OBSERVED = `toUInt32(greatest(start, first) - first) AS entry,
  toUInt32(if(last < end, last + 1, end) - first) AS exit, last < end AS event, count() AS count`;
const WATCHED = 'first > 1 AND first < end AND last >= start';

/** The first of the complete days that a list's life is estimated from, by number. */
export const lifeStart = (end: number) => Math.max(1, end - LIFE_DAYS + 1);

/** The stays of a list over the complete days up to one, which is named by its number. */
export function observedStays(
  { db }: Reads,
  portal: PortalSlug,
  list: StoredList,
  end: number,
): Promise<Observed[]> {
  return db.select<Observed>(
    `WITH {start:UInt32} AS start, {end:UInt32} AS end
     SELECT ${OBSERVED} FROM list_stays WHERE ${LIST_FILTER} AND ${WATCHED}
     GROUP BY entry, exit, event`,
    { ...listParams(portal, list), start: lifeStart(end), end },
  );
}

/** The half-lives of a portal's genre tops on their last complete days, by genre and period. */
export async function genreHalfLives(
  { db }: Reads,
  portal: PortalSlug,
): Promise<(genreId: number, period: string) => number | null> {
  const rows = await db.select<Observed & { genre_id: number; period: string }>(
    `SELECT genre_id, period, ${OBSERVED}
     FROM (SELECT * FROM list_stays WHERE portal = {portal:String} AND list = 'genre_top') AS stays
     INNER JOIN (
       SELECT genre_id, period, max(number) AS end, greatest(end, ${LIFE_DAYS}) - ${LIFE_DAYS - 1} AS start
       FROM list_daily WHERE portal = {portal:String} AND list = 'genre_top'
       GROUP BY genre_id, period) AS ends USING (genre_id, period)
     WHERE ${WATCHED}
     GROUP BY genre_id, period, entry, exit, event`,
    { portal },
  );
  const stays = Map.groupBy(rows, ({ genre_id, period }) => `${genre_id} ${period}`);
  const lives = new Map([...stays].map(([key, observed]) => [key, listHalfLife(observed)]));
  return (genreId, period) => lives.get(`${genreId} ${period}`) ?? null;
}
