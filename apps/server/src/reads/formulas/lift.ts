import type { Lift } from '@litometr/api-contract';

/** Two-sided 95 % of the normal distribution. */
const Z_95 = 1.959963984540054;
/** Fewer authors than these in the lists make a lift tentative. */
const STABLE_AUTHORS = 20;

export interface LiftCounts {
  /** Distinct authors of the group's books in the chosen lists. */
  top: number;
  /** Distinct authors of all books in the chosen lists. */
  topAll: number;
  /** Distinct authors of the group's books that were active in the period. */
  active: number;
  /** Distinct authors of all books that were active in the period. */
  activeAll: number;
}

/**
 * «Перекос» (data document, section 5): the group's share among the authors in the lists, divided
 * by its share among the authors of active books, with the 95 % log-ratio (Katz) interval
 * `exp(ln lift ± 1.96 · √(1/top − 1/topAll + 1/active − 1/activeAll))`. Stable when the interval
 * leaves out 1 and at least twenty authors carry the group in the lists.
 *
 * Null without authors to compare. None in the lists is a lift of 0 without an interval.
 *
 * Example: 30 of 100 authors in the lists and 100 of 1,000 active ones carry a tag: 0.3 ÷ 0.1 is
 * a lift of 3, from 2.11 to 4.27, stable.
 */
export function liftOf({ top, topAll, active, activeAll }: LiftCounts): Lift | null {
  if (topAll === 0 || activeAll === 0 || active === 0) return null;
  const value = top / topAll / (active / activeAll);
  if (top === 0) return { value, low: null, high: null, n: top, stable: false };
  const spread = Z_95 * Math.sqrt(1 / top - 1 / topAll + 1 / active - 1 / activeAll);
  const low = value * Math.exp(-spread);
  const high = value * Math.exp(spread);
  return { value, low, high, n: top, stable: top >= STABLE_AUTHORS && (low > 1 || high < 1) };
}

/** The lift of counts in SQL, to sort by it; the columns are named by their expressions. */
export function liftSql({ top, topAll, active, activeAll }: Record<keyof LiftCounts, string>) {
  return `if(${topAll} = 0 OR ${activeAll} = 0 OR ${active} = 0, NULL,
    (${top} / ${topAll}) / (${active} / ${activeAll}))`;
}
