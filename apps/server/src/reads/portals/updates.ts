import type { EndpointRequest, EndpointResponse, updatesByWeekday } from '@litometr/api-contract';
import { dayBefore, daysBetween, weekdayOf } from '@litometr/domain';
import { badParameter } from '../../http/errors.ts';
import { busiestWeekday } from '../formulas/busiestWeekday.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { periodOf } from '../shared/period.ts';

/** A period that is added up by days of the week is no longer. */
const MAX_PERIOD_DAYS = 3_700;

/**
 * @methodology weekday-updates
 * @title New books and parts by day of the week
 * @measures How many books and parts come out on each day of the week of a period.
 * @condition Books count on the day of publication that the portal names.
 * @condition Growth of a text that was seen over more than one day is left out, because its day is unknown.
 * @condition Each day of the week is shown with the number of its days in the period.
 * @source own
 */
export async function readUpdatesByWeekday(
  reads: Reads,
  { params: { portal }, query }: EndpointRequest<typeof updatesByWeekday>,
): Promise<EndpointResponse<typeof updatesByWeekday>> {
  const view = requirePortal(reads, portal);
  const meta = metaOf(portal, view, { filters: { ...query } });
  const period = await periodOf(reads, view, query);
  if (period === null) {
    const busiest = { books: null, chapters: null };
    return { meta, from: null, to: null, count: 0, busiest, items: [] };
  }
  const length = daysBetween(period.from, period.to) + 1;
  if (length > MAX_PERIOD_DAYS) {
    throw badParameter('from', 'At most ten years are added up: begin later.');
  }
  const rows = await reads.db.select<{ day: string; books: number; chapters: number }>(
    // Growth of a text that was seen over several days came out on one of them, which is not known.
    // Days are compared as the texts that they are: some lie outside the engine's calendar.
    `SELECT day, sum(book) AS books, sum(chapter) AS chapters FROM (
       SELECT assumeNotNull(first_published_on) AS day, 1 AS book, 0 AS chapter FROM books
       WHERE portal = {portal:String} AND first_published_on IS NOT NULL
       UNION ALL
       SELECT toString(day), 0, 1 FROM book_events
       WHERE portal = {portal:String} AND type = 'chapter'
         AND (prev_day IS NULL OR prev_day = day - 1))
     WHERE day >= {from:String} AND day <= {to:String} GROUP BY day`,
    { portal, ...period },
  );
  const items = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    days: 0,
    books: 0,
    chapters: 0,
  }));
  const itemOf = (day: string) => items[weekdayOf(day) - 1];
  for (let ago = 0; ago < length; ago += 1) {
    const item = itemOf(dayBefore(period.to, ago));
    if (item !== undefined) item.days += 1;
  }
  for (const { day, books, chapters } of rows) {
    const item = itemOf(day);
    if (item === undefined) continue;
    item.books += books;
    item.chapters += chapters;
  }
  const busiestOf = (kind: 'books' | 'chapters') =>
    busiestWeekday(items.map((item) => ({ ...item, count: item[kind] })));
  const busiest = { books: busiestOf('books'), chapters: busiestOf('chapters') };
  return { meta, ...period, count: items.length, busiest, items };
}
