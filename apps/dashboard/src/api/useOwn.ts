import type { Endpoint, EndpointInput } from '@litometr/api-contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './endpointQuery.ts';
import { useCall } from './useEndpoint.ts';

/** What another tab or device changes shows when the reader is back. */
const STALE_MS = 5_000;

/** Reads what the caller keeps on the server: it changes at any time, unlike the data. */
export function useOwn<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
) {
  return useQuery({
    ...endpointQuery(useCall(), endpoint, input),
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
    ...options,
  });
}
