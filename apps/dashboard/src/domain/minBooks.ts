/** A genre, or a pair, of fewer books is not named as the first in anything; box plots render it hollow. */
export const MIN_BOOKS = 20;
