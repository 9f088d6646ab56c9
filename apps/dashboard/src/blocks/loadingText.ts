/** Reserves the line of a text that is loading: a space that does not break. */
export const LOADING_TEXT = '\u00a0';
