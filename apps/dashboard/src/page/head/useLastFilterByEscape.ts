import type { ActiveFilter } from '@litometr/analytics-widgets';
import { useShortcut } from '../shortcuts/useShortcut.ts';

/** Removes the last set filter on Escape; in a field or a dialog Escape has its own meaning. */
export function useLastFilterByEscape(filters: readonly ActiveFilter[]): void {
  useShortcut('Escape', filters.length === 0 ? null : () => filters.at(-1)?.onRemove());
}
