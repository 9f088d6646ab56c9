/** So many days after its publication a book counts as new for the gain of new books. */
export const NEW_BOOK_DAYS = 60;
/** Fewer new books say nothing of the usual one. */
const MIN_NEW_BOOKS = 8;

/** Half the width of a 95 % interval of ranks, in roots of the sample: 1.96 ÷ 2. */
const HALF_WIDTH = 0.98;
const rank = (sql: string) => `toUInt32(floor(${sql} + 0.5))`;

/**
 * Builds the columns `new_n` (books), `median_gain_new`, `new_low` and `new_high` of a group; all but `new_n`
 * are null for too few books.
 *
 * @methodology new-books-gain
 * @title Gain of the typical new book
 * @measures Median daily gain of the books of a genre or tag that were published within {NEW_BOOK_DAYS} days.
 * @unit gain of the main metric a day
 * @formula M = median(Gᵢ ÷ 7)
 * @formula k₁ = n ÷ 2 − {HALF_WIDTH} · √n, k₂ = 1 + n ÷ 2 + {HALF_WIDTH} · √n
 * @symbol Gᵢ: week gain of new book i
 * @symbol n: number of these books
 * @symbol k₁, k₂: ranks, rounded, of the sorted gains between which the 95% interval of the median lies
 * @condition Unknown for fewer than {MIN_NEW_BOOKS} new books with a known week gain.
 * @condition On the map of genres, circles of fewer than {SMALL_SAMPLE} new books are hollow.
 * @worked Of the gains 1, 2, … 16 a day the median is 8.5 and the interval 4 to 13.
 * @source Campbell, M. J., Gardner, M. J. (1988). Calculating confidence intervals for some non-parametric
 *   analyses. British Medical Journal 296, 1454–1456. doi:10.1136/bmj.296.6634.1454
 *
 * @param weekGain SQL of a book's week gain, or null
 * @param isNew SQL of whether the book is new
 */
export const newBooksGainSql = (weekGain: string, isNew: string) => `
  arraySort(groupArrayIf(assumeNotNull(${weekGain}) / 7, ${isNew} AND isNotNull(${weekGain}))) AS new_gains,
  length(new_gains) AS new_n,
  if(new_n < ${MIN_NEW_BOOKS}, NULL,
    (new_gains[intDiv(new_n + 1, 2)] + new_gains[intDiv(new_n + 2, 2)]) / 2) AS median_gain_new,
  if(new_n < ${MIN_NEW_BOOKS}, NULL, new_gains[${rank(`new_n / 2 - ${HALF_WIDTH} * sqrt(new_n)`)}]) AS new_low,
  if(new_n < ${MIN_NEW_BOOKS}, NULL, new_gains[${rank(`1 + new_n / 2 + ${HALF_WIDTH} * sqrt(new_n)`)}]) AS new_high`;
