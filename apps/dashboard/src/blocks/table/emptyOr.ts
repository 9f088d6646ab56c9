import type { PanelState } from '@litometr/analytics-widgets';
import type { EmptyText } from '../../page/usePanelState.tsx';

/**
 * Returns the panel state of rows: the empty state where the response has none, otherwise its own.
 */
export const emptyOr = (
  state: PanelState,
  count: number | undefined,
  empty: EmptyText,
): PanelState => (state.kind === 'ready' && count === 0 ? { kind: 'empty', ...empty } : state);
