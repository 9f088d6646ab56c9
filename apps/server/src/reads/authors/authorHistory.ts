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

const OWN = `portal = {portal:String} AND id IN ${WRITTEN}`;

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
function releasesOf({ db }: Reads, scope: Scope): Promise<Answer['releases']> {
  return db.select(
    `SELECT day, sum(book) AS books, sum(chapter) AS chapters FROM (
       SELECT assumeNotNull(first_published_on) AS day, 1 AS book, 0 AS chapter FROM books
       WHERE ${OWN} AND first_published_on IS NOT NULL
       UNION ALL
       SELECT assumeNotNull(published_on), 0, 1 FROM chapters
       WHERE portal = {portal:String} AND published_on IS NOT NULL
         AND book_id IN ${WRITTEN})
     WHERE day >= {from:String} AND day <= {to:String} GROUP BY day ORDER BY day`,
    { ...scope },
  );
}

async function yearsOf(reads: Reads, { portal, author }: Scope): Promise<Answer['years']> {
  const rows = await reads.db.select<{ year: number; genre_ids: number[][] }>(
    `SELECT toUInt16OrZero(substring(first_published_on, 1, 4)) AS year,
            groupArray(genre_ids) AS genre_ids
     FROM books WHERE ${OWN} AND first_published_on IS NOT NULL GROUP BY year ORDER BY year`,
    { portal, author },
  );
  const names = await lookupNames(
    reads,
    portal,
    'genres',
    rows.flatMap((row) => row.genre_ids.flat()),
  );
  return rows.map(({ year, genre_ids }) => {
    const counts = Map.groupBy(genre_ids.flat(), (id) => id);
    const genres = [...counts].flatMap(([id, held]) =>
      names([id]).map((named) => ({ ...named, books: held.length })),
    );
    return {
      year,
      books: genre_ids.length,
      genres: genres.sort((a, b) => b.books - a.books || a.id - b.id),
    };
  });
}

interface AlignedRow {
  id: number;
  title: string;
  published: string;
  points: [string, number][];
}

/** The readings of the newest books, counted from their publication. */
async function alignedOf(
  { db }: Reads,
  { definition }: PortalView,
  { portal, author }: Scope,
): Promise<Answer['aligned']> {
  const metric = mainMetric(definition);
  if (metric === null) return [];
  const rows = await db.select<AlignedRow>(
    `WITH own AS (
       SELECT id, title, assumeNotNull(first_published_on) AS published FROM books
       WHERE ${OWN} AND first_published_on IS NOT NULL
         AND id IN (SELECT book_id FROM book_latest WHERE portal = {portal:String}
                      AND book_id IN ${WRITTEN} AND last_${metric} IS NOT NULL)
       ORDER BY published DESC, id LIMIT ${ALIGNED_BOOKS})
     SELECT own.id AS id, own.title AS title, own.published AS published,
            arraySort(groupArray((toString(m.day), toFloat64(assumeNotNull(m.${metric}))))) AS points
     FROM (SELECT book_id, day, ${metric} FROM metrics WHERE portal = {portal:String}
             AND book_id IN (SELECT id FROM own) AND ${metric} IS NOT NULL) AS m
     INNER JOIN own ON own.id = m.book_id
     GROUP BY id, title, published ORDER BY published DESC, id`,
    { portal, author },
  );
  return rows.map(({ id, title, published, points }) => ({
    id,
    title,
    points: points.map(([day, value]) => ({ age: daysBetween(published, day), value })),
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
  const [items, subscribers, releases, years, aligned] = await Promise.all([
    daysOf(reads, scope),
    subscribersOf(reads, scope),
    releasesOf(reads, scope),
    yearsOf(reads, scope),
    alignedOf(reads, view, scope),
  ]);
  return { meta, ...period, count: items.length, items, subscribers, releases, years, aligned };
}
