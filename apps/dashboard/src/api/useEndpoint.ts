import type { Endpoint, EndpointInput } from '@litometr/api-contract';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Call } from './call.ts';
import { endpointQuery } from './endpointQuery.ts';
import type { Read } from './read.ts';

/** The way to the API; given once at the top, replaced in tests. */
export const CallContext = createContext<Call | null>(null);

export function useCall(): Call {
  const call = use(CallContext);
  if (call === null) {
    throw new Error(
      'A view asked for data outside of CallContext: the way to the API comes from there. ' +
        'Wrap the app (or the test) in <CallContext value={call}>.',
    );
  }
  return call;
}

/** Reads an endpoint; see `endpointQuery` for what stays on screen meanwhile. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { enabled?: boolean } = {},
) {
  return useQuery({ ...endpointQuery(useCall(), endpoint, input), ...options });
}

/** Reads what a route has started already. */
export function useRead<E extends Endpoint>(
  { endpoint, input }: Read<E>,
  options: { enabled?: boolean } = {},
) {
  return useEndpoint(endpoint, input, options);
}
