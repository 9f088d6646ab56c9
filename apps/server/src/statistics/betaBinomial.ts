import digamma from '@stdlib/math-base-special-digamma';
import gammaln from '@stdlib/math-base-special-gammaln';
import trigamma from '@stdlib/math-base-special-trigamma';
import { type Derivatives, maximizeByNewton, type Point } from './maximizeByNewton.ts';

/** `k` successes of `n` trials. */
export interface Trials {
  k: number;
  n: number;
  /** How many groups have these counts; 1 where it is left out. */
  groups?: number;
}

/** Parameters of a beta distribution of probabilities; their mean is a ÷ (a + b). */
export interface BetaPrior {
  a: number;
  b: number;
}

/** Beyond it the groups differ by no more than chance: the prior is one probability for all. */
const MAX_CONCENTRATION = 5_000;
/** Below it every probability is 0 or 1, and the prior weighs less than a hundredth of a trial. */
const MIN_CONCENTRATION = 0.01;
/** The search begins with a prior that weighs as much as so many trials. */
const START_CONCENTRATION = 20;

/**
 * Fits the beta distribution of the probabilities of several groups, by maximum
 * likelihood of the beta-binomial distribution (Skellam 1948; empirical Bayes: Robbins 1956,
 * Morris 1983, DOI 10.1080/01621459.1983.10477920).
 *
 * @methodology-part lift
 *
 * @param groups `k` of `n` per group, 0 ≤ k ≤ n
 * @returns a and b, 0.01 ≤ a + b ≤ 5,000; null without any trial, or where none or all succeed: then the
 *   likelihood has no maximum
 *
 * @example
 * // Batting averages of 18 players after 45 at bats (Efron and Morris 1975)
 * fitBetaBinomial(hits.map((k) => ({ k, n: 45 }))); // { a: 210.6, b: 582.7 }
 */
export function fitBetaBinomial(groups: readonly Trials[]): BetaPrior | null {
  const successes = groups.reduce((sum, { k, groups: equal = 1 }) => sum + k * equal, 0);
  const trials = groups.reduce((sum, { n, groups: equal = 1 }) => sum + n * equal, 0);
  if (successes === 0 || successes === trials) return null;
  const mean = successes / trials;
  const of = (concentration: number): Point => [concentration * mean, concentration * (1 - mean)];
  const isBeyond = ([a, b]: Point) => a + b > MAX_CONCENTRATION || a + b < MIN_CONCENTRATION;
  const point = maximizeByNewton(
    (at) => logLikelihood(groups, at),
    of(START_CONCENTRATION),
    isBeyond,
  );
  if (!isBeyond(point)) return { a: point[0], b: point[1] };
  const [a, b] =
    point[0] + point[1] > MAX_CONCENTRATION ? of(MAX_CONCENTRATION) : of(MIN_CONCENTRATION);
  return { a, b };
}

function logLikelihood(trials: readonly Trials[], [a, b]: Point): Derivatives {
  const s = a + b;
  const [lnA, lnB, lnS] = [gammaln(a), gammaln(b), gammaln(s)];
  const [psiA, psiB, psiS] = [digamma(a), digamma(b), digamma(s)];
  const [triA, triB, triS] = [trigamma(a), trigamma(b), trigamma(s)];
  let [value, ga, gb, haa, hab, hbb] = [0, 0, 0, 0, 0, 0];
  for (const { k, n, groups = 1 } of trials) {
    const misses = n - k;
    value += groups * (gammaln(a + k) - lnA + gammaln(b + misses) - lnB - gammaln(s + n) + lnS);
    const both = digamma(s + n) - psiS;
    ga += groups * (digamma(a + k) - psiA - both);
    gb += groups * (digamma(b + misses) - psiB - both);
    const mixed = trigamma(s + n) - triS;
    haa += groups * (trigamma(a + k) - triA - mixed);
    hbb += groups * (trigamma(b + misses) - triB - mixed);
    hab -= groups * mixed;
  }
  return { value, gradient: [ga, gb], hessian: [haa, hab, hbb] };
}
