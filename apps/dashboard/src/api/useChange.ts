import type { Endpoint, EndpointInput, EndpointResponse } from '@litometr/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { useCall } from './useEndpoint.ts';

export type Outcome<Data> =
  | { ok: true; data: Data }
  | { ok: false; failure: Failure; refusal: Refusal | null };

/** Sends a mutation; the queries of the `stale` endpoints are invalidated after it. */
export type Change = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  stale: readonly Endpoint[],
) => Promise<Outcome<EndpointResponse<E>>>;

/** Returns the function that sends mutations. It never rejects: a refusal is an outcome. */
export function useChange(): Change {
  const call = useCall();
  const queryClient = useQueryClient();
  return useCallback(
    async (endpoint, input, stale) => {
      try {
        return { ok: true, data: await call(endpoint, input) };
      } catch (error) {
        return { ok: false, failure: failureOf(error), refusal: refusalOf(error) };
      } finally {
        // Also after a failure: it may have been done all the same.
        const ids = new Set(stale.map(({ id }) => id));
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [id] }) => typeof id === 'string' && ids.has(id),
        });
      }
    },
    [call, queryClient],
  );
}
