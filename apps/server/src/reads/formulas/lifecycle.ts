import type { Lifecycle } from '@litometr/api-contract';

/** Minimum of new books over both months for a result. */
const MIN_NEW_BOOKS = 10;
const GROWS = 1.25;
const FADES = 0.75;

/**
 * Returns the stage of a genre or tag from its new books (`fresh`, and `before` in the 30 days before) and
 * all its books.
 *
 * @methodology life-cycle
 * @title Stage of a genre or tag
 * @measures Whether a genre or tag grows, by the books that are published in it.
 * @formula q = f ÷ f′
 * @symbol f: books published within the last {WINDOW_DAYS} days
 * @symbol f′: books published within the {WINDOW_DAYS} days before them
 * @condition Fading: q ≤ {FADES}. Mature: q between {FADES} and {GROWS}.
 * @condition q ≥ {GROWS}: emerging where at least half of all its books are of these two months, otherwise
 *   growing.
 * @condition Unknown for fewer than {MIN_NEW_BOOKS} new books in the two months together.
 * @worked 30 new books after 20 are 1.5 times as many. Of 400 books in all: growing. Of 90 in all more than
 *   half are new: emerging.
 * @source own
 */
export function lifecycleOf(fresh: number, before: number | null, books: number): Lifecycle | null {
  if (before === null || fresh + before < MIN_NEW_BOOKS) return null;
  if (fresh <= before * FADES) return 'fading';
  if (fresh < before * GROWS) return 'mature';
  return (fresh + before) * 2 >= books ? 'emerging' : 'growing';
}
