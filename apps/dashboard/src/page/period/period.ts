import type { Comparison } from '@litometr/api-contract';
import { daysBetween } from '../../domain/days.ts';
import type { RangePreset } from '../address/params.ts';

/** A page's days as its address holds them (`periodParams`). */
export interface PeriodState {
  range: RangePreset;
  from?: string | undefined;
  to?: string | undefined;
  cmp?: Comparison | undefined;
}

/** Up to so many days the same days of the week are the fairer neighbours. */
export const WEEKDAYS_UP_TO = 90;

/** Days of one's own need both ends, the first before the last; anything else is the preset. */
function ownDays({ from, to }: PeriodState): { from: string; to: string } | null {
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null;
}

/** The asked days as the API takes them; a preset is counted back from the data day by the server. */
export function periodQueryOf(state: PeriodState): {
  range?: RangePreset;
  from?: string;
  to?: string;
} {
  return ownDays(state) ?? { range: state.range };
}

/** How many days are asked for; null for all. */
function lengthOf(state: PeriodState): number | null {
  const own = ownDays(state);
  if (own !== null) return daysBetween(own.from, own.to) + 1;
  return state.range === 'all' ? null : Number(state.range);
}

/**
 * Returns the comparison of the days where the reader has not chosen one. All time has nothing before it.
 *
 * @methodology-part compared-period
 */
export function usualComparison(state: PeriodState): Comparison {
  const length = lengthOf(state);
  if (length === null) return 'off';
  return length <= WEEKDAYS_UP_TO ? 'weekdays' : 'previous';
}

export const cmpOf = (state: PeriodState): Comparison => state.cmp ?? usualComparison(state);

/** The asked days and what they are compared with, as the API takes them. */
export const comparedQueryOf = (state: PeriodState) => ({
  ...periodQueryOf(state),
  cmp: cmpOf(state),
});

/** What the control shows as chosen: a preset, or days of one's own. */
export const choiceOf = (state: PeriodState) => ownDays(state) ?? state.range;

/** The next shorter preset: what a slow answer offers. Null where there is none. */
export function narrowerRange(state: PeriodState): RangePreset | null {
  const length = lengthOf(state) ?? Number.POSITIVE_INFINITY;
  return (['90', '30', '7'] as const).find((preset) => Number(preset) < length) ?? null;
}
