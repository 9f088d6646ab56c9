import { estimateInterval, type Interval } from '../../statistics/estimateInterval.ts';

interface StoredChange {
  change: number | null;
  /** `log_error` of `changeSql`. */
  logError: number | null;
  /** `effective_n` of `changeSql`. */
  effectiveN: number | null;
}

/**
 * The 95 % interval of a change of gains (`changeSql`): ratio · exp(± t · `logError`) − 1 with Student's t
 * of `effectiveN` − 1 degrees of freedom; with several `comparisons` the one that holds of all of them at
 * once. Null where there is no change or no error of it.
 *
 * Simulated for books whose sizes are lognormal (σ 1 and 1.5) and vary from week to week (σ 0.3 and 0.6), it
 * misses the true change in 3.5 to 6.6 % of samples of 8 to 200 books; with n − 1 degrees of freedom on
 * the scale of the ratio it missed up to 24 %.
 */
export function changeInterval(
  { change, logError, effectiveN }: StoredChange,
  comparisons = 1,
): Interval | null {
  if (change === null || logError === null || effectiveN === null) return null;
  const { low, high } = estimateInterval(
    { value: Math.log1p(change), standardError: logError, freedom: effectiveN - 1 },
    comparisons,
  );
  return { low: Math.expm1(low), high: Math.expm1(high) };
}

/** Whether something rose or fell for certain. */
export const leavesOutZero = (interval: Interval | null): boolean =>
  interval !== null && (interval.low > 0 || interval.high < 0);
