import {
  kaplanMeier,
  medianInterval,
  medianSurvival,
  type Observed,
  type TimeInterval,
} from '../../statistics/kaplanMeier.ts';

/**
 * Returns the turnover of a complete day. Null where the day is compared with no other, and for an empty
 * list.
 *
 * @methodology turnover
 * @title Turnover of a list
 * @measures Share of the places of a capture whose books were not on the capture before.
 * @unit share of places
 * @formula T = (N + R) ÷ p
 * @symbol N: books that are on the list for the first time
 * @symbol R: books that returned to the list
 * @symbol p: places of the capture
 * @condition Complete captures only, compared with the complete one before. Unknown on the first capture of a
 *   list.
 * @condition More books enter within three days than within one. Entries, exits and turnover are therefore
 *   compared only between captures that are equally far from the captures before them; of a period, those of
 *   the most frequent distance count.
 * @condition The mean over portals takes one leading list of each portal, and gives each the same weight.
 * @worked One of ten books changes every day, and the 8th was not captured. The 9th has a turnover of 20% in
 *   two days; it is not compared with the others.
 * @source own
 */
export function turnoverShare(entered: number | null, size: number): number | null {
  return entered === null || size === 0 ? null : entered / size;
}

/** Complete days of a list that its half-life is estimated from. */
export const LIFE_DAYS = 90;

export interface StayingShare {
  /** Complete days after the book entered. */
  captures: number;
  /** Share of stays that last longer. */
  share: number;
  /** 95 % interval of the share; null where it is not defined: at 0. */
  low: number | null;
  high: number | null;
  /** Stays that were followed so long. */
  n: number;
}

/**
 * Returns the survival of books in a list, from stays over complete days.
 *
 * @methodology survival-in-list
 * @title Survival in a list
 * @measures Share of the books that entered a list that are still on it after t complete captures.
 * @unit share of stays
 * @formula S(t) = Π (1 − dᵢ ÷ nᵢ), tᵢ ≤ t
 * @formula S(t)^exp(± {Z95} · √G ÷ |ln S(t)|)
 * @formula G = Σ dᵢ ÷ (nᵢ · (nᵢ − dᵢ))
 * @symbol tᵢ: numbers of captures after which stays ended
 * @symbol dᵢ: stays that ended after tᵢ captures
 * @symbol nᵢ: stays that were followed for so long
 * @symbol G: Greenwood’s sum, for the 95% log-log interval in the second line
 * @condition The last {LIFE_DAYS} complete captures up to the shown day are followed.
 * @condition A stay that still lasts is right-censored at the last complete capture. A stay that began before
 *   the followed captures counts from its age on (delayed entry). A stay under way on the first capture of
 *   the list is left out, because its beginning is unknown.
 * @condition The curve never rises. Each step is shown with its n.
 * @worked Of four stays one ends after 1 capture, one after 2, and two still last after 3: S(1) = 3/4, S(2) =
 *   1/2.
 * @source Kaplan, E. L., Meier, P. (1958). Nonparametric estimation from incomplete observations. Journal of
 *   the American Statistical Association 53(282), 457–481. doi:10.1080/01621459.1958.10501452
 * @source Klein, J. P., Moeschberger, M. L. (2003). Survival Analysis, 2nd ed., sections 4.2 to 4.6.
 *   Springer.
 */
export function stayingShares(stays: readonly Observed[]): StayingShare[] {
  return kaplanMeier(stays).map(({ time, survival, low, high, atRisk }) => ({
    captures: time,
    share: survival,
    low,
    high,
    n: atRisk,
  }));
}

/**
 * Returns the half-life of a list.
 *
 * @methodology half-life
 * @title Half-life of a list
 * @measures Number of complete captures after which half or fewer of the books that entered are still on the
 *   list: the median of the survival curve.
 * @unit complete captures
 * @formula H = min {t : S(t) ≤ 1/2}
 * @symbol S(t): survival in the list
 * @condition Unknown while more than half stay for as long as was followed.
 * @condition The 95% interval reaches from the first time at which the lower bound of the survival is 1/2 or
 *   less to the first time at which the upper bound is. An end that is not reached is open.
 * @condition The half-life of a genre is that of its own top list.
 * @source Brookmeyer, R., Crowley, J. (1982). A confidence interval for the median survival time. Biometrics
 *   38(1), 29–41. doi:10.2307/2530286
 */
export const listHalfLife = (stays: readonly Observed[]): number | null =>
  medianSurvival(kaplanMeier(stays));

/**
 * The 95 % interval of `listHalfLife` in complete days; an end that is not reached is null.
 *
 * @methodology-part half-life
 */
export const halfLifeInterval = (stays: readonly Observed[]): TimeInterval =>
  medianInterval(kaplanMeier(stays));
