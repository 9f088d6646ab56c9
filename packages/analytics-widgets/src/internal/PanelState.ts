import type { ReactNode } from 'react';

/**
 * What a block has to show. One shape for panels, tables and charts:
 *
 * - `loading`: nothing yet; a skeleton of the final size
 * - `empty`: an answer without content; says why and offers a way out
 * - `failed`: no answer and nothing older to show; always with a retry
 * - `partial`: content that is not whole, under a notice that says so
 * - `ready`: content; `refreshing` keeps it in sight while newer is fetched
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
