import type { PeriodQuestion } from '@litometr/analytics-widgets';
import type { Change } from '../address/useAddress.ts';
import {
  choiceOf,
  cmpOf,
  narrowerRange,
  type PeriodState,
  periodQueryOf,
  usualComparison,
} from './period.ts';

/** The days of a page, as its head shows them and its calls take them. */
export interface Period {
  /** To be spread into a call's query. */
  query: ReturnType<typeof periodQueryOf>;
  /** The comparison as a query parameter of the API. */
  cmp: ReturnType<typeof cmpOf>;
  question: PeriodQuestion;
  ask: (question: PeriodQuestion) => void;
  /** Requests a shorter period; null where there is none. */
  narrow: (() => void) | null;
}

/** The page's period from its address, and the way to change it. */
export function usePeriod(state: PeriodState, change: Change<PeriodState>): Period {
  const noDays = { from: undefined, to: undefined };
  const narrower = narrowerRange(state);
  return {
    query: periodQueryOf(state),
    cmp: cmpOf(state),
    question: { choice: choiceOf(state), comparison: cmpOf(state) },
    ask: ({ choice, comparison }) => {
      const days = typeof choice === 'string' ? { range: choice, ...noDays } : choice;
      const next = { ...state, ...days };
      // The usual comparison follows the length; what was chosen against it stays.
      const isUsual = comparison === cmpOf(state) && state.cmp === undefined;
      const cmp = isUsual || comparison === usualComparison(next) ? undefined : comparison;
      change({ ...days, cmp });
    },
    narrow:
      narrower === null ? null : () => change({ range: narrower, ...noDays }, { replace: true }),
  };
}
