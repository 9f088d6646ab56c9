import { bookHistory, rankList } from '@litometr/api-contract';
import axios, { AxiosError } from 'axios';
import { expect, test } from 'vitest';
import { ContractError, createCall } from './call.ts';
import { failureOf } from './failure.ts';

/** A client whose every request is answered here, with the address that it asked for. */
function scripted(answer: unknown) {
  const asked: string[] = [];
  const http = axios.create({
    baseURL: '/api/',
    adapter: (config) => {
      asked.push(http.getUri(config));
      return Promise.resolve({ data: answer, status: 200, statusText: 'OK', headers: {}, config });
    },
  });
  return { call: createCall(http), asked };
}

test('fills the path, sends the query', async () => {
  const { call, asked } = scripted({});
  await expect(
    call(rankList, {
      params: { portal: 'litmarket', list: 'genre_top' },
      query: { genre: '7', asof: '2026-08-07' },
    }),
  ).rejects.toBeInstanceOf(ContractError);
  expect(asked).toEqual(['/api/portals/litmarket/lists/genre_top/?genre=7&asof=2026-08-07']);
});

test('an answer of another shape names the endpoint and the field', async () => {
  const { call } = scripted({ meta: 1, metrics: [], ranks: [], from: null, to: null });
  await expect(call(bookHistory, { params: { id: '1' } })).rejects.toThrow(/bookHistory.*meta/s);
});

test('failures are told apart', () => {
  expect(failureOf(new AxiosError('aborted', 'ECONNABORTED'))).toBe('timeout');
  expect(failureOf(new AxiosError('network', 'ERR_NETWORK'))).toBe('offline');
  expect(failureOf(new ContractError('x', 'y'))).toBe('contract');
  expect(failureOf(new Error('?'))).toBe('server');
});
