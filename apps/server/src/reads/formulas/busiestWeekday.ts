import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';

/** Number of books or parts that came out on a day of the week. */
export interface WeekdayCount {
  /** Monday is 1. */
  weekday: number;
  /** How often the day is in the period. */
  days: number;
  count: number;
}

/** Probability that a day is named although another one is as busy. */
const ERROR = 0.025;

/**
 * Returns the day of the week with the highest count per day; null where chance explains its lead over
 * any other day.
 *
 * @methodology busiest-weekday
 * @title Busiest day of the week
 * @measures The day of the week on which most books or parts come out, named only where chance does not
 *   explain its lead.
 * @formula low > D ÷ (D + d), low = B⁻¹({ERROR} ÷ k; C, c + 1)
 * @symbol C, D: what came out on the busiest day of the week, and the number of its days in the period
 * @symbol c, d: the same of another day of the week
 * @symbol low: lower limit of the exact (Clopper–Pearson) interval of C ÷ (C + c)
 * @symbol B⁻¹: quantile of the beta distribution
 * @symbol k: number of the other days, as the lead must hold over each of them
 * @condition Two days are compared by the conditional test of Poisson counts: if both were as busy, each of
 *   their C + c books would be on the first day with the probability D ÷ (D + d).
 * @source Przyborowski, J., Wilenski, H. (1940). Homogeneity of results in testing samples from Poisson
 *   series. Biometrika 31(3/4), 313–323. doi:10.1093/biomet/31.3-4.313
 * @source Clopper, C. J., Pearson, E. S. (1934). The use of confidence or fiducial limits illustrated in
 *   the case of the binomial. Biometrika 26(4), 404–413. doi:10.1093/biomet/26.4.404
 *
 * @example
 * // Thirty Mondays with 300 parts, as many Tuesdays with 150
 * busiestWeekday([{ weekday: 1, days: 30, count: 300 }, { weekday: 2, days: 30, count: 150 }]) // 1
 */
export function busiestWeekday(counts: readonly WeekdayCount[]): number | null {
  const [first, ...others] = counts
    .filter(({ days }) => days > 0)
    .toSorted((a, b) => b.count / b.days - a.count / a.days);
  if (first === undefined || others.length === 0 || first.count === 0) return null;
  const leads = others.every(({ days, count }) => {
    const low = betaQuantile(ERROR / others.length, first.count, count + 1);
    return low > first.days / (first.days + days);
  });
  return leads ? first.weekday : null;
}
