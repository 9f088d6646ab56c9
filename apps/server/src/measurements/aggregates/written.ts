import { WRITTEN_DAYS } from '@litometr/api-contract';
import { portalDefinitions } from '@litometr/domain';
import { stepSql } from '../portals.ts';
import { upcoming } from '../publishMerge.ts';

/** Step to which the larger of a book's two sizes is rounded, by its `portal`. */
const step = `multiIf(${portalDefinitions
  .flatMap(({ slug, chars }) =>
    chars === null || chars === 'exact'
      ? []
      : [`portal = '${slug}', ${stepSql(chars, 'greatest(size_before, last_size)')}`],
  )
  .join(', ')}, 1)`;

/**
 * Builds the SQL of the characters that authors wrote a day.
 *
 * @methodology characters-per-day
 * @title Characters a day of an author
 * @measures How much an author wrote in a day, by the lengths of the books.
 * @unit characters a day
 * @formula W = Σ (zᵢ − yᵢ) ÷ dᵢ
 * @symbol zᵢ: last length of book i
 * @symbol yᵢ: last length of book i at least {WRITTEN_DAYS} days before the data day
 * @symbol dᵢ: days between the two readings
 * @condition Books that were not read in the last {WRITTEN_DAYS} days are left out, as are changes below the
 *   rounding step. The number of books is shown.
 * @condition Unknown where a book of the author was first read within these days: it is not known how much of
 *   it is new.
 * @worked 400,000 characters 32 days ago and 464,000 on the data day are 64,000 ÷ 32 = 2,000 a day.
 * @source own
 *
 * @param readings rows of `portal`, `book_id`, `day`, `chars`, with the portal's `data_day`
 * @param books rows of `portal`, `id`, `author_ids`
 */
const writtenIn = (readings: string, books: string) => `
  SELECT portal, author_id, count(rate) AS rated,
    if(rated = 0 OR max(is_new), NULL, arraySum(arraySort(groupArray(rate)))) AS per_day
  FROM (
    SELECT portal, book_id, isNull(day_before) AS is_new,
      last_size - size_before AS grown_by, ${step} AS step,
      if(last_day > day_before AND (step = 1 OR abs(grown_by) >= step),
        grown_by / (last_day - day_before), NULL) AS rate
    FROM (
      SELECT portal, book_id, max(day) AS last_day, argMax(size, day) AS last_size,
        maxOrNullIf(day, day <= data_day - ${WRITTEN_DAYS}) AS day_before,
        argMaxIf(size, day, day <= data_day - ${WRITTEN_DAYS}) AS size_before
      FROM (SELECT portal, book_id, day, data_day, toFloat64(assumeNotNull(chars)) AS size
            FROM ${readings} WHERE isNotNull(chars))
      GROUP BY portal, book_id)) AS grown
  INNER JOIN (SELECT portal, id AS book_id, arrayJoin(author_ids) AS author_id FROM ${books}) AS written
    USING (portal, book_id)
  GROUP BY portal, author_id`;

/**
 * Of the portal that is about to be published.
 *
 * @methodology-part characters-per-day
 */
export const writtenSql = writtenIn(
  `(SELECT portal, book_id, day, chars, {dataDay:Date} AS data_day FROM ${upcoming('metrics')})`,
  upcoming('books'),
);
