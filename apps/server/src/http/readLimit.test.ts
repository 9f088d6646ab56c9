import { defineEndpoint } from '@litometr/api-contract';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from './contract.ts';
import { bareApp, goodBearer } from './testing/bareApp.ts';
import { builtDashboard } from './testing/builtDashboard.ts';

const response = () => z.object({});
const list = defineEndpoint({ id: 'list', path: '/list/', summary: 'Public', response });
const detail = defineEndpoint({ id: 'detail', path: '/list/{id}/', summary: 'Public', response });
const own = defineEndpoint({
  id: 'own',
  path: '/own/',
  summary: 'Personal',
  auth: 'required',
  response,
});

const dashboard = await builtDashboard();
afterAll(() => dashboard.remove());
const limited = bareApp(() => ({
  readsPerMinute: 3,
  dashboardFolder: dashboard.folder,
  trustProxy: ['10.0.0.1'],
  routes: (app) => {
    for (const endpoint of [list, detail, own]) route(app, endpoint, () => ({}));
  },
}));

const call = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  limited.app.inject({ url, remoteAddress, headers });

async function callTimes(times: number, url: string, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < times; made += 1) {
    statuses.push((await call(url, address)).statusCode);
  }
  return statuses;
}

describe('the limit of public reads', () => {
  it('counts all endpoints of one address block together', async () => {
    expect(await callTimes(2, '/api/list/', '203.0.113.5')).toEqual([200, 200]);
    expect(await callTimes(2, '/api/list/7/', '203.0.113.6')).toEqual([200, 429]);
    expect(await callTimes(1, '/api/list/', '203.0.114.5')).toEqual([200]);
  });

  it('says when to try again, and is stored by no cache', async () => {
    await callTimes(3, '/api/list/', '198.51.100.1');
    const response = await call('/api/list/', '198.51.100.1');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers).not.toHaveProperty('etag');
    const { detail, code } = response.json<{ detail: string; code: string }>();
    expect(detail).toMatch(/^Too many requests .* \d+ seconds\.$/);
    expect(code).toBe('throttled');
  });

  it('adds no counts to responses, which shared caches store', async () => {
    const { headers } = await call('/api/list/', '198.51.101.1');
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
  });

  it('counts an IPv6 block of 48 bits as one, and mapped IPv4 as IPv4', async () => {
    const statuses: number[] = [];
    for (const host of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1::9']) {
      statuses.push(...(await callTimes(1, '/api/list/', host)));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await callTimes(3, '/api/list/', '192.0.2.1')).toEqual([200, 200, 200]);
    expect(await callTimes(1, '/api/list/', '::ffff:192.0.2.9')).toEqual([429]);
  });

  it('counts pages, but neither files nor personal calls', async () => {
    const address = '198.51.102.1';
    expect(await callTimes(4, '/api/own/', address)).toEqual([401, 401, 401, 401]);
    const personal = await call('/api/own/', address, goodBearer);
    expect(personal.statusCode).toBe(200);
    expect(await callTimes(2, '/', address)).toEqual([200, 200]);
    expect(await callTimes(2, '/portals/litnet', address)).toEqual([200, 429]);
    expect(await callTimes(1, '/', address)).toEqual([429]);
    expect(await callTimes(1, '/favicon.svg', address)).toEqual([200]);
  });

  it('does not limit calls from this machine', async () => {
    for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(new Set(await callTimes(5, '/api/list/', address))).toEqual(new Set([200]));
    }
  });

  it('believes X-Forwarded-For of a trusted proxy only', async () => {
    const read = async (from: string, forwarded: string) =>
      (await call('/api/list/', from, { 'x-forwarded-for': forwarded })).statusCode;
    const statuses: number[] = [];
    for (let made = 0; made < 4; made += 1) {
      // A stranger, and a visitor of the proxy, who each claim an address of this machine.
      statuses.push(await read('198.51.103.1', '127.0.0.1'));
      statuses.push(await read('10.0.0.1', '127.0.0.1, 198.51.104.1'));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});
