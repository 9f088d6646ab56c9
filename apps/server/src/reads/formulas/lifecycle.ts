import type { Lifecycle } from '@litometr/api-contract';

/** Fewer new books than these over both months tell nothing. */
const LEAST_NEW = 10;
const GROWS = 1.25;
const FADES = 0.75;

/**
 * Where a genre or tag stands in its life, from the new books of the last thirty days and of the
 * thirty before, and from all its books.
 *
 * - `fading`: three quarters of the new books before, or fewer
 * - `emerging`: a quarter more new books, and half of all its books are of these two months
 * - `growing`: a quarter more
 * - `mature`: the rest
 *
 * Null with fewer than ten new books in the two months together.
 *
 * Example: 30 new books after 20, of 400 in all, is 1.5 times as many: growing. Of 90 in all, more
 * than half are new: emerging.
 */
export function lifecycleOf(fresh: number, before: number | null, books: number): Lifecycle | null {
  if (before === null || fresh + before < LEAST_NEW) return null;
  if (fresh <= before * FADES) return 'fading';
  if (fresh < before * GROWS) return 'mature';
  return (fresh + before) * 2 >= books ? 'emerging' : 'growing';
}
