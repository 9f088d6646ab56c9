import type {
  chapterWeekdays,
  EndpointRequest,
  EndpointResponse,
  MetricKey,
} from '@litometr/api-contract';
import { dayAfter, dayBefore, weekdayOf } from '@litometr/domain';
import { mainMetric } from '../../measurements/portals.ts';
import { bestWeekday, type ChapterGain, weekdayEffects } from '../formulas/chapterWeekdays.ts';
import { capturedDays } from '../shared/capturedDays.ts';
import { metaOfDay, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { chooseList, LIST_FILTER, listParams } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';
import { chosenDay } from './rankLists.ts';

/**
 * Days up to the shown one whose chapters count.
 *
 * @methodology-part chapter-weekdays
 */
const CHAPTER_DAYS = 90;
/** The books on the first ranks count, down to this one. */
const MAX_RANK = 100;

interface Scope {
  view: PortalView;
  metric: MetricKey;
  books: readonly number[];
  from: string;
  to: string;
}

/** The days of new chapters, by book. A text that was seen to grow over several days is left out. */
function chapterDays({ db }: Reads, { view, books, from, to }: Scope) {
  return db.select<{ book_id: number; days: string[] }>(
    `SELECT book_id, groupUniqArray(day) AS days FROM book_events
     WHERE portal = {portal:String} AND book_id IN {books:Array(UInt32)} AND type = 'chapter'
       AND day BETWEEN {from:Date} AND {to:Date} AND (prev_day IS NULL OR prev_day = day - 1)
     GROUP BY book_id`,
    { portal: view.definition.slug, books: [...books], from, to },
  );
}

/** The gains of single days, by book and day; days that were captured in part have none. */
async function gainsByDay({ db }: Reads, { view, metric, books, from, to }: Scope) {
  const rows = await db.select<{ book_id: number; month: string; gains: number[]; daily: number }>(
    `SELECT book_id, day AS month, gains, daily FROM book_lines
     WHERE portal = {portal:String} AND metric = {metric:String}
       AND book_id IN {books:Array(UInt32)}
       AND day BETWEEN toStartOfMonth({from:Date}) AND {to:Date}`,
    { portal: view.definition.slug, metric, books: [...books], from, to },
  );
  const partial = new Set(view.partialDays);
  const byBook = new Map<number, Map<string, number>>();
  for (const { book_id, month, gains, daily } of rows) {
    const known = byBook.get(book_id) ?? new Map<string, number>();
    byBook.set(book_id, known);
    for (const [at, gain] of gains.entries()) {
      const day = `${month.slice(0, 8)}${String(at + 1).padStart(2, '0')}`;
      const isDaily = ((daily >>> at) & 1) === 1;
      if (isDaily && !partial.has(day)) known.set(day, gain);
    }
  }
  return byBook;
}

/** Of each book: its chapters whose day and the next have a known gain. */
async function chapterGains(reads: Reads, scope: Scope): Promise<ChapterGain[][]> {
  const [chapters, gains] = await Promise.all([
    chapterDays(reads, scope),
    gainsByDay(reads, scope),
  ]);
  return chapters.map(({ book_id, days }) =>
    days.flatMap((day) => {
      const [own, next] = [day, dayAfter(day, 1)].map((each) => gains.get(book_id)?.get(each));
      return own === undefined || next === undefined
        ? []
        : [{ weekday: weekdayOf(day), gain: own + next }];
    }),
  );
}

export async function readChapterWeekdays(
  reads: Reads,
  { params, query }: EndpointRequest<typeof chapterWeekdays>,
): Promise<EndpointResponse<typeof chapterWeekdays>> {
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const list = await chooseList(reads, portal, params.list, query);
  const days = await capturedDays(reads, portal, list);
  const { day: asof } = chosenDay(days, 'asof', query.asof ?? list.completeDay);
  const from = dayBefore(asof, CHAPTER_DAYS - 1);
  const main = mainMetric(view.definition);
  const metric = main !== null && view.definition.metrics[main] === 'exact' ? main : null;
  const ranks =
    metric === null
      ? []
      : await reads.db.select<{ book_id: number }>(
          `SELECT DISTINCT book_id FROM rank_entries
           WHERE ${LIST_FILTER} AND day = {day:Date} AND position <= {last:UInt16}`,
          { ...listParams(portal, list), day: asof, last: MAX_RANK },
        );
  const books = ranks.map(({ book_id }) => book_id);
  const gains =
    metric === null || books.length === 0
      ? []
      : await chapterGains(reads, { view, metric, books, from, to: asof });
  const effects = weekdayEffects(gains);
  return {
    meta: await metaOfDay(reads, view, { filters: { ...query }, n: books.length, asof }),
    list: listName(list),
    from,
    asof,
    metric,
    best: bestWeekday(effects),
    count: effects.length,
    items: effects.map(({ ratio, ...effect }) => ({
      ...effect,
      ratio: ratio?.value ?? null,
      low: ratio?.low ?? null,
      high: ratio?.high ?? null,
    })),
  };
}
