import { type BetaPrior, fitBetaBinomial, type Trials } from './betaBinomial.ts';

/** Groups with fewer authors in the supply say little of how the shares differ. */
const MIN_AUTHORS = 5;
/** One group has no others to be compared with. */
const MIN_GROUPS = 2;

/**
 * Fits the prior of the lifts of a portal's genres or tags: `k` of a group's `n` authors in the
 * supply are in the leading list.
 *
 * @methodology-part lift
 *
 * @returns null with fewer than two groups of five authors, or where none or all are in the list
 */
export function fitLiftPrior(groups: readonly Trials[]): BetaPrior | null {
  const known = groups.filter(({ n }) => n >= MIN_AUTHORS);
  const count = known.reduce((sum, { groups: equal = 1 }) => sum + equal, 0);
  return count < MIN_GROUPS ? null : fitBetaBinomial(known);
}
