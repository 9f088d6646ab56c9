import digamma from '@stdlib/math-base-special-digamma';
import gammaln from '@stdlib/math-base-special-gammaln';
import trigamma from '@stdlib/math-base-special-trigamma';
import gammaQuantile from '@stdlib/stats-base-dists-gamma-quantile';
import { type Derivatives, maximizeByNewton, type Point } from './maximizeByNewton.ts';

/** So many events where `expected` were expected by chance. */
export interface Events {
  observed: number;
  /** Above zero. */
  expected: number;
}

/** Parameters of a gamma distribution of ratios; their mean is shape ÷ rate. */
export interface GammaPrior {
  shape: number;
  rate: number;
}

/** Beyond it the ratios differ by no more than chance. */
const MAX_SHAPE = 5_000;
const TAIL = 0.025;

/**
 * Fits the gamma distribution of the ratios observed ÷ expected, by maximum
 * likelihood of the gamma-Poisson (negative binomial) distribution (Clayton and Kaldor 1987,
 * DOI 10.2307/2532003; DuMouchel 1999, DOI 10.1080/00031305.1999.10474456).
 *
 * @methodology-part best-partner
 *
 * @returns shape and rate, shape ≤ 5,000; null where nothing was observed
 *
 * @example
 * // Lip cancer in the 56 districts of Scotland
 * fitGammaPoisson(districts); // { shape: 1.8795, rate: 1.3217 }
 */
export function fitGammaPoisson(groups: readonly Events[]): GammaPrior | null {
  const observed = groups.reduce((sum, one) => sum + one.observed, 0);
  const expected = groups.reduce((sum, one) => sum + one.expected, 0);
  if (observed === 0) return null;
  const ratio = observed / expected;
  const isBeyond = ([shape]: Point) => shape > MAX_SHAPE;
  const point = maximizeByNewton((at) => logLikelihood(groups, at), [1, 1 / ratio], isBeyond);
  const [shape, rate] = isBeyond(point) ? [MAX_SHAPE, MAX_SHAPE / ratio] : point;
  return { shape, rate };
}

function logLikelihood(groups: readonly Events[], [shape, rate]: Point): Derivatives {
  const [lnShape, psiShape, triShape] = [gammaln(shape), digamma(shape), trigamma(shape)];
  let [value, gs, gr, hss, hsr, hrr] = [0, 0, 0, 0, 0, 0];
  for (const { observed, expected } of groups) {
    const sum = rate + expected;
    value +=
      gammaln(observed + shape) - lnShape + shape * Math.log(rate / sum) - observed * Math.log(sum);
    gs += digamma(observed + shape) - psiShape + Math.log(rate / sum);
    gr += shape / rate - (shape + observed) / sum;
    hss += trigamma(observed + shape) - triShape;
    hsr += 1 / rate - 1 / sum;
    hrr += (shape + observed) / (sum * sum) - shape / (rate * rate);
  }
  return { value, gradient: [gs, gr], hessian: [hss, hsr, hrr] };
}

/**
 * Returns what is known of a group's ratio after its events: the posterior mean, and the 95 %
 * credible interval by its quantiles. With few expected events the mean lies near the prior's.
 *
 * @methodology-part best-partner
 *
 * @example
 * // District 1 of the lip cancer data: 9 cases, 1.4 expected
 * shrinkRatio({ observed: 9, expected: 1.4 }, prior); // value 3.997, low 1.986, high 6.699
 */
export function shrinkRatio(
  { observed, expected }: Events,
  prior: GammaPrior,
): { value: number; low: number; high: number } {
  const shape = prior.shape + observed;
  const rate = prior.rate + expected;
  return {
    value: shape / rate,
    low: gammaQuantile(TAIL, shape, rate),
    high: gammaQuantile(1 - TAIL, shape, rate),
  };
}
