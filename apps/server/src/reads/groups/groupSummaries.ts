import type {
  EndpointRequest,
  EndpointResponse,
  genresSummary,
  tagsSummary,
} from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { mainMetric } from '../../measurements/portals.ts';
import { ALL_BOOKS, gainChanges, gainSum, stepsWithin } from '../formulas/gainChange.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { dailyGains } from '../shared/dailyGains.ts';
import { WINDOW_DAYS } from './groupSql.ts';
import { NO_DAY, readPortalTotals, windowStart } from './portalTotals.ts';

/** Fewer new books than these are no growth to speak of. */
const MIN_NEW_BOOKS = 20;

interface FastestRow {
  id: number;
  new_books: number;
  new_before: number;
}

/**
 * Returns the fastest growing tag; undefined without any.
 *
 * @methodology tag-growth
 * @title New tags and the fastest growing tag
 * @measures Figures of the page of tags.
 * @condition New tags: first seen within {WINDOW_DAYS} days. Tags that the first capture of the portal
 *   already had are left out.
 * @condition Fastest growing: the tag with the greatest ratio of new books (published within {WINDOW_DAYS}
 *   days) to those of the {WINDOW_DAYS} days before, of tags whose new books rose to {MIN_NEW_BOOKS} or more.
 * @condition Books with three or more tags: their share of all books. Tags of a book: the median.
 * @source own
 */
async function fastestTag({ db }: Reads, portal: string, before: string | null) {
  if (before === null) return undefined;
  const rows = await db.select<FastestRow>(
    `SELECT l.a AS id, l.new_books AS new_books, d.supply_new AS new_before
     FROM (SELECT a, name, new_books FROM group_latest WHERE portal = {portal:String} AND kind = 'tag'
             AND new_books >= ${MIN_NEW_BOOKS}) AS l
     INNER JOIN (SELECT a, supply_new FROM group_daily WHERE portal = {portal:String}
             AND kind = 'tag' AND day = {before:Date} AND supply_new > 0) AS d ON d.a = l.a
     WHERE new_books > new_before
     ORDER BY new_books / new_before DESC, name LIMIT 1`,
    { portal, before },
  );
  return rows[0];
}

export async function readTagsSummary(
  reads: Reads,
  { params: { portal } }: EndpointRequest<typeof tagsSummary>,
): Promise<EndpointResponse<typeof tagsSummary>> {
  const view = requirePortal(reads, portal);
  const whole = await readPortalTotals(reads, view);
  const since = windowStart(view);
  const [counted, fresh, fastest] = await Promise.all([
    reads.db.select<{ tags: number; books: number; three: number; middle: number }>(
      `SELECT uniqExactArray(tag_ids) AS tags, count() AS books,
              countIf(length(tag_ids) >= 3) AS three,
              quantileExactInclusive(0.5)(length(tag_ids)) AS middle
       FROM catalogue_books WHERE portal = {portal:String}`,
      { portal },
    ),
    reads.db.select<{ tags: number; before: number; begun: number }>(
      `SELECT countIf(first > {since:Date}) AS tags, countIf(first <= {since:Date}) AS before,
              (SELECT min(day) FROM day_quality WHERE portal = {portal:String})
                <= {earlier:Date} AS begun
       FROM (
         SELECT group_id, min(valid_from) AS first, countIf(valid_from IS NULL) AS always
         FROM book_groups WHERE portal = {portal:String} AND kind = 'tag' GROUP BY group_id
         HAVING always = 0 AND first > {earlier:Date})`,
      { portal, since, earlier: view.asof === null ? since : dayBefore(since, WINDOW_DAYS) },
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
    new_tags_before: fresh[0]?.begun === 1 ? fresh[0].before : null,
    fastest: fastest === undefined || named === undefined ? null : { ...fastest, ...named },
    three_tags_share: books === 0 ? null : (row?.three ?? 0) / books,
    median_tags: books === 0 ? null : (row?.middle ?? null),
  };
}

interface GenresRow {
  day: string;
  active: number;
  fresh: number;
  slots: number;
}

/** Weeks between the two that are compared: about a month, and the same days of the week. */
const WEEKS_BETWEEN = 4;

/**
 * The daily gain of all books in the week up to the data day; and their gain in the week four weeks
 * before, if those that were read in both weeks show how the gain changed.
 *
 * @methodology-part compared-period
 */
async function weekGains(reads: Reads, view: PortalView) {
  const [metric, { asof }] = [mainMetric(view.definition), view];
  if (metric === null || asof === null) return { now: null, before: null, n: 0, beforeN: 0 };
  const period = { from: dayBefore(asof, 6), to: asof };
  const compared = {
    from: dayBefore(period.from, WEEKS_BETWEEN * 7),
    to: dayBefore(period.to, WEEKS_BETWEEN * 7),
  };
  const [steps, changeOf] = await Promise.all([
    dailyGains(reads, view, [metric], period),
    gainChanges(reads, view, { metric, period, compared }, ALL_BOOKS),
  ]);
  const own = stepsWithin(steps.get(metric) ?? [], period);
  const { value, days } = gainSum(own, period);
  const read = Map.groupBy(own, ({ day }) => day);
  const ns = [...read.values()].map((ends) => ends.reduce((sum, { n }) => sum + n, 0));
  const now = value === null ? null : value / days;
  const { change, n: beforeN } = changeOf('');
  // Where everything stopped growing the earlier gain cannot be computed.
  const before = now === null || change === null || change <= -1 ? null : now / (1 + change);
  return { now, before, n: Math.max(0, ...ns), beforeN: beforeN ?? 0 };
}

export async function readGenresSummary(
  reads: Reads,
  { params: { portal } }: EndpointRequest<typeof genresSummary>,
): Promise<EndpointResponse<typeof genresSummary>> {
  const view = requirePortal(reads, portal);
  const { now, before } = await readPortalTotals(reads, view);
  const [counted, gains, days] = await Promise.all([
    reads.db.select<{ genres: number; books: number }>(
      `SELECT uniqExactArray(genre_ids) AS genres, count() AS books
       FROM catalogue_books WHERE portal = {portal:String}`,
      { portal },
    ),
    weekGains(reads, view),
    reads.db.select<GenresRow>(
      `SELECT day, supply_active AS active, supply_new AS fresh, top_slots AS slots
       FROM group_daily WHERE portal = {portal:String} AND kind = 'all'
         AND day IN ({now:Date}, {before:Date})`,
      { portal, now: now ?? NO_DAY, before: before ?? NO_DAY },
    ),
  ]);
  const supply = supplyOf(days.find(({ day }) => day === now));
  const then = days.find(({ day }) => day === before);
  return {
    meta: metaOf(portal, view, { n: counted[0]?.books ?? 0 }),
    genres: counted[0]?.genres ?? 0,
    ...supply,
    gain_per_day: gains.now,
    n: gains.n,
    before:
      then === undefined
        ? null
        : { ...supplyOf(then), gain_per_day: gains.before, gain_n: gains.beforeN },
  };
}

/** Supply and demand of a day; null values without a day. */
function supplyOf(day: GenresRow | undefined) {
  if (day === undefined) {
    return { active_books: 0, new_per_week: null, books_per_place: null };
  }
  return {
    active_books: day.active,
    new_per_week: (day.fresh / WINDOW_DAYS) * 7,
    books_per_place: day.slots === 0 ? null : day.active / day.slots,
  };
}
