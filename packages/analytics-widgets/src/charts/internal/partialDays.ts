import { useCallback, useMemo } from 'react';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

const NONE: readonly string[] = [];

/** The days of a chart that are not whole, ascending. */
export function usePartialOf(days: readonly string[]): readonly string[] {
  const partial = usePartialDays();
  // Mostly there are none at all: then no day has to be looked at.
  return useMemo(
    () => (partial.size === 0 ? NONE : days.filter((day) => partial.has(day))),
    [days, partial],
  );
}

/** What is to be said beside the value of a day that is not whole; empty: it is. */
export function usePartialRemark(): (day: string) => readonly string[] {
  const partial = usePartialDays();
  const { strings } = useWidgets();
  const { incomplete } = strings.dateStepper;
  return useCallback((day) => (partial.has(day) ? [incomplete] : []), [partial, incomplete]);
}
