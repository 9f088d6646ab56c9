import { estimateInterval, type Interval } from '../../statistics/estimateInterval.ts';

interface StoredChange {
  change: number | null;
  /** Standard error of the change. */
  error: number | null;
  /** The books that it is of. */
  n: number;
}

/**
 * The 95 % interval of a change of gains (`changeSql`), by Student's t of its `n` books; with several
 * `comparisons` the one that holds of all of them at once. Null where there is no change.
 */
export function changeInterval(
  { change, error, n }: StoredChange,
  comparisons = 1,
): Interval | null {
  if (change === null || error === null) return null;
  return estimateInterval({ value: change, standardError: error, n }, comparisons);
}

/** Whether something rose or fell for certain. */
export const leavesOutZero = (interval: Interval | null): boolean =>
  interval !== null && (interval.low > 0 || interval.high < 0);
