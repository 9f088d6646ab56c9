import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineEndpoint } from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from './contract.ts';
import { KeptAnswers } from './keptAnswers.ts';
import { bareApp } from './testing/bareApp.ts';

const response = () => z.object({ rows: z.array(z.string()) });
const query = () => z.object({ rows: z._default(z.coerce.number(), 500) });
const open = defineEndpoint({ id: 'open', path: '/open/', summary: 'Public', query, response });
const own = defineEndpoint({ id: 'own', path: '/own/', summary: 'Personal', query, response });

const answerOf = (rows: number) => ({
  rows: Array.from({ length: rows }, (_, row) => `Книга ${row}`),
});

const served = bareApp(() => ({
  routes: (server) => {
    const keep = new KeptAnswers(() => Promise.resolve('one'));
    route(server, open, ({ query: { rows } }) => answerOf(rows), { keep });
    route(server, own, ({ query: { rows } }) => answerOf(rows));
  },
}));

const get = (url: string, encoding?: string) =>
  served.app.inject({
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

describe('answers of the published state', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
  ])('come as %s to who takes %s, again as the first time', async (encoding, takes, unpack) => {
    const plain = await get('/api/open/');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const answer of [await get('/api/open/', takes), await get('/api/open/', takes)]) {
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(answer.headers.vary).toMatch(/accept-encoding/);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
      expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('stay as they are where they are short', async () => {
    const answer = await get('/api/open/?rows=3', 'br');
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toEqual(answerOf(3));
  });
});

it('leaves every other answer as it is: its length would tell of what is secret in it', async () => {
  const answer = await get('/api/own/', 'br');
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.json()).toEqual(answerOf(500));
});
