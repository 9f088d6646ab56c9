import type { CatalogueItem } from '@litometr/api-contract';
import { coverHue } from '@litometr/ui';

/** Sorts cover images, whose colours are unknown, after all generated covers. */
const UNKNOWN_HUE = Number.POSITIVE_INFINITY;

const hueOf = ({ book }: CatalogueItem): number =>
  book.cover_url === null
    ? coverHue({ title: book.title, ...(book.genres[0] && { genre: book.genres[0].name }) })
    : UNKNOWN_HUE;

/** The books so that covers of like colours are neighbours; of one colour they keep their order. */
export function byColour(rows: readonly CatalogueItem[]): CatalogueItem[] {
  const hues = new Map(rows.map((row) => [row, hueOf(row)]));
  const placeOf = (row: CatalogueItem) => hues.get(row) ?? UNKNOWN_HUE;
  return rows.toSorted((one, other) =>
    placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other),
  );
}
