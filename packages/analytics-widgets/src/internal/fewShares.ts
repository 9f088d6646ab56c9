import type { Formats } from '../provider/formats.ts';
import type { WidgetStrings } from '../provider/WidgetStrings.ts';

/** Smallest count that a percentage is of: from one book to two is no doubling. */
export const MIN_COUNT_FOR_SHARE = 10;

/** Floating point leaves 0.6 · 5 at 3 ± 1e-15. */
const TOLERANCE = 1e-9;

/** Returns whether a share is of fewer than ten things, so that no percentage is shown. Null and undefined: unknown, `false`. */
export const isTooFewForShare = (n: number | null | undefined): n is number =>
  n != null && n < MIN_COUNT_FOR_SHARE;

/**
 * Returns how many of `n` things a share is: 4 for 0.8 of 5. Null where that is no whole number, because
 * the share is not of single things (a mean of shares).
 *
 * @param share 0 to 1
 */
export function countOfShare(share: number, n: number): number | null {
  const count = Math.round(share * n);
  return Math.abs(share * n - count) < TOLERANCE ? count : null;
}

/** Returns a share of fewer than ten things as a text, "4 of 5"; null where it is of more, or no such count. */
export function textOfFew(
  share: number | null,
  n: number | null | undefined,
  { formatNumber }: Pick<Formats, 'formatNumber'>,
  strings: Pick<WidgetStrings, 'value'>,
): string | null {
  if (share === null || !isTooFewForShare(n)) return null;
  const count = countOfShare(share, n);
  return count === null ? null : strings.value.countOf(formatNumber(count), formatNumber(n));
}
