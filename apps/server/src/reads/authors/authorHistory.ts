import type {
  authorHistory,
  EndpointRequest,
  EndpointResponse,
  Named,
  PortalSlug,
} from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import { mainMetric } from '../../measurements/portals.ts';
import { byName } from '../shared/bookBriefs.ts';
import { findBooksByAuthor, type SnapshotRow } from '../shared/bookRows.ts';
import { metaOf, type PortalView, type Reads } from '../shared/context.ts';
import { periodOf } from '../shared/period.ts';
import { AUTHOR_NAMES, authorView } from './authorCard.ts';
import { publishesSubscribers } from './publishesSubscribers.ts';
import { newestFirst } from './writtenRows.ts';

type HistoryResponse = EndpointResponse<typeof authorHistory>;

/** An author is looked at over a year unless the caller says otherwise. */
const HISTORY_DAYS = 365;
const ALIGNED_BOOKS = 12;
const DRIFTING_TAGS = 12;

interface Scope {
  portal: PortalSlug;
  author: number;
  from: string;
  to: string;
}

function daysOf({ db }: Reads, scope: Scope): Promise<HistoryResponse['items']> {
  return db.select(
    `SELECT day, if(s.days = 1, s.gain, NULL) AS gain, n, places, top_places, best_position
     FROM author_stat_daily AS s
     WHERE portal = {portal:String} AND author_id = {author:UInt64}
       AND day BETWEEN {from:Date} AND {to:Date} ORDER BY day`,
    { ...scope },
  );
}

async function subscribersOf(reads: Reads, scope: Scope): Promise<HistoryResponse['subscribers']> {
  if (!(await publishesSubscribers(reads, scope.portal))) return [];
  return reads.db.select(
    // Of a day that was captured under two names the later capture counts, as in aggregates.
    `SELECT day, assumeNotNull(last.1) AS value FROM (
       SELECT day, argMax(tuple(subscribers), (capture, author_id = {id:UInt64})) AS last
       FROM author_daily
       WHERE portal = {portal:String} AND author_id IN ${AUTHOR_NAMES}
         AND day BETWEEN {from:Date} AND {to:Date} GROUP BY day)
     WHERE last.1 IS NOT NULL ORDER BY day`,
    { ...scope, id: scope.author },
  );
}

/** Books by the portal's own dates, and the parts that the journals of the books name. */
async function releasesOf(
  reads: Reads,
  { portal, from, to }: Scope,
  own: readonly SnapshotRow[],
): Promise<HistoryResponse['releases']> {
  const chapters = await reads.db.select<{ day: string; chapters: number }>(
    `SELECT day, count() AS chapters FROM book_events
     WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)} AND type = 'chapter'
     GROUP BY day`,
    { portal, ids: own.map(({ book }) => book.id) },
  );
  const books = Map.groupBy(own, ({ snapshot }) => snapshot.published);
  const parts = new Map(chapters.map((row) => [row.day, row.chapters]));
  const days = new Set([...books.keys(), ...parts.keys()]);
  return [...days]
    .filter((day) => day !== null)
    .filter((day) => day >= from && day <= to)
    .sort()
    .map((day) => ({
      day,
      books: books.get(day)?.length ?? 0,
      chapters: parts.get(day) ?? 0,
    }));
}

/** How often each occurs, the most frequent first, equals by name. */
function counted(all: readonly Named[]): (Named & { books: number })[] {
  return [...Map.groupBy(all, ({ id }) => id).values()]
    .flatMap((held) => held.slice(0, 1).map((named) => ({ ...named, books: held.length })))
    .sort((a, b) => b.books - a.books || byName(a, b));
}

function yearsOf(own: readonly SnapshotRow[]): Pick<HistoryResponse, 'years' | 'year_tags'> {
  const dated = own.filter(({ snapshot }) => snapshot.published !== null);
  const tags = counted(dated.flatMap((book) => book.tags));
  const common = new Set(tags.slice(0, DRIFTING_TAGS).map(({ id }) => id));
  const years = Map.groupBy(dated, ({ snapshot }) => yearIn(snapshot.published ?? ''));
  const byYear = [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, books]) => ({
      year,
      books: books.length,
      genres: counted(books.flatMap(({ book }) => book.genres)),
      tags: counted(books.flatMap((book) => book.tags.filter(({ id }) => common.has(id)))),
    }));
  return { year_tags: tags.length, years: byYear };
}

/** The text of a portal's date begins with the year; 0 where it contains none. */
function yearIn(text: string): number {
  const written = text.slice(0, 4);
  return /^\d{1,4}$/.test(written) ? Number(written) : 0;
}

/**
 * The readings of the newest books, counted from their publication.
 *
 * @methodology-part gain-by-book, growth-by-age
 */
async function alignedOf(
  { db }: Reads,
  { definition }: PortalView,
  { portal }: Scope,
  own: readonly SnapshotRow[],
): Promise<HistoryResponse['aligned']> {
  const metric = mainMetric(definition);
  if (metric === null) return [];
  const newest = own
    .filter(
      ({ snapshot }) =>
        snapshot.published !== null && typeof snapshot[`last_${metric}`] === 'number',
    )
    .sort(newestFirst)
    .slice(0, ALIGNED_BOOKS)
    .map(({ book: { id, title }, snapshot: { published } }) => ({ id, title, published }));
  if (newest.length === 0) return [];
  const rows = await db.select<{ id: number; points: [string, number][] }>(
    `SELECT book_id AS id,
            arraySort(groupArray((toString(day), toFloat64(assumeNotNull(${metric}))))) AS points
     FROM metrics
     WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)} AND ${metric} IS NOT NULL
     GROUP BY id`,
    { portal, ids: newest.map(({ id }) => id) },
  );
  const points = new Map(rows.map((row) => [row.id, row.points]));
  return newest.map(({ id, title, published }) => ({
    id,
    title,
    points: (points.get(id) ?? []).map(([day, value]) => ({
      age: daysBetween(published ?? day, day),
      value,
    })),
  }));
}

export async function readAuthorHistory(
  reads: Reads,
  { params, query }: EndpointRequest<typeof authorHistory>,
): Promise<HistoryResponse> {
  const [{ portal, view }, own] = await Promise.all([
    authorView(reads, params.id),
    findBooksByAuthor(reads, params.id),
  ]);
  const meta = metaOf(portal, view, { filters: { ...query } });
  const period = await periodOf(reads, view, query, HISTORY_DAYS);
  if (period === null) {
    const none = { items: [], subscribers: [], releases: [], year_tags: 0, years: [], aligned: [] };
    return { meta, from: null, to: null, count: 0, ...none };
  }
  const scope: Scope = { portal, author: params.id, ...period };
  const [items, subscribers, releases, aligned] = await Promise.all([
    daysOf(reads, scope),
    subscribersOf(reads, scope),
    releasesOf(reads, scope, own),
    alignedOf(reads, view, scope, own),
  ]);
  const count = items.length;
  return { meta, ...period, count, items, subscribers, releases, ...yearsOf(own), aligned };
}
