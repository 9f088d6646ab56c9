import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** From here on a reader is offered a way out (the client gives up at ten seconds). */
const SLOW_MS = 8_000;

/** True while a query of the current screen is taking too long. */
export function useSlowReads(): boolean {
  const queryClient = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => watchSlow(queryClient, setSlow), [queryClient]);
  return isSlow;
}

/** Calls back when the first query takes too long, and when the last slow one has ended. */
function watchSlow(queryClient: QueryClient, onChange: (isSlow: boolean) => void): () => void {
  const cache = queryClient.getQueryCache();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const slow = new Set<string>();
  const follow = (hash: string, isFetching: boolean) => {
    if (isFetching && !timers.has(hash)) {
      const late = () => {
        slow.add(hash);
        onChange(true);
      };
      timers.set(hash, setTimeout(late, SLOW_MS));
    } else if (!isFetching && timers.has(hash)) {
      clearTimeout(timers.get(hash));
      timers.delete(hash);
      slow.delete(hash);
      onChange(slow.size > 0);
    }
  };
  for (const { queryHash, state } of cache.getAll()) {
    follow(queryHash, state.fetchStatus === 'fetching');
  }
  const end = cache.subscribe(({ query, type }) => {
    follow(query.queryHash, type !== 'removed' && query.state.fetchStatus === 'fetching');
  });
  return () => {
    end();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
