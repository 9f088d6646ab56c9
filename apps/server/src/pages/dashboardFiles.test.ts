import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareApp } from '../http/testing/bareApp.ts';
import { builtDashboard, script } from '../http/testing/builtDashboard.ts';

let built: Awaited<ReturnType<typeof builtDashboard>>;
beforeAll(async () => {
  built = await builtDashboard();
});
afterAll(() => built.remove());

const served = bareApp(() => ({ dashboardFolder: built.folder }));
const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'GET', url, headers });

const FOREVER = 'public, max-age=31536000, immutable';
const hashed = '/assets/index-a1b2c3d4.js';

describe('files of the dashboard', () => {
  it('with a hash in their name are immutable', async () => {
    const response = await get(hashed);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe(FOREVER);
    expect(response.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(response.body).toBe(script);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come as %s to who takes it', async (encoding, decompress) => {
    const response = await get(hashed, { 'accept-encoding': encoding });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(decompress(response.rawPayload).toString()).toBe(script);
    expect(response.headers.vary).toMatch(/accept-encoding/i);
  });

  it('are sent as brotli to a browser, plain to clients without compression', async () => {
    const response = await get(hashed, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/javascript/);
    for (const encoding of ['identity', 'zstd', 'br;q=0, gzip;q=0']) {
      const plain = await get(hashed, { 'accept-encoding': encoding });
      expect(plain.headers['content-encoding'], encoding).toBeUndefined();
      expect(plain.body).toBe(script);
    }
  });

  it('without a hash are revalidated, and get 304 when unchanged', async () => {
    for (const url of ['/', '/favicon.svg', '/app/profile']) {
      const response = await get(url);
      expect(response.headers['cache-control'], url).toBe('no-cache');
      const { etag } = response.headers;
      expect(etag).toBeTruthy();
      expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    }
  });
});

describe('addresses that are no file', () => {
  it.each(['/', '/portals/litnet', '/books/12', '/portals/any', '/login?redirect=%2Fapp'])(
    '%s is a page',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toMatch(/^text\/html; charset=utf-8/i);
      expect(response.body).toContain(url);
    },
  );

  it.each(['/api', '/api/', '/api?x', '/api/nothing/', '/api/portals/litnet/nothing/'])(
    '%s of the API is not found, in JSON',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.' });
    },
  );

  it.each([
    ['//', '/'],
    ['//portals///litnet?range=90', '/portals/litnet?range=90'],
    ['//evil.example/books', '/evil.example/books'],
    ['/about//?from=https://a.example', '/about/?from=https://a.example'],
  ])('%s redirects to %s', async (url, single) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, single]);
  });

  it('a hashed file that is gone is not found, and never the page', async () => {
    const response = await get('/assets/index-00000000.js');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).not.toBe(FOREVER);
    expect(response.body).not.toContain('<html');
  });

  it('accepts only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const response = await served.app.inject({ method, url: '/portals/litnet' });
      expect(response.statusCode, method).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.' });
    }
    const head = await served.app.inject({ method: 'HEAD', url: '/portals/litnet' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each([
    '/../secret.txt',
    '/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..%00/secret.txt',
    '//../secret.txt',
    '/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  ])('%s leads out of the folder and is refused', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('for nobody');
    expect(response.body).not.toContain('root:');
    // Either a page, or a refusal of the API's shape.
    if (response.statusCode === 200) expect(response.body).toContain('<title>Литометр</title>');
    else expect(response.json()).toHaveProperty('detail');
  });
});
