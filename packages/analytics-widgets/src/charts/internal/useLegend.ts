import { useState } from 'react';

/** Which lines are shown. */
export interface Legend<Series> {
  shown: readonly Series[];
  /** Hides a line, or shows it again; the last one shown stays. */
  toggle: (id: string) => void;
  isHidden: (id: string) => boolean;
}

/** Manages the visibility of lines by their names; a comparison follows its counterpart. */
export function useLegend<Series extends { id: string; comparison?: { of: string } }>(
  series: readonly Series[],
): Legend<Series> {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const isHidden = (id: string) => hidden.has(id);
  const shown =
    hidden.size === 0
      ? series
      : series.filter(({ id, comparison }) => !isHidden(id) && !isHidden(comparison?.of ?? ''));
  return {
    // All can be hidden only after the data changed under the same ids: then none is.
    shown: shown.length === 0 ? series : shown,
    isHidden: (id) => shown.length > 0 && isHidden(id),
    toggle: (id) =>
      setHidden((now) => {
        const next = new Set(now);
        if (next.delete(id)) return next;
        const own = series.filter(({ comparison }) => comparison === undefined);
        next.add(id);
        return own.every((one) => next.has(one.id)) ? now : next;
      }),
  };
}
