import { type Bar, bars, type ChangeReason, type groupSorts } from '@litometr/api-contract';
import { SUPPLY_DAYS } from '../../measurements/aggregates/activity.ts';
import { groupTables } from '../../measurements/aggregates/groupTables.ts';
import { NEW_BOOK_DAYS, newBooksGainSql } from '../../measurements/aggregates/newBooksGainSql.ts';
import { omitColumns, type RowOf, selectedSql } from '../../measurements/columns.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { groupsWithChanges } from '../formulas/weekChange.ts';
import type { PortalView } from '../shared/context.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import { foundIn, plainSql } from '../shared/textSearch.ts';

type GroupSort = (typeof groupSorts)[number];

/** Tables of the names. */
export const nameTables = { genre: 'genres', tag: 'tags' } as const;

/** Days of the window for 'new', 'active' and 'before'. */
export const WINDOW_DAYS = 30;

const byName = `lowerUTF8(${plainSql('l.name')})`;
/** `LiftOrder` of the reads; groups without a lift come last. */
const byLift = `if(has({liftIds:Array(UInt32)}, l.id),
  {liftBounds:Array(Float64)}[indexOf({liftIds:Array(UInt32)}, l.id)], NULL)`;

/** The expressions of the sorts; ties are ordered by name and id. */
const orders: Readonly<Record<string, string>> = {
  name: byName,
  books: 'l.books',
  authors: 'l.authors',
  new_books: 'l.new_books',
  gain: 'l.gain',
  gain_change: 'l.gain_change',
  median_gain_new: 'l.median_gain_new',
  momentum: 'l.momentum',
  median_gain: 'l.median_gain',
  above_share: 'l.above_n / nullIf(l.n, 0)',
  top_places: 'l.top_places',
  top_authors: 'l.list_authors',
  lift: byLift,
  likes_per_1000: 'l.likes_per_view',
  library_per_1000: 'l.library_per_view',
  median_price: 'l.price_p50',
  median_chars: 'l.chars_p50',
  finished_share: 'l.finished / nullIf(l.with_status, 0)',
  period_gain: 'p.gain',
  period_top: 'p.top_share / nullIf(p.top_share_days, 0)',
  period_lift: 'p.lift / nullIf(p.lift_days, 0)',
};

/** Whether the figures of a period have to be known of every row. */
export const isByPeriod = (sort: GroupSort) => sort.replace('-', '').startsWith('period_');

/** Of rows `l`, with `p` their figures of the period where the sort is by one. */
export function groupOrderSql(sort: GroupSort): string {
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const expression = orders[sort.replace('-', '')] ?? 'l.books';
  return `${expression} ${direction} NULLS LAST, l.name ASC, l.id`;
}

const ROW_COLUMNS = omitColumns(groupTables.group_latest.columns, [
  'portal',
  'kind',
  'a',
  'b',
  'dated',
  'week_books',
  'week_books_before',
]);

/** A row of `group_latest`; `above_n` counts the books above the requested bar. */
export type StoredGroupRow = RowOf<typeof ROW_COLUMNS, { change_reason: ChangeReason | null }> & {
  id: number;
  /** How many groups of the kind have a change. */
  changes: number;
};

/** One group is read by its key. */
const WANTED = '({id:UInt64} = 0 OR a = {id:UInt64})';

function latest(view: PortalView): string {
  const rows = groupsWithChanges(view);
  return `(SELECT *, a AS id, (SELECT count(gain_change) FROM ${rows} WHERE books > 0) AS changes
    FROM ${rows} WHERE ${WANTED}) AS l`;
}

const columns = `l.id AS id, ${selectedSql(ROW_COLUMNS, 'l')}, l.changes AS changes`;

/**
 * The rows computed at publication, as `l`. They include the share above the median. Needs
 * `weekChangeParams`.
 */
export function storedGroupsSql(view: PortalView, bar: Bar): string {
  if (bar === '50') return latest(view);
  return `(SELECT l.* REPLACE (at_bars.above[${bars.indexOf(bar) + 1}] AS above_n) FROM ${latest(view)}
    LEFT JOIN (SELECT group_id, above FROM group_bars
      WHERE portal = {portal:String} AND kind = {kind:String}) AS at_bars ON at_bars.group_id = l.id) AS l`;
}

/** One stored row by its key: the id as `a`. Needs `weekChangeParams`. */
export const storedGroupSql = (view: PortalView): string =>
  `SELECT ${columns} FROM ${latest(view)} WHERE l.books > 0`;

/** Rows of the kind, filtered; with `{id:UInt64}` not 0 only that one. */
export function groupRowsSql(from: string): { select: string; rest: string } {
  return {
    select: `SELECT ${columns}`,
    rest: `FROM ${from}
      WHERE l.books > 0 AND l.books >= {minBooks:UInt32} AND l.authors >= {minAuthors:UInt32}
        AND ({id:UInt64} = 0 OR l.id = {id:UInt64})
        AND ({q:String} = '' OR ${foundIn('l.name')})`,
  };
}

const quartileColumns = (value: string, name: string) =>
  [25, 50, 75]
    .map(
      (share) => `if(countIf(${value} > 0) = 0, NULL,
        quantileExactInclusiveIf(${share / 100})(${value}, ${value} > 0)) AS ${name}_p${share}`,
    )
    .join(', ');

const perView = (metric: string) => `sumIf(last_${metric}, isNotNull(last_${metric} + last_views))
  / nullIf(sumIf(last_views, isNotNull(last_${metric} + last_views)), 0) AS ${metric}_per_view`;

const IS_NEW = `ifNull(published > toString({asof:Date} - ${NEW_BOOK_DAYS}) AND published <= toString({asof:Date}), 0)`;

const IN_GENRE = '({genre:UInt64} = 0 OR has(b.genre_ids, {genre:UInt64}))';

/**
 * Computes the columns of `group_latest` per request: for one genre's books, or (with `genre` 0)
 * for a portal without a data day, which has no aggregates. Needs the parameters `genre`,
 * `leading`, `since` (thirty days before the data day) and `asof`.
 */
export function workedOut(view: PortalView, kind: GroupKind, bar: Bar): string {
  const gain = mainMetric(view.definition) === null ? 'NULL' : 'l.week_gain';
  const grouped = `(
    SELECT arrayJoin(group_ids) AS id, count() AS books, uniqExactArray(author_ids) AS authors,
      countIf(active) AS active_books,
      countIf(published > toString({since:Date}) AND published <= toString({asof:Date}))
        AS new_books,
      count(status) AS with_status, countIf(status = 'finished') AS finished,
      count(access) AS with_access, countIf(access = 'free') AS free, count(week) AS n,
      if(n = 0, NULL, sum(week)) AS gain,
      if(n = 0, NULL, quantileExactInclusive(0.5)(week)) AS median_gain,
      countIf(week > (SELECT quantileExactInclusive(${Number(bar) / 100})(week_gain) FROM book_latest
        WHERE portal = {portal:String})) AS above_n,
      sum(places) AS top_places, countIf(price > 0) AS priced, ${quartileColumns('price', 'price')},
      countIf(size > 0) AS sized, ${quartileColumns('size', 'chars')},
      ${perView('likes')}, ${perView('library')},
      ${newBooksGainSql('week', IS_NEW)},
      uniqExactArrayIf(author_ids, in_top) AS list_authors,
      uniqExactArrayIf(author_ids, supplied) AS supply_authors,
      uniqExactArrayIf(author_ids, supplied AND in_top) AS supply_listed,
      if(count(pace) = 0, NULL, quantileExactInclusive(0.5)(pace)) AS momentum
    FROM (
      SELECT b.${kind}_ids AS group_ids, b.author_ids AS author_ids, b.status AS status,
        b.access AS access, b.first_published_on AS published, toFloat64(b.price_rub) AS price,
        toFloat64(b.chars) AS size, l.active AS active, ${gain} AS week,
        l.momentum AS pace, l.top_places AS places, l.last_views AS last_views, l.last_likes AS last_likes,
        l.last_library AS last_library,
        b.id IN (SELECT book_id FROM rank_entries WHERE portal = {portal:String}
          AND list = {leading:String} AND day > {since:Date}) AS in_top,
        ifNull(b.first_published_on > toString({asof:Date} - ${SUPPLY_DAYS})
          AND b.first_published_on <= toString({asof:Date}), 0) AS supplied
      FROM books AS b LEFT JOIN (SELECT * FROM book_latest WHERE portal = {portal:String}) AS l
        ON l.book_id = b.id
      WHERE b.portal = {portal:String} AND ${IN_GENRE})
    GROUP BY id)`;
  return `(SELECT grouped.*, g.name AS name, CAST(NULL, 'Nullable(UInt32)') AS supply_authors_before,
      CAST(NULL, 'Nullable(UInt32)') AS supply_listed_before,
      CAST(NULL, 'Nullable(UInt32)') AS new_before,
      CAST(NULL, 'Nullable(Float64)') AS gain_change, 0 AS change_n,
      CAST(NULL, 'Nullable(String)') AS change_reason,
      CAST(NULL, 'Nullable(Float64)') AS change_error,
      CAST(NULL, 'Nullable(Float64)') AS change_effective_n, 0 AS changes
    FROM ${grouped} AS grouped
    INNER JOIN (SELECT id, name FROM ${nameTables[kind]} WHERE portal = {portal:String}) AS g
      ON g.id = grouped.id) AS l`;
}

/** The ranks that a genre's books hold in the leading list. */
export const GENRE_PLACES = `
  SELECT sum(l.top_places) AS places
  FROM books AS b LEFT JOIN (SELECT * FROM book_latest WHERE portal = {portal:String}) AS l
    ON l.book_id = b.id
  WHERE b.portal = {portal:String} AND ${IN_GENRE}`;
