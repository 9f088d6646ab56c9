import { bookHistory, rankList } from '@litometr/api-contract';
import axios, { AxiosError } from 'axios';
import { expect, test } from 'vitest';
import { ContractError, createCall } from './call.ts';
import { failureOf } from './failure.ts';

/** A client with a stubbed transport: returns one response and records the requested URLs. */
function scripted(response: unknown) {
  const requestedUrls: string[] = [];
  const http = axios.create({
    baseURL: '/api/',
    adapter: (config) => {
      requestedUrls.push(http.getUri(config));
      return Promise.resolve({
        data: response,
        status: 200,
        statusText: 'OK',
        headers: {},
        config,
      });
    },
  });
  return { call: createCall(http), requestedUrls };
}

test('fills in the path and sends the query', async () => {
  const { call, requestedUrls } = scripted({});
  await expect(
    call(rankList, {
      params: { portal: 'litmarket', list: 'genre_top' },
      query: { genre: '7', asof: '2026-08-07' },
    }),
  ).rejects.toBeInstanceOf(ContractError);
  expect(requestedUrls).toEqual([
    '/api/portals/litmarket/lists/genre_top/?genre=7&asof=2026-08-07',
  ]);
});

test('rejects a response of another shape, naming the endpoint and the field', async () => {
  const { call } = scripted({ meta: 1, metrics: [], ranks: [], from: null, to: null });
  await expect(call(bookHistory, { params: { id: '1' } })).rejects.toThrow(/bookHistory.*meta/s);
});

test('distinguishes kinds of failures', () => {
  expect(failureOf(new AxiosError('aborted', 'ECONNABORTED'))).toBe('timeout');
  expect(failureOf(new AxiosError('network', 'ERR_NETWORK'))).toBe('offline');
  expect(failureOf(new ContractError('x', 'y'))).toBe('contract');
  expect(failureOf(new Error('?'))).toBe('server');
});
