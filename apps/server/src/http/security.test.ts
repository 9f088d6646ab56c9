import { defineEndpoint } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from './contract.ts';
import { bareApp, goodBearer } from './testing/bareApp.ts';
import { builtDashboard } from './testing/builtDashboard.ts';

const ping = defineEndpoint({
  id: 'ping',
  path: '/ping/',
  summary: 'Answers',
  query: () => z.object({ size: z._default(z.coerce.number().check(z.gte(1)), 1) }),
  response: () => z.object({ size: z.number() }),
});
const broken = defineEndpoint({
  id: 'broken',
  path: '/broken/',
  summary: 'Fails',
  response: () => z.object({}),
});
const liar = defineEndpoint({
  id: 'liar',
  path: '/liar/',
  summary: 'Breaks its contract',
  response: () => z.object({ size: z.number() }),
});
const echo = defineEndpoint({
  id: 'echo',
  method: 'POST',
  path: '/echo/',
  summary: 'Takes a body',
  auth: 'none',
  body: () => z.strictObject({ text: z.string() }),
  response: () => z.object({ length: z.number() }),
});
const mine = defineEndpoint({
  id: 'mine',
  path: '/mine/',
  summary: 'Personal',
  auth: 'required',
  response: () => z.object({ username: z.string() }),
});

function routes(app: FastifyInstance): void {
  route(app, ping, ({ query }) => ({ size: query.size }));
  route(app, broken, () => {
    throw new Error('password of the store: hunter2');
  });
  // No typed handler can return this, but a wrong query of a store can.
  route(app, liar, () => JSON.parse('{"size":"large"}') as { size: number });
  route(app, echo, ({ body }) => ({ length: body.text.length }));
  route(app, mine, ({ user }) => ({ username: user?.username ?? '' }));
}

let built: Awaited<ReturnType<typeof builtDashboard>>;
beforeAll(async () => {
  built = await builtDashboard();
});
afterAll(() => built.remove());

const behindProxy = bareApp(() => ({
  routes,
  dashboardFolder: built.folder,
  coverHosts: ['cdn.example.org'],
  trustProxy: ['10.0.0.0/8'],
}));
const alone = bareApp(() => ({ routes }));
const inPlainHttp = bareApp(() => ({ routes, publicUrl: 'http://litometr.lan:8000' }));

/** Responses of every kind; the names say which. */
const kinds: Record<string, { status: number; url: string; method?: 'GET' | 'POST' }> = {
  page: { status: 200, url: '/' },
  'page of a route': { status: 200, url: '/portals/litnet' },
  'hashed file': { status: 200, url: '/assets/index-a1b2c3d4.js' },
  'hashed file that is gone': { status: 404, url: '/assets/gone-a1b2c3d4.js' },
  'public read': { status: 200, url: '/api/ping/' },
  'personal read without a token': { status: 401, url: '/api/mine/' },
  'unknown path of the API': { status: 404, url: '/api/nothing/' },
  'bad parameter': { status: 400, url: '/api/ping/?size=-1' },
  'broken escape in the address': { status: 404, url: '/api/%E0%A4%A/' },
  'endless segment of the address': { status: 404, url: `/api/${'x'.repeat(3000)}/` },
  'fault of the server': { status: 500, url: '/api/broken/' },
  'OpenAPI document': { status: 200, url: '/api/schema/' },
  'body that is missing': { status: 400, url: '/api/echo/', method: 'POST' },
};

function directives(policy: unknown): Map<string, string[]> {
  return new Map(
    String(policy)
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
}

describe.each(Object.entries(kinds))('the headers of: %s', (_kind, { status, url, method }) => {
  const send = () => behindProxy.app.inject({ method: method ?? 'GET', url });

  it('bind scripts, frames, sinks and sniffing', async () => {
    const { statusCode, headers } = await send();
    expect(statusCode).toBe(status);
    const policy = directives(headers['content-security-policy']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'nonce-[\w+/]{22}==?'$/),
    ]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('img-src')).toContain('https://cdn.example.org');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('promise TLS only when a trusted proxy says that it was there', async () => {
    const over = (remoteAddress: string, proto: string, { app } = behindProxy) =>
      app
        .inject({
          method: method ?? 'GET',
          url,
          remoteAddress,
          headers: { 'x-forwarded-proto': proto },
        })
        .then(({ headers }) => headers['strict-transport-security']);
    expect(await over('10.1.2.3', 'https')).toMatch(/^max-age=31536000/);
    expect(await over('10.1.2.3', 'http')).toBeUndefined();
    expect(await over('192.0.2.1', 'https')).toBeUndefined();
    expect(await over('10.1.2.3', 'https', alone)).toBeUndefined();
  });
});

it('no inline script is let through where no page is served', async () => {
  const { headers } = await alone.app.inject('/api/ping/');
  expect(directives(headers['content-security-policy']).get('script-src')).toEqual(["'self'"]);
});

describe('what is refused', () => {
  const post = (payload: string, type = 'application/json') =>
    alone.app.inject({
      method: 'POST',
      url: '/api/echo/',
      payload,
      headers: { 'content-type': type },
    });

  it('is a body over the limit, with 413', async () => {
    const fits = await post(JSON.stringify({ text: 'x'.repeat(16 * 1024 - 20) }));
    expect(fits.json()).toEqual({ length: 16 * 1024 - 20 });
    const response = await post(JSON.stringify({ text: 'x'.repeat(16 * 1024) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ detail: 'The body is too large.' });
  });

  it.each([
    ['no JSON', '{', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a form', 'text=1', 'application/x-www-form-urlencoded', 415],
    ['a prototype', '{"__proto__":{"admin":true},"text":"x"}', 'application/json', 400],
    ['a wrong field', '{"text":1}', 'application/json', 400],
    ['a further field', '{"text":"x","more":1}', 'application/json', 400],
  ])('is a body with %s', async (_, payload, type, status) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/json/);
  });

  it.each(['/api/broken/', '/api/liar/'])(
    '%s is a fault: the answer names the request and nothing else',
    async (url) => {
      const response = await alone.app.inject(url);
      expect(response.statusCode).toBe(500);
      const { detail, ...rest } = response.json<{ detail: string }>();
      expect(rest).toEqual({});
      expect(detail).toMatch(/Request [0-9a-f-]{36} is in its log/);
      expect(response.body).not.toMatch(/hunter2|contract|\.ts|at /);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers).not.toHaveProperty('etag');
    },
  );

  it('is described in a message with the name of the parameter', async () => {
    const response = await alone.app.inject('/api/ping/?size=none');
    expect(response.statusCode).toBe(400);
    const body = response.json<Record<string, string[]>>();
    expect(Object.keys(body)).toEqual(['size']);
    // 'Invalid input' alone would not say what to do.
    expect(body['size']?.join()).toMatch(/number/);
    expect((await alone.app.inject('/api/ping/?size=0')).body).toMatch(/>=? ?1/);
  });
});

describe('revalidation', () => {
  const get = (url: string, headers: Record<string, string> = {}, { app } = alone) =>
    app.inject({ url, headers });
  const etagOf = async (url: string, headers?: Record<string, string>) =>
    String((await get(url, headers)).headers.etag);

  it('responds to a repeat with 304 and no body', async () => {
    const etag = await etagOf('/api/ping/?size=2');
    for (const ifNoneMatch of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
      const again = await get('/api/ping/?size=2', { 'if-none-match': ifNoneMatch });
      expect(again.statusCode, ifNoneMatch).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['cache-control']).toBe('public, no-cache');
      expect(again.headers.vary).toMatch(/authorization/);
    }
    expect((await get('/api/ping/?size=2', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/api/ping/?size=3', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('marks responses to signed-in callers as private', async () => {
    const response = await get('/api/ping/', goodBearer);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/api/ping/', {
      ...goodBearer,
      'if-none-match': String(response.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['cache-control']).toBe('private, no-cache');
  });

  it('refuses a bad token before a cached response is sent', async () => {
    const etag = await etagOf('/api/ping/');
    const headers = { authorization: 'Bearer stolen', 'if-none-match': etag };
    const response = await get('/api/ping/', headers);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers).not.toHaveProperty('etag');
  });

  it('stores nothing that is personal', async () => {
    const response = await get('/api/mine/', goodBearer);
    expect(response.json()).toEqual({ username: 'reader' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers).not.toHaveProperty('etag');
    expect((await get('/api/mine/')).headers['cache-control']).toBe('no-store');
  });

  it('never sets the ETag of a valid response on an error', async () => {
    const response = await get('/api/ping/?size=0');
    expect(response.headers).not.toHaveProperty('etag');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('headers that browsers heed over TLS only', () => {
  const names = ['cross-origin-opener-policy', 'origin-agent-cluster'];
  const headersOf = async ({ app }: typeof alone) =>
    Object.keys((await app.inject('/api/ping/')).headers);

  it('are sent unless the public address is plain http', async () => {
    expect(await headersOf(alone)).toEqual(expect.arrayContaining(names));
    expect(await headersOf(behindProxy)).toEqual(expect.arrayContaining(names));
    const plain = await headersOf(inPlainHttp);
    expect(names.filter((name) => plain.includes(name))).toEqual([]);
    expect(plain).toContain('content-security-policy');
  });
});
