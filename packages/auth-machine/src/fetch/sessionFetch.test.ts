// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { scriptedFetch } from '../testing/scriptedFetch.ts';
import { setUpSignedIn } from '../testing/setUp.ts';
import { createFetchTransport } from './fetchTransport.ts';
import { createSessionFetch } from './sessionFetch.ts';

/** Covers fetch only; the tests of all clients are in transport/httpClients.test.ts. */
async function setUpFetch(plain?: typeof fetch, timeoutMs?: number) {
  const parts = await setUpSignedIn();
  const send = createSessionFetch(parts.session, {
    baseURL: 'https://our.test/api/',
    fetch: plain ?? scriptedFetch(parts.server),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  parts.server.served.length = 0;
  return { ...parts, send };
}

/** Never answers, as heedful of its signal as a browser's. */
const hanging: typeof fetch = async (_input, init) => {
  const signal = init?.signal;
  if (signal?.aborted === false) {
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
  }
  signal?.throwIfAborted();
  throw new Error('A call without a signal never ends.');
};

describe('a fetch with a session', () => {
  it('takes a Request, and sends its body twice when it is refused', async () => {
    const { server, send } = await setUpFetch();
    server.expireAccess();
    const headers = { 'X-Own': 'kept' };
    const body = JSON.stringify({ text: 'я' });
    const request = new Request('https://our.test/api/echo/', { method: 'POST', headers, body });
    expect((await send(request)).status).toBe(200);
    const calls = server.served.filter(({ path }) => path === '/echo/');
    expect(calls.map((call) => call.body)).toEqual([{ text: 'я' }, { text: 'я' }]);
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('takes a URL of our own API', async () => {
    const { server, send } = await setUpFetch();
    await send(new URL('https://our.test/api/books/'));
    expect(server.served.map(({ user }) => user)).toEqual(['user']);
  });

  it('rejects in time, and with what the caller gave to abort', async () => {
    const { send } = await setUpFetch(hanging, 1);
    await expect(send('/slow/')).rejects.toMatchObject({ name: 'TimeoutError' });
    const abort = new AbortController();
    const call = send('/slow/', { signal: abort.signal });
    abort.abort(new RangeError('enough'));
    await expect(call).rejects.toThrow(RangeError);
  });

  it('rejects as fetch does without an answer', async () => {
    const { server, send } = await setUpFetch();
    server.override = () => ({ status: 0, body: null });
    await expect(send('/books/')).rejects.toThrow(TypeError);
  });
});

describe('the session over fetch', () => {
  it('sends the headers of an app, evaluated for each call', async () => {
    const seen: (string | null)[] = [];
    let language = 'ru';
    const transport = createFetchTransport({
      baseURL: '/api/',
      headers: () => ({ 'Accept-Language': language }),
      fetch: (_input, init) => {
        const headers = new Headers(init?.headers);
        seen.push(headers.get('Accept-Language'), headers.get('Authorization'));
        return Promise.resolve(new Response('[]'));
      },
    });
    const { signal } = new AbortController();
    await transport.fetchMenu('t', signal);
    language = 'fa';
    await transport.fetchMenu('t', signal);
    expect(seen).toEqual(['ru', 'Bearer t', 'fa', 'Bearer t']);
  });

  it('distinguishes an interrupted response from a refusal', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    const transport = createFetchTransport({
      baseURL: '/api',
      fetch: () => Promise.resolve(new Response(broken)),
    });
    const call = transport.fetchUser('t', new AbortController().signal);
    await expect(call).rejects.toMatchObject({ name: 'TransportError', status: null });
  });
});
