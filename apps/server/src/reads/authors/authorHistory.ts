import type {
  authorHistory,
  EndpointRequest,
  EndpointResponse,
  PortalSlug,
} from '@litometr/api-contract';
import { mainMetric } from '../../measurements/portals.ts';
import { lookupNames } from '../bookBriefs.ts';
import { metaOf, type PortalView, type Reads } from '../context.ts';
import { periodOf } from '../period.ts';
import { daysBetween } from '../readings.ts';
import { authorView } from './authorCard.ts';
import { WRITTEN } from './writtenRows.ts';

type Answer = EndpointResponse<typeof authorHistory>;

/** An author is looked at over a year unless the caller says otherwise. */
const HISTORY_DAYS = 365;
const ALIGNED_BOOKS = 12;

interface Scope {
  portal: PortalSlug;
  author: number;
  from: string;
  to: string;
}

/** An author's book by the portal's own dates. */
interface OwnBook {
  id: number;
  title: string;
  published: string | null;
  genre_ids: number[];
}

function ownBooks({ db }: Reads, { portal, author }: Scope): Promise<OwnBook[]> {
  return db.select(
    `SELECT id, title, first_published_on AS published, genre_ids FROM books
     WHERE portal = {portal:String} AND id IN ${WRITTEN}
     ORDER BY published DESC NULLS LAST, id`,
    { portal, author },
  );
}

function daysOf({ db }: Reads, scope: Scope): Promise<Answer['items']> {
  return db.select(
    `SELECT day, if(s.days = 1, s.gain, NULL) AS gain, n, places, top_places, best_position
     FROM author_stat_daily AS s
     WHERE portal = {portal:String} AND author_id = {author:UInt64}
       AND day BETWEEN {from:Date} AND {to:Date} ORDER BY day`,
    { ...scope },
  );
}

function subscribersOf({ db }: Reads, scope: Scope): Promise<Answer['subscribers']> {
  return db.select(
    `SELECT day, assumeNotNull(subscribers) AS value FROM author_daily
     WHERE portal = {portal:String} AND author_id = {author:UInt64}
       AND day BETWEEN {from:Date} AND {to:Date} AND subscribers IS NOT NULL ORDER BY day`,
    { ...scope },
  );
}

/** Books and chapters by the portal's own dates. */
async function releasesOf(
  { db }: Reads,
  { portal, from, to }: Scope,
  own: readonly OwnBook[],
): Promise<Answer['releases']> {
  const chapters =
    own.length === 0
      ? []
      : await db.select<{ day: string; chapters: number }>(
          `SELECT assumeNotNull(published_on) AS day, count() AS chapters FROM chapters
           WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)}
             AND published_on IS NOT NULL
           GROUP BY day`,
          { portal, ids: own.map(({ id }) => id) },
        );
  const books = Map.groupBy(own, ({ published }) => published);
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

async function yearsOf(
  reads: Reads,
  { portal }: Scope,
  own: readonly OwnBook[],
): Promise<Answer['years']> {
  const names = await lookupNames(reads, portal, 'genres', []);
  const dated = own.filter(({ published }) => published !== null);
  const years = Map.groupBy(dated, ({ published }) => yearIn(published ?? ''));
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, books]) => {
      const counts = Map.groupBy(
        books.flatMap(({ genre_ids }) => genre_ids),
        (id) => id,
      );
      const genres = [...counts].flatMap(([id, held]) =>
        names([id]).map((named) => ({ ...named, books: held.length })),
      );
      return {
        year,
        books: books.length,
        genres: genres.sort((a, b) => b.books - a.books || a.id - b.id),
      };
    });
}

/** What a portal writes of a date begins with the year, or tells none. */
function yearIn(text: string): number {
  const written = text.slice(0, 4);
  return /^\d{1,4}$/.test(written) ? Number(written) : 0;
}

/** The readings of the newest books, counted from their publication. */
async function alignedOf(
  { db }: Reads,
  { definition }: PortalView,
  { portal }: Scope,
  own: readonly OwnBook[],
): Promise<Answer['aligned']> {
  const metric = mainMetric(definition);
  const dated = own.filter(({ published }) => published !== null);
  if (metric === null || dated.length === 0) return [];
  const read = await db.select<{ id: number }>(
    `SELECT book_id AS id FROM book_latest
     WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)}
       AND last_${metric} IS NOT NULL`,
    { portal, ids: dated.map(({ id }) => id) },
  );
  const known = new Set(read.map(({ id }) => id));
  const newest = dated.filter(({ id }) => known.has(id)).slice(0, ALIGNED_BOOKS);
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
): Promise<Answer> {
  const { portal, view } = await authorView(reads, params.id);
  const meta = metaOf(portal, view, { filters: { ...query } });
  const period = await periodOf(reads, view, query, HISTORY_DAYS);
  if (period === null) {
    const none = { items: [], subscribers: [], releases: [], years: [], aligned: [] };
    return { meta, from: null, to: null, count: 0, ...none };
  }
  const scope: Scope = { portal, author: params.id, ...period };
  const own = ownBooks(reads, scope);
  const [items, subscribers, releases, years, aligned] = await Promise.all([
    daysOf(reads, scope),
    subscribersOf(reads, scope),
    own.then((books) => releasesOf(reads, scope, books)),
    own.then((books) => yearsOf(reads, scope, books)),
    own.then((books) => alignedOf(reads, view, scope, books)),
  ]);
  return { meta, ...period, count: items.length, items, subscribers, releases, years, aligned };
}
