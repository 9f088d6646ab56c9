import type { BetaPrior, Trials } from '../../statistics/betaBinomial.ts';
import { certainLift, liftOf } from '../formulas/lift.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { type GroupKind, liftPriors } from '../shared/liftPriors.ts';
import { readPortalTotals } from './portalTotals.ts';

/** The priors of the last captured day and of the last one a month before it. */
export interface LiftPriors {
  now: BetaPrior | null;
  before: BetaPrior | null;
}

export async function latestPriors(
  reads: Reads,
  view: PortalView,
  kind: GroupKind,
): Promise<LiftPriors> {
  const [priorOn, whole] = await Promise.all([
    liftPriors(reads, view.definition.slug),
    readPortalTotals(reads, view),
  ]);
  return { now: priorOn(kind, whole.now), before: priorOn(kind, whole.before) };
}

export type GroupTrials = Trials & { id: number };

/** Per group of some rows `l` its authors in the supply, and those of them in the leading list. */
export const trialsSql = (from: string) =>
  `SELECT l.id AS id, l.supply_listed AS k, l.supply_authors AS n FROM ${from}`;

/** Groups and how far their lifts certainly lie from 1, as two parameters of a query. */
export interface LiftOrder {
  liftIds: number[];
  liftBounds: number[];
}

/** For sorts by anything else. */
export const NO_ORDER: LiftOrder = { liftIds: [], liftBounds: [] };

export function liftOrder(groups: readonly GroupTrials[], prior: BetaPrior | null): LiftOrder {
  const order: LiftOrder = { liftIds: [], liftBounds: [] };
  for (const { id, ...trials } of groups) {
    const lift = liftOf(trials, prior);
    if (lift === null) continue;
    order.liftIds.push(id);
    order.liftBounds.push(certainLift(lift));
  }
  return order;
}
