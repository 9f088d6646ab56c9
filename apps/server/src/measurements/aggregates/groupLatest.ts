import type { MetricKey } from '@litometr/api-contract';
import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { WINDOW_DAYS } from './activity.ts';
import {
  booksSql,
  changeErrorSql,
  changeSql,
  MIN_CHANGE_BOOKS,
  paceColumns,
} from './gainChangeSql.ts';
import { NEW_BOOK_DAYS, newBooksGainSql } from './newBooksGainSql.ts';
import { upcomingMonths, weekPacesSql } from './weekPacesSql.ts';
import { work } from './workTables.ts';

/**
 * Builds the quartiles of the values above zero, as columns `<name>_25`, `_50`, `_75`.
 *
 * @methodology quartiles
 * @title Quartiles and medians
 * @measures Prices and lengths of the books of a genre or tag: a quarter lies below the first quartile, half
 *   below the median, three quarters below the third quartile.
 * @formula x(1 + (n − 1) · p), p = 1/4, 1/2, 3/4
 * @symbol x(k): the k-th smallest value; between two of them linear interpolation (type 7)
 * @symbol n: number of values
 * @condition Exact, from all values. Books that cost nothing or have no length are left out; n is shown.
 * @condition Prices are the last read ones, in roubles. Lengths are characters with spaces; an author’s sheet
 *   is {SHEET_CHARS} characters.
 * @source Hyndman, R. J., Fan, Y. (1996). Sample quantiles in statistical packages. The American Statistician
 *   50(4), 361–365. doi:10.1080/00031305.1996.10473566
 */
const quartiles = (value: string, name: string) =>
  [25, 50, 75]
    .map(
      (share) => `if(countIf(${value} > 0) = 0, NULL,
        quantileExactInclusiveIf(${share / 100})(assumeNotNull(${value}), ${value} > 0)) AS ${name}_${share}`,
    )
    .join(', ');

/**
 * @methodology likes-per-view
 * @title Likes and library adds per 1,000 views
 * @measures How readily readers of a genre or tag react.
 * @unit per 1,000 views
 * @formula E = 1000 · Σ lᵢ ÷ Σ vᵢ
 * @symbol lᵢ: likes (or library adds) of book i
 * @symbol vᵢ: views of book i
 * @condition Books for which both are known. Portals that do not publish both have no such figure.
 * @condition It is a ratio of sums, so books with many views decide it.
 * @source own
 */
const ratio = (metric: string) => `
  sumIf(last_${metric}, isNotNull(last_${metric}) AND isNotNull(last_views))
    / nullIf(sumIf(last_views, isNotNull(last_${metric}) AND isNotNull(last_views)), 0)`;

const daily = upcomingMonths('group_daily');

const IS_NEW = `published > {dataDay:Date} - ${NEW_BOOK_DAYS} AND published <= {dataDay:Date}`;

/** A group on the last captured day, and a month before it. */
const lately = `
  SELECT kind, a, b, anyIf(x.list_authors, x.day = today) AS list_authors,
    anyIf(x.supply_authors, x.day = today) AS supply_authors,
    anyIf(x.supply_listed, x.day = today) AS supply_listed,
    anyIf(toNullable(x.supply_authors), x.day = month_ago) AS supply_authors_before,
    anyIf(toNullable(x.supply_listed), x.day = month_ago) AS supply_listed_before,
    anyIf(toNullable(x.supply_new), x.day = month_ago) AS new_before
  FROM ${daily} AS x
  WHERE day IN (today, month_ago)
  GROUP BY kind, a, b`;

/** The names of genres and tags; pairs and the whole have none. */
const names = `
  SELECT 'genre' AS kind, id AS a, name FROM ${upcoming('genres')}
  UNION ALL SELECT 'tag', id, name FROM ${upcoming('tags')}`;

/**
 * Builds the SQL that fills `group_latest`, after `book_latest` and `group_daily`.
 *
 * @methodology group-gain
 * @title Gain of a genre or tag
 * @measures The sum and the median of the week gains of its books, in the main metric of the portal.
 * @formula S = Σ Gᵢ, M = median(Gᵢ)
 * @symbol Gᵢ: week gain of book i
 * @condition Books with a known week gain, in the genres and tags that they have now. Their number is shown
 *   as n.
 * @condition The line of the last thirty days shows the sum of gains of one day; days with longer steps only
 *   are gaps.
 * @source own
 */
export const groupLatestSql = (main: MetricKey | null) => `
  INSERT INTO ${next('group_latest')}
  WITH (SELECT quantileExactInclusive(0.5)(week_gain) FROM ${next('book_latest')}) AS bar,
    (SELECT max(day) FROM ${daily} WHERE kind = 'all') AS today,
    (SELECT max(day) FROM ${daily} WHERE kind = 'all' AND day <= today - ${WINDOW_DAYS}) AS month_ago
  SELECT {portal:String}, kind, a, b, name, books, authors, new_books, active_books, with_status, finished,
    with_access, free, n, gain, median_gain, above_n, places,
    priced, price_25, price_50, price_75, dated, week_books, week_books_before, sized, chars_25, chars_50, chars_75, likes_ratio, library_ratio,
    list_authors, supply_authors, supply_listed, supply_authors_before, supply_listed_before, new_before, median_gain_new, new_low, new_high, new_n,
    change, change_n, reason, log_error, effective_n, momentum
  FROM (
    SELECT arrayJoin(group_numbers) AS group_number, count() AS books, uniqExactArray(author_ids) AS authors,
      countIf(published > {dataDay:Date} - ${WINDOW_DAYS} AND published <= {dataDay:Date}) AS new_books,
      countIf(active) AS active_books, count(status) AS with_status,
      countIf(status = 'finished') AS finished, count(access) AS with_access,
      countIf(access = 'free') AS free, count(week_gain) AS n,
      if(n = 0, NULL, sum(week_gain)) AS gain,
      if(n = 0, NULL, quantileExactInclusive(0.5)(week_gain)) AS median_gain,
      countIf(week_gain > bar) AS above_n, sum(top_places) AS places,
      countIf(price > 0) AS priced,
      ${quartiles('price', 'price')},
      countIf(isNotNull(published_on)) AS dated,
      countIf(published_on > toString({dataDay:Date} - 7) AND published_on <= toString({dataDay:Date})) AS week_books,
      countIf(published_on > toString({dataDay:Date} - 14) AND published_on <= toString({dataDay:Date} - 7))
        AS week_books_before,
      countIf(chars > 0) AS sized,
      ${quartiles('chars', 'chars')},
      ${newBooksGainSql('week_gain', IS_NEW)},
      ${booksSql} AS change_n, ${changeSql(MIN_CHANGE_BOOKS)}, ${changeErrorSql()},
      ${ratio('likes')} AS likes_ratio, ${ratio('library')} AS library_ratio,
      if(count(pace) = 0, NULL, quantileExactInclusive(0.5)(pace)) AS momentum
    FROM (
      SELECT arrayConcat(now.group_numbers, now.pairs) AS group_numbers, b.author_ids AS author_ids, now.published AS published,
        b.first_published_on AS published_on,
        b.status AS status, b.access AS access, toFloat64(b.price_rub) AS price,
        toFloat64(b.chars) AS chars, l.active AS active, l.week_gain AS week_gain,
        l.top_places AS top_places, l.momentum AS pace, l.last_views AS last_views, l.last_likes AS last_likes,
        l.last_library AS last_library, ${paceColumns.map((column) => `pace.${column} AS ${column}`).join(', ')}
      FROM ${upcoming('books')} AS b
      INNER JOIN ${next('book_latest')} AS l ON l.book_id = b.id
      INNER JOIN (
        SELECT book_id, argMax(group_numbers, since) AS group_numbers, argMax(pairs, since) AS pairs, any(published) AS published
        FROM ${work('groups')} GROUP BY book_id) AS now ON now.book_id = b.id
      LEFT JOIN (${weekPacesSql(main)}) AS pace ON pace.book_id = b.id)
    GROUP BY group_number) AS grouped
  INNER JOIN ${work('group_numbers')} AS known USING (group_number)
  LEFT JOIN (${names}) AS named USING (kind, a)
  LEFT JOIN (${lately}) AS lately USING (kind, a, b)
  SETTINGS max_threads = 1`;
