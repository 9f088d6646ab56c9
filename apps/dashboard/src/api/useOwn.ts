import type { Endpoint, EndpointInput } from '@litometr/api-contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './endpointQuery.ts';
import { useCall } from './useEndpoint.ts';

/** Refetched on focus: changes from another tab or device show when the user comes back. */
const STALE_MS = 5_000;

/** Queries the user's own records: unlike the published data, they may change at any time. */
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
