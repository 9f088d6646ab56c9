import type { BookBrief } from '@litometr/api-contract';
import { SHEET_CHARS } from '@litometr/domain';

/** Volumes below a tenth of a sheet give meaningless prices per sheet. */
const MIN_CHARS = SHEET_CHARS / 10;

/** Price in RUB per author's sheet; null where price or volume is unknown. */
export function perSheet({ price_rub: price, chars }: BookBrief): number | null {
  if (price === null || chars === null || chars < MIN_CHARS) return null;
  return Math.round((price / chars) * SHEET_CHARS);
}
