import type { ActiveFilter } from '@litometr/analytics-widgets';
import { useShortcut } from '../shortcuts/useShortcut.ts';

/** Escape takes the filter away that was set last; in a field or a dialog it has its own meaning. */
export function useLastFilterByEscape(filters: readonly ActiveFilter[]): void {
  useShortcut('Escape', filters.length === 0 ? null : () => filters.at(-1)?.onRemove());
}
