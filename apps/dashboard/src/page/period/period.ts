import type { Comparison } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import type { RangePreset } from '../address/params.ts';

/** A page's days as its address holds them (`periodParams`). */
export interface PeriodState {
  range: RangePreset;
  from?: string | undefined;
  to?: string | undefined;
  cmp?: Comparison | undefined;
}

/** Up to so many days the same days of the week are the fairer neighbours. */
const WEEKDAYS_UP_TO = 90;

/** A custom range needs both ends in order; anything else falls back to the preset. */
function ownDays({ from, to }: PeriodState): { from: string; to: string } | null {
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null;
}

/**
 * Returns the requested days as query parameters; the server resolves a preset from the data day.
 */
export function periodQueryOf(state: PeriodState): {
  range?: RangePreset;
  from?: string;
  to?: string;
} {
  return ownDays(state) ?? { range: state.range };
}

/** Returns the number of requested days; null for all. */
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

/** Returns the requested days and their comparison as query parameters. */
export const comparedQueryOf = (state: PeriodState) => ({
  ...periodQueryOf(state),
  cmp: cmpOf(state),
});

/** Returns the selection shown in the control: a preset, or a custom range. */
export const choiceOf = (state: PeriodState) => ownDays(state) ?? state.range;

/** Returns the next shorter preset, offered for a slow response; null where there is none. */
export function narrowerRange(state: PeriodState): RangePreset | null {
  const length = lengthOf(state) ?? Number.POSITIVE_INFINITY;
  return (['90', '30', '7'] as const).find((preset) => Number(preset) < length) ?? null;
}
