import type { EndpointRequest, EndpointResponse, genreSeasons } from '@litometr/api-contract';
import { daysBetween, monthOf } from '@litometr/domain';
import { mainMetric } from '../../measurements/portals.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';

interface MonthRow {
  id: number;
  month: string;
  gain: number;
  days: number;
}

interface NewRow {
  id: number;
  month: string;
  books: number;
}

/** Returns the number of days of the calendar month `YYYY-MM`. */
function daysIn(month: string): number {
  const { from, to } = monthOf(`${month}-01`);
  return daysBetween(from, to) + 1;
}

/**
 * @methodology seasons
 * @title Genres by month
 * @measures Mean gain of a genre on a day of the month, and the number of books published in the month.
 * @formula D = Σ gᵢ ÷ d
 * @symbol gᵢ: steps of one day of the books of the genre, in the main metric
 * @symbol d: days of the month with such steps
 * @condition A step over a gap of days belongs to no month and is left out.
 * @condition A month of which not every calendar day was captured is marked.
 * @condition Growth of the whole portal and of its capture is included: compare genres within a month rather
 *   than months.
 * @source own
 */
export async function readGenreSeasons(
  reads: Reads,
  { params: { portal } }: EndpointRequest<typeof genreSeasons>,
): Promise<EndpointResponse<typeof genreSeasons>> {
  const view = requirePortal(reads, portal);
  const metric = mainMetric(view.definition) ?? '';
  const [captured, gains] = await Promise.all([
    reads.db.select<{ month: string; days: number }>(
      `SELECT formatDateTime(day, '%Y-%m') AS month, uniqExact(day) AS days FROM group_daily
       WHERE portal = {portal:String} AND kind = 'all' GROUP BY month ORDER BY month`,
      { portal },
    ),
    reads.db.select<MonthRow>(
      // A step of one day is a day's gain; over a gap it belongs to no single month.
      `SELECT toUInt32(key) AS id, formatDateTime(day, '%Y-%m') AS month, sum(g.gain) AS gain,
              count() AS days
       FROM gain_daily AS g
       WHERE portal = {portal:String} AND dimension = 'genre' AND metric = {metric:String}
         AND g.days = 1
       GROUP BY id, month`,
      { portal, metric },
    ),
  ]);
  const months = captured.map(({ month, days }) => ({
    month,
    days,
    whole: days === daysIn(month),
  }));
  const fresh = await reads.db.select<NewRow>(
    `SELECT arrayJoin(genre_ids) AS id, substring(first_published_on, 1, 7) AS month,
            count() AS books
     FROM books WHERE portal = {portal:String} AND month IN {months:Array(String)}
     GROUP BY id, month`,
    { portal, months: months.map(({ month }) => month) },
  );
  const gainOf = new Map(gains.map((row) => [`${row.id} ${row.month}`, row.gain / row.days]));
  const newOf = new Map(fresh.map((row) => [`${row.id} ${row.month}`, row.books]));
  const ids = [...new Set([...gains, ...fresh].map(({ id }) => id))];
  const names = await lookupNames(reads, portal, 'genres', ids);
  const items = names(ids)
    .sort((a, b) => a.name.localeCompare(b.name, 'ru'))
    .map((genre) => ({
      genre,
      gain_per_day: months.map(({ month }) => gainOf.get(`${genre.id} ${month}`) ?? null),
      new_books: months.map(({ month }) => newOf.get(`${genre.id} ${month}`) ?? 0),
    }));
  const meta = metaOf(portal, view, { n: items.length });
  return { meta, months, count: items.length, items };
}
