import type { CatalogueItem } from '@litometr/api-contract';
import { coverHue } from '@litometr/ui';

/** Pictures, whose colours nobody has told, stand after all drawn covers. */
const UNTOLD = Number.POSITIVE_INFINITY;

const hueOf = ({ book }: CatalogueItem): number =>
  book.cover_url === null
    ? coverHue({ title: book.title, ...(book.genres[0] && { genre: book.genres[0].name }) })
    : UNTOLD;

/** The books so that covers of like colours are neighbours; of one colour they keep their order. */
export function byColour(rows: readonly CatalogueItem[]): CatalogueItem[] {
  const hues = new Map(rows.map((row) => [row, hueOf(row)]));
  const placeOf = (row: CatalogueItem) => hues.get(row) ?? UNTOLD;
  return rows.toSorted((one, other) =>
    placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other),
  );
}
