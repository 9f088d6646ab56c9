import type {
  EndpointRequest,
  EndpointResponse,
  genresSummary,
  tagsSummary,
} from '@litometr/api-contract';
import { lookupNames } from '../bookBriefs.ts';
import { metaOf, type Reads, requirePortal } from '../context.ts';
import { NO_DAY, nicheWhole, windowStart } from './nicheWhole.ts';

/** Fewer new books than these are no growth to speak of. */
const LEAST_NEW = 20;

interface FastestRow {
  id: number;
  new_books: number;
  new_before: number;
}

/** The tag whose new books grew most against the thirty days before. */
async function fastestTag({ db }: Reads, portal: string, before: string | null) {
  if (before === null) return undefined;
  const rows = await db.select<FastestRow>(
    `SELECT l.a AS id, l.new_books AS new_books, d.supply_new AS new_before
     FROM (SELECT a, new_books FROM niche_latest WHERE portal = {portal:String} AND kind = 'tag'
             AND new_books >= ${LEAST_NEW}) AS l
     INNER JOIN (SELECT a, supply_new FROM niche_daily WHERE portal = {portal:String}
             AND kind = 'tag' AND day = {before:Date} AND supply_new > 0) AS d ON d.a = l.a
     WHERE new_books > new_before
     ORDER BY new_books / new_before DESC, id LIMIT 1`,
    { portal, before },
  );
  return rows[0];
}

export async function readTagsSummary(
  reads: Reads,
  { params: { portal } }: EndpointRequest<typeof tagsSummary>,
): Promise<EndpointResponse<typeof tagsSummary>> {
  const view = requirePortal(reads, portal);
  const whole = await nicheWhole(reads, view);
  const [counted, fresh, fastest] = await Promise.all([
    reads.db.select<{ tags: number; books: number; three: number; middle: number }>(
      `SELECT uniqExactArray(tag_ids) AS tags, count() AS books,
              countIf(length(tag_ids) >= 3) AS three,
              quantileExactInclusive(0.5)(length(tag_ids)) AS middle
       FROM books WHERE portal = {portal:String}`,
      { portal },
    ),
    reads.db.select<{ tags: number }>(
      `SELECT count() AS tags FROM (
         SELECT group_id, min(valid_from) AS first, countIf(valid_from IS NULL) AS always
         FROM book_groups WHERE portal = {portal:String} AND kind = 'tag' GROUP BY group_id
         HAVING always = 0 AND first > {since:Date})`,
      { portal, since: windowStart(view) },
    ),
    fastestTag(reads, portal, whole.before),
  ]);
  const [row] = counted;
  const books = row?.books ?? 0;
  const names = await lookupNames(reads, portal, 'tags', fastest === undefined ? [] : [fastest.id]);
  const named = fastest === undefined ? undefined : names([fastest.id])[0];
  return {
    meta: metaOf(portal, view, { n: books }),
    tags: row?.tags ?? 0,
    new_tags: fresh[0]?.tags ?? 0,
    fastest: fastest === undefined || named === undefined ? null : { ...fastest, ...named },
    three_tags_share: books === 0 ? null : (row?.three ?? 0) / books,
    median_tags: books === 0 ? null : (row?.middle ?? null),
  };
}

interface GenresRow {
  active: number;
  fresh: number;
  gain: number | null;
  n: number;
  days: number | null;
  slots: number;
}

export async function readGenresSummary(
  reads: Reads,
  { params: { portal } }: EndpointRequest<typeof genresSummary>,
): Promise<EndpointResponse<typeof genresSummary>> {
  const view = requirePortal(reads, portal);
  const { now } = await nicheWhole(reads, view);
  const [counted, days] = await Promise.all([
    reads.db.select<{ genres: number; books: number }>(
      `SELECT uniqExactArray(genre_ids) AS genres, count() AS books
       FROM books WHERE portal = {portal:String}`,
      { portal },
    ),
    reads.db.select<GenresRow>(
      `SELECT supply_active AS active, supply_new AS fresh, gain, n, days, top_slots AS slots
       FROM niche_daily WHERE portal = {portal:String} AND kind = 'all' AND day = {now:Date}`,
      { portal, now: now ?? NO_DAY },
    ),
  ]);
  const [day] = days;
  const active = day?.active ?? 0;
  return {
    meta: metaOf(portal, view, { n: counted[0]?.books ?? 0 }),
    genres: counted[0]?.genres ?? 0,
    active_books: active,
    new_per_week: day === undefined ? null : (day.fresh / 30) * 7,
    gain_per_day: day?.days === 1 ? day.gain : null,
    n: day?.n ?? 0,
    books_per_place: day === undefined || day.slots === 0 ? null : active / day.slots,
  };
}
