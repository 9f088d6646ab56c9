import { useCallback, useMemo } from 'react';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

const NO_DAYS: readonly string[] = [];

/** Returns the partial days of a chart, ascending. */
export function usePartialOf(days: readonly string[]): readonly string[] {
  const partial = usePartialDays();
  // Usually there are none: the days are then not searched.
  return useMemo(
    () => (partial.size === 0 ? NO_DAYS : days.filter((day) => partial.has(day))),
    [days, partial],
  );
}

/** Returns a function that gives the remark for a day's value; empty unless the day is partial. */
export function usePartialRemark(): (day: string) => readonly string[] {
  const partial = usePartialDays();
  const { strings } = useWidgets();
  const { incomplete } = strings.dateStepper;
  return useCallback((day) => (partial.has(day) ? [incomplete] : []), [partial, incomplete]);
}
