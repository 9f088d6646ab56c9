/**
 * Returns the median of values in any order; of an even number, the mean of the two in the middle.
 *
 * @methodology-part odd-days, rank-gains
 *
 * @returns null of none
 * @example
 * medianOf([5, 1, 2, 10]) // 3.5
 */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
