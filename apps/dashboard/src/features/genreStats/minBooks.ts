/** Genres with fewer books are not named as the first in anything, as their marks are hollow. */
export const MIN_BOOKS = 20;
