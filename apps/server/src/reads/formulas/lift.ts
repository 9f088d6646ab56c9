import type { Lift } from '@litometr/api-contract';
import betaCdf from '@stdlib/stats-base-dists-beta-cdf';
import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import type { BetaPrior, Trials } from '../../statistics/betaBinomial.ts';

/** Both tails of the 95 % credible interval. */
const TAIL = 0.025;
/** A lift is stable when it certainly differs from 1 by a tenth. */
const HIGHER = 1.1;
const LOWER = 0.9;
const CERTAIN = 0.975;
const STABLE_AUTHORS = 10;

/**
 * Lift of a genre or tag by empirical Bayes: how much likelier its authors are to be in the
 * portal's leading list than the authors of an average group.
 *
 * Of the `n` distinct authors with a book of the group published within 120 days, `k` have such a
 * book in the list within 30 days. k ~ Bin(n, p), p ~ Beta(a, b) over all groups of the portal
 * (`fitBetaBinomial`). The lift is the posterior mean (a + k) ÷ (a + b + n) divided by the prior
 * mean a ÷ (a + b), with the 95 % credible interval by quantiles of Beta(a + k, b + n − k). Few
 * authors leave the lift near 1 (Robbins 1956; Morris 1983, DOI 10.1080/01621459.1983.10477920).
 * Stable when P(lift > 1.1) or P(lift < 0.9) is at least 97.5 % and n is at least 10.
 *
 * @returns null without authors in the supply, or without a prior
 *
 * @example
 * // 18 hits of 45 at bats with the prior of all batters: 0.2727 (0.2431–0.3033) ÷ 0.2654
 * liftOf({ k: 18, n: 45 }, { a: 210.6, b: 582.7 }); // value 1.027, low 0.916, high 1.143
 */
export function liftOf({ k, n }: Trials, prior: BetaPrior | null): Lift | null {
  if (n === 0 || prior === null) return null;
  const mean = prior.a / (prior.a + prior.b);
  const a = prior.a + k;
  const b = prior.b + n - k;
  const isHigher = 1 - betaCdf(HIGHER * mean, a, b) >= CERTAIN;
  const isLower = betaCdf(LOWER * mean, a, b) >= CERTAIN;
  return {
    value: a / (a + b) / mean,
    low: betaQuantile(TAIL, a, b) / mean,
    high: betaQuantile(1 - TAIL, a, b) / mean,
    listed: k,
    n,
    stable: n >= STABLE_AUTHORS && (isHigher || isLower),
  };
}

/** `liftOf` in SQL, its value alone, of counts and the columns of a prior; NULL as there. */
export function liftSql({ k, n, a, b }: Record<'k' | 'n' | 'a' | 'b', string>): string {
  const mean = `(${a} / (${a} + ${b}))`;
  return `if(${n} = 0 OR ${a} = 0, NULL, (${a} + ${k}) / (${a} + ${b} + ${n}) / ${mean})`;
}

/**
 * Orders lifts by how far they certainly lie from 1: by the bound of the interval that is nearest
 * to 1, and as 1 where the interval contains it.
 */
export function certainLift({ low, high }: Pick<Lift, 'low' | 'high'>): number {
  if (low > 1) return low;
  return Math.min(high, 1);
}
