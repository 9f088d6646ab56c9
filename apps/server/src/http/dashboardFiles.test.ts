import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareApp } from './testing/bareApp.ts';
import { builtDashboard, page, script } from './testing/builtDashboard.ts';

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
  it('with a hash in their name are kept for ever', async () => {
    const answer = await get(hashed);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(FOREVER);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.body).toBe(script);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come as %s to who takes it', async (encoding, decompress) => {
    for (const [url, text] of [
      [hashed, script],
      ['/', page],
      ['/portals/litnet', page],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': encoding });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-encoding'], url).toBe(encoding);
      expect(decompress(answer.rawPayload).toString()).toBe(text);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it('come as brotli to a browser, plain to who takes neither', async () => {
    const answer = await get(hashed, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    for (const encoding of ['identity', 'zstd', 'br;q=0, gzip;q=0']) {
      const plain = await get(hashed, { 'accept-encoding': encoding });
      expect(plain.headers['content-encoding'], encoding).toBeUndefined();
      expect(plain.body).toBe(script);
    }
  });

  it('without a hash are asked for anew, and cost nothing when unchanged', async () => {
    for (const url of ['/', '/index.html', '/favicon.svg', '/app/profile']) {
      const answer = await get(url);
      expect(answer.headers['cache-control'], url).toBe('no-cache');
      const { etag } = answer.headers;
      expect(etag).toBeTruthy();
      expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    }
  });
});

describe('addresses that are no file', () => {
  it.each(['/', '/portals/litnet', '/books/12', '/nowhere/at/all', '/login?redirect=%2Fapp'])(
    '%s is the page',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8/i);
      expect(answer.body).toBe(page);
    },
  );

  it.each(['/api', '/api/', '/api?x', '/api/nothing/', '/api/portals/litnet/nothing/'])(
    '%s of the API is not found, in JSON',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ detail: 'Not found.' });
    },
  );

  it('a hashed file that is gone is not found, and never the page', async () => {
    const answer = await get('/assets/index-00000000.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).not.toBe(FOREVER);
    expect(answer.body).not.toContain('<html');
  });

  it('takes no other call than a reading one', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await served.app.inject({ method, url: '/portals/litnet' });
      expect(answer.statusCode, method).toBe(404);
      expect(answer.json()).toEqual({ detail: 'Not found.' });
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
    const answer = await get(url);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('for nobody');
    expect(answer.body).not.toContain('root:');
    // Either the page that every unknown address shows, or a refusal of the API's shape.
    if (answer.statusCode === 200) expect(answer.body).toBe(page);
    else expect(answer.json()).toHaveProperty('detail');
  });
});
