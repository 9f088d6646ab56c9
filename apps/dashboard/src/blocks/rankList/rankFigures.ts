import type { BookBrief } from '@litometr/api-contract';

/** Characters with spaces in an author's sheet (а.л.). */
const CHARS_PER_SHEET = 40_000;
/** Volumes below a tenth of a sheet make prices of a sheet that say nothing. */
const LEAST_CHARS = CHARS_PER_SHEET / 10;

/** Rubles for an author's sheet; null where price or volume is not told. */
export function perSheet({ price_rub: price, chars }: BookBrief): number | null {
  if (price === null || chars === null || chars < LEAST_CHARS) return null;
  return Math.round((price / chars) * CHARS_PER_SHEET);
}
