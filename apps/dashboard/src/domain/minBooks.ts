/** A genre with fewer books is not named as the first in anything; box plots draw it hollow. */
export const MIN_BOOKS = 20;
