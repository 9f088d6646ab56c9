/**
 * True where an interval contains no change: the change may be by chance, and its colour would say that it is good
 * or bad news. False without an interval.
 */
export const mayBeChance = (low: number | null, high: number | null): boolean =>
  low !== null && high !== null && low <= 0 && high >= 0;
