/**
 * Returns whether an interval leaves out no change. A change without such an interval may be by chance, and a colour
 * would say that it is good or bad news.
 *
 * @param low end of the interval, a share; null: there is none
 */
export const isCertainChange = (low: number | null, high: number | null): boolean =>
  low !== null && high !== null && (low > 0 || high < 0);
