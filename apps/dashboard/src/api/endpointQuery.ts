import type { Endpoint, EndpointInput, EndpointResponse } from '@litometr/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from './call.ts';
import { failureOf } from './failure.ts';

/** How often a failed read is tried again; a refusal is final. */
const RETRIES = 1;

/**
 * The query of an endpoint: key and function together, shared by a route's loader and its view.
 * What was shown stays while the next answer about the same thing (the same path) is on its way.
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
  });
}

/** Whether two inputs differ in their query alone: then the old answer is of the same thing. */
function samePath(input: unknown, other: unknown): boolean {
  return JSON.stringify(pathParams(input)) === JSON.stringify(pathParams(other));
}

function pathParams(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'params' in input ? input.params : null;
}
