import { type AddressInfo, connect } from 'node:net';
import { login, search } from '@litometr/api-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { route } from './contract.ts';
import { bareApp } from './testing/bareApp.ts';

/** Bytes on a socket: what no HTTP client sends, and what Fastify refuses before a handler runs. */
const served = bareApp(() => ({
  routes: (app) => {
    route(app, search, () => Promise.reject(new Error('no handler is reached')));
    route(app, login, () => Promise.reject(new Error('no handler is reached')));
  },
}));
let port = 0;

beforeAll(async () => {
  await served.app.listen({ host: '127.0.0.1', port: 0 });
  port = (served.app.server.address() as AddressInfo).port;
});

/** All that the server sends until it closes the connection. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let received = '';
    socket.setTimeout(10_000, () =>
      socket.destroy(new Error(`No answer to ${bytes.slice(0, 80)}`)),
    );
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

const HEAD = 'host: x\r\nconnection: close\r\n';
const get = (url: string, headers = '') => `GET ${url} HTTP/1.1\r\n${HEAD}${headers}\r\n`;
const post = (body: string, type = 'application/json', length = Buffer.byteLength(body)) =>
  `POST /api/token/ HTTP/1.1\r\n${HEAD}content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`;

describe('a malformed request', () => {
  it.each([
    ['that is no HTTP', 'hello\r\n\r\n', 400],
    ['of an unknown method', `BREW /api/search/ HTTP/1.1\r\n${HEAD}\r\n`, 400],
    ['of another protocol', `GET / HTTP/9.9\r\n${HEAD}\r\n`, 400],
    ['with a NUL in the address', get('/api/search/?q=\0'), 400],
    ['with a space in the address', get('/api/search/?q=a b'), 400],
    ['with an address of 20 KB', get(`/api/search/?q=${'a'.repeat(20_000)}`), 431],
    ['with headers of 20 KB', get('/api/search/', `x: ${'a'.repeat(20_000)}\r\n`), 431],
    ['with a NUL in a header', get('/api/search/', 'x: a\0b\r\n'), 400],
    ['with two lengths', get('/api/search/', 'content-length: 1\r\ncontent-length: 2\r\n'), 400],
    ['with a negative length', get('/api/search/', 'content-length: -1\r\n'), 400],
    ['with a broken chunk', `${get('/api/search/', 'transfer-encoding: chunked\r\n')}zz\r\n`, 400],
    ['with a broken escape in the path', get('/api/%zz/'), 404],
    ['with a text that is too long', get(`/api/search/?q=${'a'.repeat(8_000)}`), 400],
    ['with a parameter twice', get('/api/search/?q=a&q=b'), 400],
    ['with an escaped NUL', get('/api/search/?q=%00'), 400],
    ['without a body', post(''), 400],
    ['with broken JSON', post('{"username":'), 400],
    ['with a prototype in the body', post('{"__proto__":{"username":"a"}}'), 400],
    ['with an array as the body', post('[]'), 400],
    ['with a NUL in the name', post('{"username":"a\\u0000","password":"demo"}'), 400],
    ['with half a surrogate pair', post('{"username":"a","password":"\\ud800"}'), 400],
    ['with a deep body', post('['.repeat(8_000) + ']'.repeat(8_000)), 400],
    ['with text as the body', post('a', 'text/plain'), 415],
    ['with a form as the body', post('username=a', 'application/x-www-form-urlencoded'), 415],
    ['with a large body', post(`{"username":"${'a'.repeat(20_000)}"}`), 413],
  ])('%s is refused with a reason', async (_, bytes, status) => {
    const [head = '', body = ''] = (await exchange(bytes)).split(/\r\n\r\n([\s\S]*)/);
    expect(head).toContain(`HTTP/1.1 ${status} `);
    const reasons = Object.values(JSON.parse(body) as Record<string, unknown>).flat();
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.every((reason) => typeof reason === 'string' && reason !== '')).toBe(true);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'] as const)(
    'of the wrong method %s is not found',
    async (method) => {
      const response = await served.app.inject({ method, url: '/api/search/' });
      expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found.' }]);
    },
  );
});
