import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareApp } from '../http/testing/bareApp.ts';
import { builtDashboard } from '../http/testing/builtDashboard.ts';

let built: Awaited<ReturnType<typeof builtDashboard>>;
beforeAll(async () => {
  built = await builtDashboard();
});
afterAll(() => built.remove());
const publicUrl = 'http://litometr.example';
let state = 'litnet:1';
const served = bareApp(() => ({
  dashboardFolder: built.folder,
  publicUrl,
  stateTag: () => Promise.resolve(state),
}));
const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'GET', url, headers });

test('a page is rendered for its address, with in-process API responses', async () => {
  const { body, headers } = await get('/books/1?range=90');
  expect(body).toContain('/books/1?range=90');
  expect(body).toContain(`${publicUrl} 404`);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a page speaks the language of the reader’s cookie, and of no other value', async () => {
  const { body, headers } = await get('/about', { cookie: 'a=1; locale=pt-BR; b=2' });
  expect(body).toContain('/about pt-BR');
  expect(headers.vary).toContain('cookie');
  expect((await get('/about', { cookie: 'locale=<b>' })).body).not.toContain('<b>');
});

test('the scripts of a page have the nonce of its policy, another one each time', async () => {
  const nonces = new Set<string | undefined>();
  for (const _ of [1, 2]) {
    const { body, headers } = await get('/');
    const [, nonce] = /<script nonce="([^"]+)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test('a page is rendered again after a publication', async () => {
  const renderings = async () => /rendered (\d+)/.exec((await get('/portals/litnet')).body)?.[1];
  const first = await renderings();
  expect(await renderings()).toBe(first);
  state = 'litnet:2';
  expect(await renderings()).not.toBe(first);
});

test('a page whose data were late is rendered again for the next reader', async () => {
  const renderings = async () => /rendered (\d+)/.exec((await get('/late')).body)?.[1];
  expect(await renderings()).not.toBe(await renderings());
});

test('an address that names nothing has the status of it, and one that leads elsewhere leads there', async () => {
  expect((await get('/nowhere')).statusCode).toBe(404);
  const response = await get('/app');
  expect([response.statusCode, response.headers.location]).toEqual([302, 'http://localhost/login']);
});

test('the data of a page alone are no address', async () => {
  for (const path of ['/about.data', '/_root.data', '/__manifest?version=1']) {
    const { statusCode, headers } = await get(path);
    expect([path, statusCode]).toEqual([path, 404]);
    expect(headers['content-type']).toContain('application/json');
  }
});

test('a page that cannot be rendered is a failure of the server, and no stale page', async () => {
  for (const _ of [1, 2]) expect((await get('/broken')).statusCode).toBe(500);
});

test('an unchanged page gets 304, with the policy of the stored copy', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBeUndefined();
  const other = await get('/', { 'if-none-match': String(headers.etag), cookie: 'locale=en' });
  expect(other.statusCode).toBe(200);
});

test('a page is sent compressed', async () => {
  const response = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<title>');
});

test('crawlers get robots.txt and a sitemap', async () => {
  expect((await get('/robots.txt')).body).toContain('http://litometr.example/sitemap.xml');
  const { body } = await get('/sitemap.xml');
  expect(body).toContain('<loc>http://litometr.example/about</loc>');
  expect(body).not.toContain('/login');
});

test('a shared link shows a picture: a PNG of the size that previews take', async () => {
  const { rawPayload, headers } = await get('/og/books/1.png');
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(rawPayload.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const path of ['/og/books/2.png', '/og/about.png', '/og/books/1.svg', '/og/nowhere.png']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
});

test('what renders pages is for the server alone', async () => {
  for (const path of ['/server/index.js', '/../server/index.js']) {
    expect((await get(path)).body).not.toContain('renderPage');
  }
});
