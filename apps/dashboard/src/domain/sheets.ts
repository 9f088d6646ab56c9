/** Characters with spaces in an author's sheet (а.л.). */
export const CHARS_PER_SHEET = 40_000;
