import type { Endpoint, EndpointInput } from '@litometr/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from './call.ts';
import { endpointQuery } from './endpointQuery.ts';

/** Describes a read call, so that a route prefetches exactly the request that its view makes. */
export interface Read<E extends Endpoint = Endpoint> {
  endpoint: E;
  input: EndpointInput<E>;
}

export function read<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Read<E> {
  return { endpoint, input };
}

/**
 * Prefetches a read into the query cache. Failures are not thrown: the view that uses the query
 * shows them. Resolves when the query has settled, or at once where the cache has data.
 */
export async function startRead(
  queryClient: QueryClient,
  call: Call,
  { endpoint, input }: Read,
): Promise<void> {
  const query = endpointQuery(call, endpoint, input);
  const answered = queryClient.query(query).catch(() => undefined);
  if (queryClient.getQueryData(query.queryKey) === undefined) await answered;
}
