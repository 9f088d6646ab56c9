import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';

export interface Interval {
  low: number;
  high: number;
}

/** Probability that a 95 % interval misses the true value. */
const INTERVAL_ERROR = 0.05;

/** An estimate with its standard error, and the degrees of freedom of that. */
export interface Estimate {
  value: number;
  standardError: number;
  freedom: number;
}

/**
 * The value that Student's t with some degrees of freedom exceeds with the probability `tail` (below
 * one half), by the quantile of the beta distribution: ν ÷ (ν + t²) ~ Beta(ν ÷ 2, ½) (Abramowitz and
 * Stegun 1964, 26.7.1 and 26.5.27).
 *
 * @methodology-part change-interval
 *
 * @example upperT(0.025, 7) // 2.365
 */
export function upperT(tail: number, freedom: number): number {
  const x = betaQuantile(2 * tail, freedom / 2, 0.5);
  return Math.sqrt((freedom * (1 - x)) / x);
}

/**
 * The 95 % interval of an estimate by Student's t. With several `comparisons` it holds of all of them
 * at once (Bonferroni): each tail is 2.5 % ÷ comparisons.
 *
 * @methodology-part change-interval, certain-growth
 *
 * @example
 * estimateInterval({ value: 0.2, standardError: 0.05, freedom: 7 }) // 0.0818 to 0.3182
 * estimateInterval({ value: 0.2, standardError: 0.05, freedom: 7 }, 84) // −0.0954 to 0.4954
 */
export function estimateInterval(
  { value, standardError, freedom }: Estimate,
  comparisons = 1,
): Interval {
  const margin = upperT(INTERVAL_ERROR / 2 / Math.max(1, comparisons), freedom) * standardError;
  return { low: value - margin, high: value + margin };
}
