import type { MetricKey } from '@litometr/api-contract';
import { metricKeys, type PortalDefinition } from '@litometr/domain';
import { activeOn } from './aggregates/activity.ts';
import { weekGainSql, weekReadingsSql } from './aggregates/weekGainSql.ts';
import { work } from './aggregates/workTables.ts';
import { mainMetric } from './portals.ts';
import { upcoming } from './publishMerge.ts';
import { IN_TOP } from './rankAggregates.ts';
import { next } from './stage.ts';

/** Fewer books have no percentiles. */
const MOMENTUM_BOOKS = 20;

/** Days up to the data day whose best place a book is shown with. */
export const BEST_PLACE_DAYS = 90;

const columnsOf = (metrics: readonly MetricKey[]) =>
  metrics
    .flatMap((metric) => [
      `last_${metric}`,
      `last_${metric}_day`,
      `week_${metric}`,
      `week_${metric}_day`,
    ])
    .map((column) => `${column}, `)
    .join('');

/** The last day's five counts that were read together. */
const stars = `argMaxIf(
      arrayMap(votes -> ifNull(votes, 0), [stars_1, stars_2, stars_3, stars_4, stars_5]), day,
      isNotNull(stars_1 + stars_2 + stars_3 + stars_4 + stars_5)) AS stars`;

const placed = `
  SELECT book_id,
    minOrNullIf(position, day > {dataDay:Date} - ${BEST_PLACE_DAYS}) AS best_position,
    minOrNull(position) AS best_ever,
    countIf((list, genre_id, period, day) IN (SELECT list, genre_id, period, list_day
      FROM ${work('known_lists')} WHERE day = {dataDay:Date} AND ${IN_TOP})) AS top_places
  FROM ${upcoming('ranks')}
  GROUP BY book_id`;

/** Publication day, else the first day seen; days are compared as `YYYY-MM-DD`. */
const born = `ifNull(b.first_published_on, toString(b.first_seen_on))`;

/**
 * Fills the tier of each book.
 *
 * @methodology author-tier
 * @title Tier of an author
 * @measures What the authors of a book had done on the day on which it was published.
 * @condition Debut: no other book before. Has books: another book before. Charted before: another book had
 *   been on any list before. Of several authors the highest tier counts.
 * @condition Where the day of publication is unknown, the first day on which the service saw the book counts.
 * @condition The tier of an author now: “debut” with one book, “has books” with several, “charted before”
 *   where any book was ever on a list.
 * @source own
 */
export const tiersSql = `
  INSERT INTO ${work('tiers')}
  SELECT book_id, multiIf(max(was_charted), 'charted', max(had_book), 'published', 'debut') AS tier
  FROM (
    SELECT one.1 AS book_id,
      arrayExists(other -> other.1 != one.1 AND other.2 < one.2, written) AS had_book,
      arrayExists(other -> other.1 != one.1 AND other.3 != '' AND other.3 < one.2, written)
        AS was_charted
    FROM (
      SELECT arrayJoin(b.author_ids) AS author_id,
        groupArray((b.id, ${born}, ifNull(toString(listed.day), ''))) AS written
      FROM ${upcoming('books')} AS b
      LEFT JOIN (SELECT book_id, min(day) AS day FROM ${upcoming('ranks')} GROUP BY book_id) AS listed
        ON listed.book_id = b.id
      GROUP BY author_id)
    ARRAY JOIN written AS one)
  GROUP BY book_id`;

/**
 * Builds the SQL that fills `book_latest` of a portal. Columns of metrics that it does not publish stay null.
 *
 * @methodology momentum
 * @title Gain percentile
 * @measures Percentile rank of a book among the books of its portal by the week gain of the main metric. The
 *   gain percentile of a genre or tag is the median of its books.
 * @unit 0 to 100
 * @formula P = 100 · (L + (E − 1) ÷ 2) ÷ (N − 1)
 * @symbol L: books with a smaller week gain
 * @symbol E: books with the same week gain, the book itself included
 * @symbol N: all books of the portal with a week gain
 * @condition Unknown without a week gain of the book, or with fewer than {MOMENTUM_BOOKS} books that have
 *   one.
 * @source own
 */
export function bookLatestSql(portal: PortalDefinition): string {
  const metrics = metricKeys.filter((metric) => portal.metrics[metric] !== undefined);
  const columns = columnsOf(metrics);
  const main = mainMetric(portal);
  return `
  INSERT INTO ${next('book_latest')}
    (portal, book_id, last_day, ${columns} stars, best_position, best_ever, top_places, week_gain,
     momentum, momentum_n, tier, active)
  SELECT {portal:String}, book_id, last_day, ${columns} stars, best_position, best_ever, top_places,
    gain,
    if(isNull(gain) OR peers < ${MOMENTUM_BOOKS}, NULL,
      100 * (less + (alike - 1) / 2) / (peers - 1)),
    peers, tier, active
  FROM (
    SELECT *, count(gain) OVER () AS peers,
      rank() OVER (PARTITION BY isNull(gain) ORDER BY gain) - 1 AS less,
      count() OVER (PARTITION BY gain) AS alike
    FROM (
      SELECT b.id AS book_id, read.last_day AS last_day, ${columns}
        read.stars AS stars, best_position, best_ever, ifNull(top_places, 0) AS top_places,
        ${main === null ? 'CAST(NULL AS Nullable(Float64))' : weekGainSql(portal, main, 'read.')} AS gain, tier, isNotNull(live.book_id) AS active
      FROM ${upcoming('books')} AS b
      LEFT JOIN (
        SELECT book_id, maxOrNull(day) AS last_day, ${weekReadingsSql(metrics)} ${stars}
        FROM ${upcoming('metrics')}
        GROUP BY book_id) AS read ON read.book_id = b.id
      LEFT JOIN (${placed}) AS placed ON placed.book_id = b.id
      LEFT JOIN ${work('tiers')} AS tiers ON tiers.book_id = b.id
      LEFT JOIN (${activeOn('{dataDay:Date}')}) AS live ON live.book_id = b.id))
  SETTINGS join_use_nulls = 1, max_threads = 1`;
}
