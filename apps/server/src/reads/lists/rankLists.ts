import type {
  CapturedDay,
  EndpointRequest,
  EndpointResponse,
  LeftItem,
  ListItem,
  listDays,
  PortalSlug,
  RankState,
  rankList,
} from '@litometr/api-contract';
import { dayBefore, daysBetween } from '@litometr/domain';
import { badParameter } from '../../http/errors.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { turnoverShare } from '../formulas/listLife.ts';
import { findRecent } from '../shared/bookRows.ts';
import { capturedDays, type DayRow, nearestDay } from '../shared/capturedDays.ts';
import { metaOf, metaOfDay, type Reads, requirePortal } from '../shared/context.ts';
import { knownOnDays, readOn, recentDays } from '../shared/knownOnDays.ts';
import { chooseList, LIST_FILTER, listParams, type StoredList } from '../shared/listChoice.ts';
import { type DatedValue, gainsOf, readingsOf } from '../shared/readings.ts';
import { daysOfList, type ListEntry } from './listEntries.ts';
import { otherPlaces, weekAgo } from './listPlaces.ts';

type LastPlace = Pick<ListEntry, 'book_id' | 'position' | 'days_on' | 'peak'>;

/** Captured days that a row's small line shows. */
const SPARK_DAYS = 30;

export async function readListDays(
  reads: Reads,
  { params, query }: EndpointRequest<typeof listDays>,
): Promise<EndpointResponse<typeof listDays>> {
  const view = requirePortal(reads, params.portal);
  const list = await chooseList(reads, params.portal, params.list, query);
  const days = await capturedDays(reads, params.portal, list);
  return {
    meta: metaOf(params.portal, view, { filters: { ...query } }),
    count: days.length,
    items: days.map(toCapturedDay),
  };
}

/** Returns the row of a day; throws 400 that names the nearest captured ones. */
export function chosenDay(days: readonly DayRow[], field: string, day: string): DayRow {
  const found = days.find((row) => row.day === day);
  if (found !== undefined) return found;
  const before = days.findLast((row) => row.day < day)?.day;
  const after = days.find((row) => row.day > day)?.day;
  const nearest = [before, after].filter((day) => day !== undefined).join(' and ');
  throw badParameter(
    field,
    `The list was not captured in full on ${day}. The nearest days: ${nearest}.`,
  );
}

export const toCapturedDay = ({ day, size, depth, complete }: DayRow): CapturedDay => ({
  day,
  size,
  depth,
  complete,
});

/** The requested day, or 400 where it was not captured in full: an absence on it is no exit. */
export function comparedDay(days: readonly DayRow[], field: string, day: string): DayRow {
  const complete = days.filter((row) => row.complete);
  const found = chosenDay(days, field, day);
  return found.complete ? found : chosenDay(complete, field, day);
}

/** The last places of books that left before a day, in the order of the places. */
async function lastPlacesBefore(
  reads: Reads,
  portal: PortalSlug,
  list: StoredList,
  day: string,
  gone: readonly ListEntry[],
): Promise<LastPlace[]> {
  if (gone.length === 0) return [];
  const rows = await reads.db.select<LastPlace>(
    `SELECT book_id, position, days_on, peak FROM rank_entries
     WHERE ${LIST_FILTER} AND day < {day:Date} AND book_id IN {books:Array(UInt32)}
     ORDER BY day DESC LIMIT 1 BY book_id`,
    { ...listParams(portal, list), day, books: gone.map((entry) => entry.book_id) },
  );
  return rows.sort((a, b) => a.position - b.position || a.book_id - b.book_id);
}

/** Recomputes the movement against a day other than the previous one. */
function movementSince(
  entry: ListEntry,
  compare: string | null,
  before: ReadonlyMap<number, ListEntry>,
) {
  const prev = before.get(entry.book_id)?.position ?? null;
  if (prev !== null) {
    const delta = prev - entry.position;
    const state: RankState = delta > 0 ? 'up' : delta < 0 ? 'down' : 'same';
    return { prev_position: prev, delta, state };
  }
  const isFirst = compare === null || entry.first_entry > compare;
  return { prev_position: null, delta: null, state: isFirst ? 'new' : 're_entry' } as const;
}

/**
 * Returns the main metric of a place against that of the first place.
 *
 * @methodology strength
 * @title Strength of a place
 * @measures The main metric of a book against that of the first book of the list.
 * @unit share of the first place
 * @formula F = v ÷ v₁
 * @symbol v: main metric of the book on the shown day
 * @symbol v₁: main metric of the first book of the list on the same day
 * @condition Unknown where either book was not read on the day itself, or where v₁ is zero.
 * @source own
 */
function strengthOf(own: DatedValue | null, best: DatedValue | null): number | null {
  return own === null || best === null || best.value === 0 ? null : own.value / best.value;
}

export async function readRankList(
  reads: Reads,
  { params, query }: EndpointRequest<typeof rankList>,
): Promise<EndpointResponse<typeof rankList>> {
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const list = await chooseList(reads, portal, params.list, query);
  const days = await capturedDays(reads, portal, list);
  const today = chosenDay(days, 'asof', query.asof ?? list.completeDay);
  const compare =
    query.compare === undefined ? today.prev_day : comparedDay(days, 'compare', query.compare).day;
  if (compare !== null && compare >= today.day) {
    throw badParameter('compare', `The compared day must lie before ${today.day}.`);
  }
  const sparkDays = days.flatMap(({ day }) => (day <= today.day ? [day] : [])).slice(-SPARK_DAYS);
  const {
    today: entries,
    before,
    lineOf,
  } = await daysOfList(reads, portal, list, {
    today: today.day,
    compare,
    line: sparkDays,
  });
  const beforeByBook = new Map(before.map((entry) => [entry.book_id, entry]));
  const onList = new Set(entries.map((entry) => entry.book_id));
  const gone = today.complete ? before.filter((entry) => !onList.has(entry.book_id)) : [];
  const shown = entries.slice((query.page - 1) * query.size, query.page * query.size);
  const shownIds = shown.map((entry) => entry.book_id);
  const first = entries[0];
  const completeDays = days.filter((row) => row.complete).map(({ day }) => day);
  const weekDay = nearestDay(
    completeDays.filter((day) => sparkDays.includes(day)),
    dayBefore(today.day, 7),
    today.day,
  );
  const weekAt = sparkDays.indexOf(weekDay ?? '');
  const measured = first === undefined ? shownIds : [...new Set([first.book_id, ...shownIds])];
  const wanted = [...measured, ...gone.map((entry) => entry.book_id)];
  const [rows, lastPlaces, placesOf] = await Promise.all([
    findRecent(reads, portal, wanted, recentDays(reads, portal, compare ?? today.day)),
    // Days captured in part may lie between: a book that left was perhaps last seen on one of them.
    compare === sparkDays.at(-2) ? gone : lastPlacesBefore(reads, portal, list, today.day, gone),
    otherPlaces(reads, portal, list, shownIds),
  ]);
  const metrics = await knownOnDays(
    reads,
    portal,
    measured,
    compare === null ? [today.day] : [compare, today.day],
    new Map(measured.map((id) => [id, rows.get(id)?.recent ?? []])),
  );

  const main = mainMetric(view.definition);
  const onDay = (id: number) =>
    main === null ? null : readOn(metrics(id, today.day), today.day)(main);
  const best = first === undefined ? null : onDay(first.book_id);
  const items = shown.flatMap((entry): ListItem[] => {
    const row = rows.get(entry.book_id);
    if (row === undefined) return [];
    const line = lineOf(entry.book_id);
    const now = metrics(entry.book_id, today.day);
    const then = compare === null ? () => null : metrics(entry.book_id, compare);
    const { book_id: _, ...place } = entry;
    return [
      {
        ...place,
        ...movementSince(entry, compare, beforeByBook),
        book: row.book,
        has_audio: row.has_audio,
        ...weekAgo(entry.position, line[weekAt] ?? null),
        places: placesOf(entry.book_id),
        strength: strengthOf(onDay(entry.book_id), best),
        metrics: readingsOf(view.definition, readOn(now, today.day)),
        gains: gainsOf(view.definition, then, now),
        spark: line,
      },
    ];
  });
  const left = lastPlaces.flatMap((entry): LeftItem[] => {
    const book = rows.get(entry.book_id)?.book;
    if (book === undefined) return [];
    const { position, days_on, peak } = entry;
    return [{ book, last_position: position, days_on, peak }];
  });
  const entered = entries.filter((entry) => !beforeByBook.has(entry.book_id)).length;
  return {
    meta: await metaOfDay(reads, view, {
      filters: { ...query },
      n: entries.length,
      asof: today.day,
    }),
    count: entries.length,
    list: {
      kind: list.kind,
      genre: list.genre,
      period: list.period === '' ? null : list.period,
      asof: today.day,
      compare,
      compare_days: compare === null ? null : daysBetween(compare, today.day),
      week_day: weekDay,
      week_days: weekDay === null ? null : daysBetween(weekDay, today.day),
      turnover: compare === null || !today.complete ? null : turnoverShare(entered, entries.length),
      depth: today.depth,
      complete: today.complete,
      spark_days: sparkDays,
    },
    items,
    left,
  };
}
