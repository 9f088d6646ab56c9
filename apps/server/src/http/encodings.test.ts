import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineEndpoint } from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from './contract.ts';
import { ResponseCache } from './responseCache.ts';
import { bareApp } from './testing/bareApp.ts';

const response = () => z.object({ rows: z.array(z.string()) });
const query = () => z.object({ rows: z._default(z.coerce.number(), 500) });
const open = defineEndpoint({ id: 'open', path: '/open/', summary: 'Public', query, response });
const own = defineEndpoint({ id: 'own', path: '/own/', summary: 'Personal', query, response });

const responseOf = (rows: number) => ({
  rows: Array.from({ length: rows }, (_, row) => `Книга ${row}`),
});

const served = bareApp(() => ({
  routes: (server) => {
    const cache = new ResponseCache(() => Promise.resolve('one'));
    route(server, open, ({ query: { rows } }) => responseOf(rows), { cache });
    route(server, own, ({ query: { rows } }) => responseOf(rows));
  },
}));

const get = (url: string, encoding?: string) =>
  served.app.inject({
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

describe('responses of the published state', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
  ])('come as %s to who takes %s, again as the first time', async (encoding, takes, unpack) => {
    const plain = await get('/api/open/');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const response of [await get('/api/open/', takes), await get('/api/open/', takes)]) {
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
      expect(response.headers.vary).toMatch(/accept-encoding/);
      expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
      expect(unpack(response.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('stay as they are where they are short', async () => {
    const response = await get('/api/open/?rows=3', 'br');
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.json()).toEqual(responseOf(3));
  });
});

it('does not compress other responses, whose length would leak their secrets', async () => {
  const response = await get('/api/own/', 'br');
  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.json()).toEqual(responseOf(500));
});
