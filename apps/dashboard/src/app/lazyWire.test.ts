import { expect, it, vi } from 'vitest';
import { failureOf } from '../api/failure.ts';
import { lazyApi, lazyTransport, loadedOnce } from './lazyWire.ts';
import type { Wire } from './wire.ts';

it('fetches the client once, and again after it could not be had', async () => {
  const load = vi.fn(() => Promise.resolve('client'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const client = loadedOnce(load);
  await expect(client()).rejects.toMatchObject({ name: 'TransportError', status: null });
  expect(await Promise.all([client(), client()])).toEqual(['client', 'client']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('tells who calls without the client that there is no network', async () => {
  const gone = loadedOnce<Wire>(() => Promise.reject(new TypeError('Failed to fetch')));
  const call = lazyApi(gone).download({ endpoint: {}, input: {} } as never);
  expect(failureOf(await call.catch((error: unknown) => error))).toBe('offline');
  const refresh = lazyTransport(gone).refresh('token', new AbortController().signal);
  await expect(refresh).rejects.toMatchObject({ status: null });
});
