import type { UseQueryResult } from '@tanstack/react-query';
import { usePanelState } from '../page/usePanelState.tsx';
import type { Block } from './block.ts';

/** Returns a query as the block of a view's part. */
export function useBlock<Data>(query: UseQueryResult<Data>): Block<Data> {
  return { state: usePanelState(query), data: query.data };
}
