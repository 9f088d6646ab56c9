import type { UseQueryResult } from '@tanstack/react-query';
import { usePanelState } from '../page/usePanelState.tsx';
import type { Block } from './block.ts';

/** A query as a view's part takes it. */
export function useBlock<Data>(query: UseQueryResult<Data>): Block<Data> {
  return { state: usePanelState(query), data: query.data };
}
