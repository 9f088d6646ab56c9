import { dismissBackgroundFailure, menu, myNotes } from '@litometr/api-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import axios, { AxiosHeaders, type AxiosInstance, type AxiosResponse } from 'axios';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fakeApi.ts';
import { createCall } from './call.ts';
import { CallContext } from './useEndpoint.ts';
import { useEndpointMutation } from './useEndpointMutation.ts';

const input = { params: { id: '7' } };

/** A mutation of an API, with a cached response of an endpoint that it changes and of another. */
function renderMutation({ http }: { http: AxiosInstance }) {
  const queryClient = new QueryClient();
  queryClient.setQueryData([myNotes.id, {}], {});
  queryClient.setQueryData([menu.id, {}], {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <CallContext value={createCall(http)}>{children}</CallContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useEndpointMutation(dismissBackgroundFailure, [myNotes]), {
    wrapper,
  });
  const isStale = (id: string) => queryClient.getQueryState([id, {}])?.isInvalidated;
  return { result, isStale };
}

describe('useEndpointMutation', () => {
  it('returns the response of the endpoint', async () => {
    const { result } = renderMutation(createFakeApi().reply(dismissBackgroundFailure, {}));
    const outcome = await act(() => result.current.send(input));
    expect(outcome).toEqual({ ok: true, data: {} });
  });

  it('returns a refusal as an outcome', async () => {
    const { result } = renderMutation(createFakeApi().fail(dismissBackgroundFailure, 409));
    const outcome = await act(() => result.current.send(input));
    const refusal = { status: 409, code: null, fields: {} };
    expect(outcome).toEqual({ ok: false, failure: 'refused', refusal });
  });

  it('invalidates the queries of the stale endpoints alone', async () => {
    const { result, isStale } = renderMutation(createFakeApi().reply(dismissBackgroundFailure, {}));
    await act(() => result.current.send(input));
    expect(isStale(myNotes.id)).toBe(true);
    expect(isStale(menu.id)).toBe(false);
  });

  it('invalidates the queries of the stale endpoints after a failure too', async () => {
    const { result, isStale } = renderMutation(createFakeApi().fail(dismissBackgroundFailure, 500));
    await act(() => result.current.send(input));
    expect(isStale(myNotes.id)).toBe(true);
  });

  it('is pending until the response', async () => {
    const { promise: response, resolve } = Promise.withResolvers<AxiosResponse>();
    const { result } = renderMutation({ http: axios.create({ adapter: () => response }) });
    expect(result.current.isPending).toBe(false);
    const sent = result.current.send(input);
    await waitFor(() => expect(result.current.isPending).toBe(true));
    const config = { headers: new AxiosHeaders() };
    resolve({ data: {}, status: 200, statusText: '', headers: {}, config });
    await sent;
    await waitFor(() => expect(result.current.isPending).toBe(false));
  });
});
