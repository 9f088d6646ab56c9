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
 * Returns the lift of a group with its credible interval. `prior` is fitted by `fitLiftPrior`.
 *
 * @methodology lift
 * @title Lift of a genre or tag
 * @measures How many times likelier the authors of a genre or tag are to be in the leading lists of the
 *   portal than the authors of an average one. Estimated by empirical Bayes, so that few authors leave the
 *   lift near 1.
 * @unit times
 * @formula λ = ((a + k) ÷ (a + b + n)) ÷ (a ÷ (a + b))
 * @formula k ~ Bin(n, p), p ~ Beta(a, b)
 * @symbol n: distinct authors with a book of the group that was published within {SUPPLY_DAYS} days
 * @symbol k: those of them with such a book in the leading lists within {WINDOW_DAYS} days
 * @symbol a, b: parameters of the beta distribution of the shares of all genres (or tags) of the portal, by
 *   maximum likelihood
 * @condition The distribution is fitted to groups of at least {MIN_AUTHORS} authors, of which there are at
 *   least {MIN_GROUPS}. Unknown where n is zero, or where no author or every author is in the lists.
 * @condition The interval is the 95% credible interval, by quantiles of Beta(a + k, b + n − k).
 * @condition Stable (filled mark) where the lift is above {HIGHER} or below {LOWER} with a probability of at
 *   least {CERTAIN, percent} and n is at least {STABLE_AUTHORS}; otherwise tentative (hollow mark).
 * @condition Sorted by the bound of the interval that is nearest to 1; as 1 where the interval contains it.
 * @source Robbins, H. (1956). An empirical Bayes approach to statistics. Proceedings of the Third Berkeley
 *   Symposium on Mathematical Statistics and Probability 1, 157–163.
 * @source Morris, C. N. (1983). Parametric empirical Bayes inference: theory and applications. Journal of the
 *   American Statistical Association 78(381), 47–55. doi:10.1080/01621459.1983.10477920
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

/**
 * `liftOf` in SQL, its value alone, of counts and the columns of a prior; NULL as there.
 *
 * @methodology-part lift
 */
export function liftSql({ k, n, a, b }: Record<'k' | 'n' | 'a' | 'b', string>): string {
  const mean = `(${a} / (${a} + ${b}))`;
  return `if(${n} = 0 OR ${a} = 0, NULL, (${a} + ${k}) / (${a} + ${b} + ${n}) / ${mean})`;
}

/**
 * Orders lifts by how far they certainly lie from 1: by the bound of the interval that is nearest
 * to 1, and as 1 where the interval contains it.
 *
 * @methodology-part lift
 */
export function certainLift({ low, high }: Pick<Lift, 'low' | 'high'>): number {
  if (low > 1) return low;
  return Math.min(high, 1);
}
