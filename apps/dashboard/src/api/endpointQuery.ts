import type { Endpoint, EndpointInput, EndpointResponse } from '@litometr/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from './call.ts';
import { failureOf } from './failure.ts';

/** How often a failed read is tried again; a refusal is final. */
const RETRIES = 1;

/**
 * The query of an endpoint: key and function together, shared by a route's loader and its view.
 * The previous data stays on screen while the next response for the same path is loading.
 */
export function endpointQuery<E extends Endpoint>(
  call: Call,
  endpoint: E,
  input: EndpointInput<E>,
) {
  return queryOptions<EndpointResponse<E>>({
    queryKey: [endpoint.id, input],
    meta: { isPrivate: endpoint.auth === 'required' },
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    placeholderData: (previous, query) =>
      samePath(input, query?.queryKey[1]) ? previous : undefined,
    retry: (count, error) =>
      count < RETRIES && ['offline', 'server', 'timeout'].includes(failureOf(error)),
    // A refusal to the loader of a route is final for its view too: the call has been repeated.
    retryOnMount: ({ state }) => failureOf(state.error) !== 'refused',
  });
}

/** True when two inputs differ in their query alone: the earlier response has the same subject. */
function samePath(input: unknown, other: unknown): boolean {
  return JSON.stringify(pathParams(input)) === JSON.stringify(pathParams(other));
}

function pathParams(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'params' in input ? input.params : null;
}
