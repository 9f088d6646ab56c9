import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { known, knownOn } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../PortalFigures.ts';

/** The counters that are compared per thousand views, in their order. */
const RATIO_COUNTERS = ['likes', 'library', 'comments', 'reviews', 'awards'] as const;
type RatioKey = (typeof RATIO_COUNTERS)[number] | 'price';

/** A ratio of a book and the quartiles of the books of its first genre. */
export interface Ratio<Key = RatioKey> {
  key: Key;
  value: number;
  low: number;
  usual: number;
  high: number;
}

const LEAST_BOOKS = 5;

/** A counter per thousand views, or the price of an author's sheet; null: unknown. */
function ratioOf({ fixture }: PortalFigures, book: BookRow, key: RatioKey): number | null {
  const { bookId, priceRub, chars } = book;
  if (key === 'price') return priceRub && chars ? (40_000 * priceRub) / chars : null;
  const [counter, views] = [key, 'views' as const].map(
    (metric) => knownOn(fixture, bookId, metric, DATA_DAY)?.value ?? null,
  );
  return counter == null || !views ? null : (1_000 * counter) / views;
}

/** By linear interpolation (docs/metrics.md, `quartiles`). */
function quartile(sorted: readonly number[], part: number): number {
  const at = (part / 4) * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (at - Math.floor(at)) * (high - low);
}

/** The ratio of a book beside its first genre (docs/metrics.md, `book-ratios`); null where either is unknown. */
export function ratioBesideGenre<Key extends RatioKey>(
  portal: PortalFigures,
  book: BookRow,
  key: Key,
): Ratio<Key> | null {
  const [genre] = book.genres;
  const value = ratioOf(portal, book, key);
  if (genre === undefined || value === null) return null;
  const all = portal.groups
    .booksOf('genres', genre)
    .map((one) => ratioOf(portal, one, key))
    .filter(known)
    .sort((a, b) => a - b);
  if (all.length < LEAST_BOOKS) return null;
  return { key, value, low: quartile(all, 1), usual: quartile(all, 2), high: quartile(all, 3) };
}

export const counterRatios = (portal: PortalFigures, book: BookRow) =>
  RATIO_COUNTERS.map((key) => ratioBesideGenre(portal, book, key)).filter(known);

/** The ratio that is furthest from the median of the genre, by how many times; null: all are in the middle half. */
export function mostUnusual<Key>(ratios: readonly Ratio<Key>[]): Ratio<Key> | null {
  const timesOf = ({ value, usual }: Ratio<Key>) => Math.max(value / usual, usual / value);
  const outside = ratios.filter(
    ({ value, usual, low, high }) => value > 0 && usual > 0 && (value < low || value > high),
  );
  return outside.toSorted((a, b) => timesOf(b) - timesOf(a))[0] ?? null;
}
