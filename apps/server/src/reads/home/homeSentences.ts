import type { EndpointResponse, homeSentences, PortalSlug, Sentence } from '@litometr/api-contract';
import { dayBefore, daysBetween } from '@litometr/domain';
import type { QueryParams } from '../../measurements/queryParams.ts';
import { captureDistance } from '../formulas/captureDistance.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { storedBrief } from '../shared/bookRows.ts';
import { nearestDay } from '../shared/capturedDays.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { type FlowDay, leadingFlows, leadingList, turnoverOf } from '../shared/leadingList.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { leadingRows } from '../shared/movers.ts';
import { allGenreChanges, datedViews, homeMeta } from './homeBlocks.ts';

type DatedView = PortalView & { asof: string };
/** A sentence with how much it is worth saying, to choose between portals. */
interface Candidate extends Sentence {
  weight: number;
}

/** Groups with fewer books are used by no rule about genres. */
const MIN_BOOKS = 20;
const MEAN_DAYS = 30;
/** Fewer captures have no mean that a turnover is compared with. */
const EARLIER_CAPTURES = 7;
/** By which a mean of equal shares may differ from them. */
const ROUNDING_ERROR = 1e-9;
const WEEK = 7;

/** The leading list of each portal that has one. */
async function leadingLists(reads: Reads, views: readonly DatedView[]) {
  const lists = await Promise.all(views.map((view) => leadingList(reads, view)));
  return views.flatMap((view, at) => {
    const list = lists[at];
    return list === undefined || list === null ? [] : [{ view, list }];
  });
}
type Led = Awaited<ReturnType<typeof leadingLists>>[number];

/** A condition that names some lists: `(portal, list, genre, period)` in their number. */
function inLists(led: readonly Led[]): { sql: string; params: QueryParams } {
  const params: Record<string, string | number> = {};
  const names = led.map(({ view, list }, at) => {
    params[`portal${at}`] = view.definition.slug;
    params[`list${at}`] = list.kind;
    params[`genre${at}`] = list.genreId;
    params[`period${at}`] = list.period;
    return `(portal = {portal${at}:String} AND list = {list${at}:String}
      AND genre_id = {genre${at}:UInt32} AND period = {period${at}:String})`;
  });
  return { sql: `(${names.join(' OR ')})`, params };
}

/**
 * How many captured days in a row the first book of the last complete day had been the first up to it, by
 * portal. Later captures of a part of the list may begin with another book.
 */
async function reigns(reads: Reads, led: readonly Led[]): Promise<ReadonlyMap<string, number>> {
  const { sql, params } = inLists(led);
  const rows = await reads.db.select<{ portal: string; days: number }>(
    `SELECT portal, countIf(day > other) AS days FROM (
       SELECT portal, day, maxIf(day, book_id != leader) OVER (PARTITION BY portal) AS other
       FROM (SELECT portal, day, book_id FROM rank_entries WHERE position = 1 AND ${sql}) AS firsts
       INNER JOIN (SELECT portal, day AS last, book_id AS leader FROM leading_latest
         WHERE position = 1 AND ${sql}) AS latest USING (portal)
       WHERE day <= last)
     GROUP BY portal`,
    params,
  );
  return new Map(rows.map(({ portal, days }) => [portal, days]));
}

/** Who heads the leading lists, and who rose most on them. */
async function bookCandidates(reads: Reads, views: readonly DatedView[]): Promise<Candidate[]> {
  const led = await leadingLists(reads, views);
  if (led.length === 0) return [];
  const portals = led.map(({ view }) => view.definition.slug);
  const [rows, days, sizes] = await Promise.all([
    leadingRows(reads, portals, { rise: 1, fall: 0, enter: 0 }),
    reigns(reads, led),
    lastFlows(reads, led),
  ]);
  return rows.flatMap((row): Candidate[] => {
    const { title: name } = storedBrief(reads, row.portal, row.book_id, row.brief);
    const subject = { kind: 'book' as const, id: row.book_id, name };
    const n = sizes.get(row.portal)?.at(-1)?.size ?? 0;
    const about = { portal: row.portal, day: row.day, subject, n };
    const found: Candidate[] = [];
    if (row.position === 1) {
      const reign = days.get(row.portal) ?? 0;
      found.push({ rule: 'leader', ...about, value: reign, previous: null, weight: reign });
    }
    if (row.rise === 1 && row.prev_position !== null) {
      const rise = row.prev_position - row.position;
      const previous = row.prev_position;
      found.push({ rule: 'riser', ...about, value: rise, previous, weight: rise });
    }
    return found;
  });
}

/** The flows of the leading lists within the month up to each portal's data day. */
async function lastFlows(reads: Reads, led: readonly Led[]) {
  const days = led.map(({ view }) => view.asof).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  const portals = led.map(({ view }) => view.definition.slug);
  const flows = await leadingFlows(reads, portals, { from: dayBefore(first, MEAN_DAYS), to: last });
  return new Map(
    led.map(({ view: { definition, asof } }): [string, FlowDay[]] => [
      definition.slug,
      (flows.get(definition.slug) ?? []).filter(
        ({ day }) => day >= dayBefore(asof, MEAN_DAYS) && day <= asof,
      ),
    ]),
  );
}

/** The turnover against its mean, and how many books are there for the first time. */
async function flowCandidates(reads: Reads, views: readonly DatedView[]): Promise<Candidate[]> {
  const led = await leadingLists(reads, views);
  if (led.length === 0) return [];
  const { sql, params } = inLists(led);
  const [flows, fresh] = await Promise.all([
    lastFlows(reads, led),
    reads.db.select<{ portal: string; day: string; fresh: number | null }>(
      `SELECT portal, day, new_count AS fresh FROM list_daily WHERE complete AND ${sql}
       ORDER BY day DESC LIMIT 1 BY portal`,
      params,
    ),
  ]);
  return led.flatMap(({ view: { definition } }): Candidate[] => {
    const flow = flows.get(definition.slug) ?? [];
    const last = flow.at(-1);
    if (last === undefined) return [];
    const about = { portal: definition.slug, day: last.day, subject: null, n: last.size };
    const found: Candidate[] = [];
    const turnover = turnoverOf(last);
    const earlier = flow
      .slice(0, -1)
      .filter((day) => captureDistance(day) === captureDistance(last))
      .flatMap((day) => turnoverOf(day) ?? []);
    if (turnover !== null && earlier.length >= EARLIER_CAPTURES) {
      const mean = earlier.reduce((sum, value) => sum + value, 0) / earlier.length;
      const weight = mean === 0 ? 0 : turnover / mean - 1;
      if (weight > ROUNDING_ERROR)
        found.push({ rule: 'turnover', ...about, value: turnover, previous: mean, weight });
    }
    const value =
      fresh.find(({ portal, day }) => portal === definition.slug && day === last.day)?.fresh ?? 0;
    if (value > 0) {
      const weight = value / last.size;
      found.push({ rule: 'newcomers', ...about, value, previous: null, weight });
    }
    return found;
  });
}

interface PlacesRow {
  portal: PortalSlug;
  kind: 'all' | 'genre';
  id: number;
  day: string;
  slots: number;
  books: number;
}

/** The genres whose share of the places grew within a week, of the same lists on both days. */
async function shareCandidates(reads: Reads, views: readonly DatedView[]): Promise<Candidate[]> {
  if (views.length === 0) return [];
  const spans = await shareDays(reads, views);
  const days = [...new Set(spans.flatMap(({ first, last }) => [first, last]))];
  const rows = await reads.db.select<PlacesRow>(
    `SELECT portal, kind, a AS id, day, top_slots AS slots, supply_active AS books FROM group_daily
     WHERE portal IN {portals:Array(String)} AND kind IN ('all', 'genre')
       AND day IN {days:Array(Date)}`,
    { portals: spans.map(({ portal }) => portal), days },
  );
  const candidates = spans.map(async ({ portal, first, last }): Promise<Candidate[]> => {
    const held = rows.filter((row) => row.portal === portal);
    const names = await lookupNames(reads, portal, 'genres', []);
    const placesOn = (day: string) =>
      held.find((row) => row.kind === 'all' && row.day === day)?.slots ?? 0;
    const [nowAll, thenAll] = [placesOn(last), placesOn(first)];
    const genres = Map.groupBy(
      held.filter((row) => row.kind === 'genre'),
      ({ id }) => id,
    );
    return [...genres].flatMap(([id, of]): Candidate[] => {
      const slots = (day: string) => of.find((row) => row.day === day)?.slots ?? 0;
      const [now, before] = [slots(last) / nowAll, slots(first) / thenAll];
      const books = Math.max(
        ...of.flatMap((row) => (row.day === last || row.day === first ? [row.books] : [])),
        0,
      );
      const [named] = names([id]);
      if (named === undefined || now <= before || books < MIN_BOOKS) return [];
      const subject = { kind: 'genre' as const, ...named };
      const about = { portal, day: last, subject, n: books };
      return [
        { rule: 'genre_share', ...about, value: now, previous: before, weight: now - before },
      ];
    });
  });
  return (await Promise.all(candidates)).flat();
}

/**
 * The last day with places up to the data day, and the day nearest to a week before it with places on the
 * same lists; none of a portal without such a day from six to eight days before.
 */
async function shareDays({ db }: Reads, views: readonly DatedView[]) {
  const days = await db.select<{ portal: PortalSlug; day: string; lists: number }>(
    `SELECT portal, day, top_lists AS lists FROM group_daily
     WHERE portal IN {portals:Array(String)} AND kind = 'all' AND top_slots > 0
       AND day > toDate(transform(toString(portal), {portals:Array(String)}, {asof:Array(String)}, ''))
         - ${MEAN_DAYS}
     ORDER BY day`,
    {
      portals: views.map(({ definition }) => definition.slug),
      asof: views.map(({ asof }) => asof),
    },
  );
  return views.flatMap(({ definition: { slug: portal }, asof }) => {
    const own = days.filter((row) => row.portal === portal && row.day <= asof);
    const last = own.at(-1);
    if (last === undefined) return [];
    const alike = own.filter(({ lists }) => lists === last.lists).map(({ day }) => day);
    const first = nearestDay(alike, dayBefore(last.day, WEEK), last.day);
    return first === null || Math.abs(daysBetween(first, last.day) - WEEK) > 1
      ? []
      : [{ portal, first, last: last.day }];
  });
}

async function momentumCandidates(reads: Reads, views: readonly DatedView[]): Promise<Candidate[]> {
  const cells = await allGenreChanges(reads, views);
  const days = new Map(views.map(({ definition, asof }) => [definition.slug, asof]));
  return cells.flatMap(({ portal, id, name, change, certain, n }): Candidate[] => {
    if (change === null || change <= 0 || !certain || n < MIN_BOOKS) return [];
    const subject = { kind: 'genre', id, name } as const;
    const about = { portal, day: days.get(portal) ?? '', subject, n, previous: null };
    return [{ rule: 'momentum', ...about, value: change, weight: change }];
  });
}

/** All that could be said today. */
function allCandidates(reads: Reads, views: readonly DatedView[]): Promise<Candidate[]> {
  const kinds = [bookCandidates, flowCandidates, shareCandidates, momentumCandidates];
  return memoizePerState(reads, 'sentences', async () =>
    (await Promise.all(kinds.map((find) => find(reads, views)))).flat(),
  );
}

/**
 * Returns one sentence of each rule: that of the portal with the greatest weight.
 *
 * @methodology day-sentences
 * @title Sentences of the day
 * @measures Which of the observations of the day the home page puts into words.
 * @condition One sentence of each kind, from the portal where it is strongest: the longest lead of a first
 *   book (in captures), the greatest rise, turnover above the mean of at least {EARLIER_CAPTURES} earlier
 *   captures of {MEAN_DAYS} days, the greatest share of books that are on the list for the first time, the
 *   genre whose share of the top grew most, the genre with the greatest certain growth.
 * @condition The share of the top is compared with a day 6 to 8 days earlier, of the same lists. Sentences
 *   about genres need at least {MIN_BOOKS} books.
 * @source own
 */
export async function readHomeSentences(
  reads: Reads,
): Promise<EndpointResponse<typeof homeSentences>> {
  const views = datedViews(reads);
  const candidates = await allCandidates(reads, views);
  const best = [...Map.groupBy(candidates, ({ rule }) => rule).values()].flatMap((of) =>
    of.toSorted((a, b) => b.weight - a.weight).slice(0, 1),
  );
  const items = best.map(({ weight: _, ...said }) => said);
  return { meta: homeMeta(reads, views.length), items };
}
