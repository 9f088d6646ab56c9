import type { ReactNode } from 'react';

/**
 * State of a block. One shape for panels, tables and charts:
 *
 * - `loading`: nothing yet; a skeleton of the final size
 * - `empty`: a response without content; explains why and offers a way out
 * - `failed`: no response and nothing older to show; always with a retry
 * - `partial`: incomplete content, under a notice that says so
 * - `ready`: content; with `refreshing` it stays visible while newer content is fetched
 */
export type PanelState =
  | { kind: 'loading' }
  | { kind: 'empty'; title: string; description?: ReactNode; action?: ReactNode }
  | { kind: 'failed'; title: string; description?: ReactNode; onRetry: () => void }
  | { kind: 'partial'; notice: ReactNode; refreshing?: boolean }
  | { kind: 'ready'; refreshing?: boolean };

export const isRefreshing = (state: PanelState): boolean =>
  (state.kind === 'ready' || state.kind === 'partial') && state.refreshing === true;

export const hasContent = (state: PanelState): boolean =>
  state.kind === 'ready' || state.kind === 'partial';
