import type { BookAccess } from '@litometr/api-contract';
import type { FieldReader } from './fieldReader.ts';
import { type Part, textOf, textWithout } from './html.ts';
import { parsePrice } from './numbers.ts';

interface Offer {
  priceRub: number | null;
  priceOldRub: number | null;
  access: BookAccess | null;
}

/**
 * Parses the button that sells or opens a book.
 *
 * @param oldPrice selector of the price before a discount, within the button
 * @param newPrice selector of the price with the discount, where it has an element of its own
 * @returns nulls where there is no button
 */
export function parseButton(
  button: Part,
  fields: FieldReader,
  { oldPrice, newPrice }: { oldPrice: string; newPrice: string | null },
): Offer {
  const text = textWithout(button, newPrice === null ? oldPrice : `${oldPrice}, ${newPrice}`) ?? '';
  const own = newPrice === null ? null : textOf(button.find(newPrice));
  // A button without a number shows no price, which is no fault of its form.
  const price = fields.read('price_rub', own ?? (/\d/.test(text) ? text : null), parsePrice);
  const isFree = /бесплатно/i.test(text) && own === null && !/\d/.test(text);
  const access = isFree || price === 0 ? 'free' : accessOf(text, price);
  return {
    priceRub: isFree ? 0 : price,
    priceOldRub: fields.read('price_old_rub', textOf(button.find(oldPrice)), parsePrice),
    access: fields.read('access', textOf(button), () => access),
  };
}

function accessOf(text: string, price: number | null): BookAccess | null {
  if (/подписк/i.test(text)) return 'subscription';
  return price === null ? null : 'paid';
}
