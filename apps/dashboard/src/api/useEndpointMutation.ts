import type { Endpoint, EndpointInput, EndpointResponse } from '@litometr/api-contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { useCall } from './useEndpoint.ts';

export type Outcome<Data> =
  | { ok: true; data: Data }
  | { ok: false; failure: Failure; refusal: Refusal | null };

export interface EndpointMutation<E extends Endpoint> {
  /** Sends the mutation. It never rejects: a refusal is an outcome. */
  send: (input: EndpointInput<E>) => Promise<Outcome<EndpointResponse<E>>>;
  /** True while the last sent mutation is pending. */
  isPending: boolean;
}

/**
 * Returns the mutation of an endpoint; the queries of the `stale` endpoints are invalidated after
 * it.
 */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  stale: readonly Endpoint[],
): EndpointMutation<E> {
  const call = useCall();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    // Also after a failure: the server may have made the change all the same.
    onSettled: () => invalidateEndpoints(queryClient, stale),
  });
  const send = useCallback(
    async (input: EndpointInput<E>): Promise<Outcome<EndpointResponse<E>>> => {
      try {
        return { ok: true, data: await mutateAsync(input) };
      } catch (error) {
        return { ok: false, failure: failureOf(error), refusal: refusalOf(error) };
      }
    },
    [mutateAsync],
  );
  return { send, isPending };
}

/** Invalidates the queries of endpoints, and does not wait until they are fetched again. */
export function invalidateEndpoints(queryClient: QueryClient, stale: readonly Endpoint[]): void {
  const ids = new Set(stale.map(({ id }) => id));
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && ids.has(id),
  });
}
