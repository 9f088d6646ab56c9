/** So many days after its publication a book counts as new for the gain of new books. */
export const NEW_BOOK_DAYS = 60;
/** Fewer new books say nothing of the usual one. */
export const MIN_NEW_BOOKS = 8;

/** Half the width of a 95 % interval of ranks, in roots of the sample: 1.96 ÷ 2. */
const HALF_WIDTH = 0.98;
const rank = (sql: string) => `toUInt32(floor(${sql} + 0.5))`;

/**
 * The median daily gain of the new books of a group, as the columns `new_n` (books), `median_gain_new`,
 * `new_low` and `new_high`; all but `new_n` are null for fewer than eight books. A book's daily gain is
 * its week gain ÷ 7.
 *
 * The 95 % interval lies between two order statistics: of n sorted gains those of the ranks
 * n ÷ 2 − 0.98 √n and 1 + n ÷ 2 + 0.98 √n, rounded (Campbell and Gardner 1988, DOI
 * 10.1136/bmj.296.6634.1454).
 *
 * Example: of the gains 1, 2, … 16 the median is 8.5, the interval 4 to 13.
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
