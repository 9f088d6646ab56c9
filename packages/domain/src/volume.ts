/** Characters with spaces of an author's sheet, the unit of volume (а.л.). */
export const SHEET_CHARS = 40_000;
