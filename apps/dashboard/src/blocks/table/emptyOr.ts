import type { PanelState } from '@litometr/analytics-widgets';
import type { EmptyText } from '../../page/usePanelState.tsx';

/** What rows show: that there are none where the answer has none, otherwise its state. */
export const emptyOr = (
  state: PanelState,
  count: number | undefined,
  empty: EmptyText,
): PanelState => (state.kind === 'ready' && count === 0 ? { kind: 'empty', ...empty } : state);
