import type { Endpoint, EndpointInput } from '@litometr/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from './call.ts';
import { endpointQuery } from './endpointQuery.ts';

/** A call that reads, described: what a route starts early is what its view asks for. */
export interface Read<E extends Endpoint = Endpoint> {
  endpoint: E;
  input: EndpointInput<E>;
}

export function read<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Read<E> {
  return { endpoint, input };
}

/**
 * Starts a read into the cache; whoever shows it is told of a failure then. Ends when there is
 * something to show or to tell, at once where something was kept.
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
