import type { BookBrief } from '@litometr/api-contract';

/** Characters with spaces in an author's sheet (а.л.). */
const CHARS_PER_SHEET = 40_000;
/** Volumes below a tenth of a sheet give meaningless prices per sheet. */
const MIN_CHARS = CHARS_PER_SHEET / 10;

/** Price in RUB per author's sheet; null where price or volume is unknown. */
export function perSheet({ price_rub: price, chars }: BookBrief): number | null {
  if (price === null || chars === null || chars < MIN_CHARS) return null;
  return Math.round((price / chars) * CHARS_PER_SHEET);
}
