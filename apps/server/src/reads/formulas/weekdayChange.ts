import type { Interval } from '../../statistics/estimateInterval.ts';
import { changeInterval } from './changeInterval.ts';

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/**
 * Returns how the gain of a week changed from that of another one, with the 95 % interval. Null where the
 * weeks are not of equal length, where a counter fell on any day, or where a week has no gain.
 *
 * @param before gain of each day; both weeks begin with the same weekday
 *
 * @methodology price-changes
 * @title Gain before and after a change of price
 * @measures Gain per day of the 7 days before a change of the price of a book and of the 7 days from it on, and
 *   the change from the one to the other.
 * @unit main metric per day; percent
 * @formula c = Σ aᵢ ÷ Σ bᵢ − 1
 * @formula (1 + c) · exp(± t · s) − 1
 * @formula s = max(√(7 ÷ 6 · Σ (aᵢ − (1 + c) · bᵢ)²) ÷ Σ aᵢ, √(1 ÷ Σ aᵢ + 1 ÷ Σ bᵢ))
 * @symbol bᵢ, aᵢ: gains on one weekday before the change and from it on, i = 1 … 7
 * @symbol s: standard error of the logarithm of 1 + c, no less than that of the ratio of two Poisson counts
 * @symbol t: 97.5% quantile of Student’s t distribution with 6 degrees of freedom
 * @condition Two weeks have each weekday once, so the error comes from Mondays compared with Mondays.
 * @condition Unknown where the gain of any of the 14 days is unknown, where the counter fell on any of them,
 *   where a week has no gain, or where the price changed on another of the days too. On portals with rounded
 *   counters a gain below the rounding step is unknown.
 * @condition The price is read once a day, so the first day with the new price may have had the old one for
 *   some hours. Where the price of the day before is not known, neither is the day of the change.
 * @condition The change of the portal beside it is the change of gain of all its books between the same weeks.
 * @condition It describes what happened after the change. That they are close in time does not prove a cause.
 * @worked 40 on each day before and 55 on each day after are a change of +38%, from +13% to +67%.
 * @source Cochran, W. G. (1977). Sampling Techniques, 3rd ed., section 6.4. Wiley.
 */
export function weekdayChange(
  before: readonly number[],
  after: readonly number[],
): ({ change: number } & Interval) | null {
  const n = before.length;
  if (after.length !== n || n < 2 || [...before, ...after].some((gain) => gain < 0)) return null;
  const [from, to] = [sum(before), sum(after)];
  if (from === 0 || to === 0) return null;
  const ratio = to / from;
  const residuals = after.map((gain, at) => gain - ratio * (before[at] ?? 0));
  const spread = Math.sqrt((n / (n - 1)) * sum(residuals.map((one) => one ** 2))) / to;
  const logError = Math.max(spread, Math.sqrt(1 / from + 1 / to));
  const change = ratio - 1;
  const interval = changeInterval({ change, logError, effectiveN: n });
  return interval && { change, ...interval };
}
