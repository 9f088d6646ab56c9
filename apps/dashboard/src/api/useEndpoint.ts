import type { Endpoint, EndpointInput } from '@litometr/api-contract';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Call } from './call.ts';
import { endpointQuery } from './endpointQuery.ts';
import type { Read } from './read.ts';

/** Provides the API client; set once at the root, replaced in tests. */
export const CallContext = createContext<Call | null>(null);

export function useCall(): Call {
  const call = use(CallContext);
  if (call === null) {
    throw new Error(
      'A view requested data outside of CallContext, which provides the API client. ' +
        'Wrap the app (or the test) in <CallContext value={call}>.',
    );
  }
  return call;
}

/** Queries an endpoint; see `endpointQuery` for the data shown while the next response loads. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { enabled?: boolean } = {},
) {
  return useQuery({ ...endpointQuery(useCall(), endpoint, input), ...options });
}

/** Queries a read that a route has prefetched. */
export function useRead<E extends Endpoint>(
  { endpoint, input }: Read<E>,
  options: { enabled?: boolean } = {},
) {
  return useEndpoint(endpoint, input, options);
}
