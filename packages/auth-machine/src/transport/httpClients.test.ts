// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createSession, type SessionOptions } from '../machine/createSession.ts';
import { SessionChangedError, SessionEndedError } from '../machine/errors.ts';
import { createMemoryStorage } from '../machine/memoryStorage.ts';
import { defaultParsers } from '../parsers/parsers.ts';
import { type HttpClientName, httpClients } from '../testing/httpClients.ts';
import { ScriptedServer } from '../testing/scriptedServer.ts';
import { gate, quiet } from '../testing/setUp.ts';

const login = (username: string) => ({ username, password: 'right', remember: true });

describe.each(['axios', 'fetch'] as const)('over %s, a refused call', (name) => {
  it('[I1] is answered after one refresh, as are a hundred at once, in any order', async () => {
    const { server, call } = await setUpClient(name);
    server.expireAccess();
    let turn = 0;
    server.pause = async () => {
      turn += 1;
      for (let wait = (turn * 7919) % 13; wait > 0; wait -= 1) await Promise.resolve();
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => call(`/books/${number}/`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.map(({ body }) => body)).toEqual(
      answers.map((_, number) => ({ path: `/books/${number}/`, user: 'user' })),
    );
    expect(server.count('/token/refresh/')).toBe(1);
    expect(server.reuses).toBe(0);
  });

  it('[I2] of an older token takes the present one without another refresh', async () => {
    const { server, call } = await setUpClient(name);
    server.expireAccess();
    const late = gate();
    server.pause = ({ path }) => (path === '/slow/' ? late.promise : Promise.resolve());
    const slow = call('/slow/');
    await call('/fast/');
    late.open();
    expect((await slow).status).toBe(200);
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('[I3] is sent twice with one refresh, also right after another refresh', async () => {
    const { server, call, session } = await setUpClient(name);
    server.override = ({ path }) => (path === '/never/' ? { status: 401, body: {} } : null);
    for (const round of [1, 2, 3]) {
      expect((await call('/never/')).status).toBe(401);
      expect(server.count('/never/')).toBe(2 * round);
      expect(server.count('/token/refresh/')).toBe(round);
    }
    expect(session.actor.getSnapshot().matches('holding')).toBe(true);
  });

  it('[I4] shares its refresh with calls that are refused at the same time', async () => {
    const { server, call } = await setUpClient(name);
    server.override = ({ path }) => (path === '/never/' ? { status: 401, body: {} } : null);
    const calls = await Promise.all(Array.from({ length: 50 }, () => call('/never/')));
    expect(calls.every(({ status }) => status === 401)).toBe(true);
    expect(server.count('/never/')).toBe(100);
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('[I5] of the session itself goes to its caller and refreshes nothing', async () => {
    const { server, call, session } = await setUpClient(name);
    const wrong = { username: 'u', password: 'wrong' };
    const options = { method: 'POST', session: 'none' } as const;
    expect((await call('/token/', { ...options, body: wrong })).status).toBe(401);
    expect(
      (await call('/token/refresh/', { ...options, body: { refresh: 'unknown' } })).status,
    ).toBe(401);
    expect(server.served).toHaveLength(2);
    expect(session.actor.getSnapshot().matches('holding')).toBe(true);
  });

  it('[I6] rejects with a typed error when the refresh is refused, as do all who wait', async () => {
    const { server, call, session } = await setUpClient(name);
    server.revokeAll();
    const calls = await Promise.allSettled(Array.from({ length: 100 }, () => call('/books/')));
    for (const each of calls) {
      expect(each.status === 'rejected' && each.reason).toBeInstanceOf(SessionEndedError);
    }
    expect(server.count('/token/refresh/')).toBe(1);
    expect(server.count('/books/')).toBe(100);
    expect(session.actor.getSnapshot().matches('anonymous')).toBe(true);
  });

  it('of a guest goes to its caller', async () => {
    const { server, call } = await setUpClient(name, { guest: true });
    expect((await call('/menu/')).status).toBe(401);
    expect(server.served).toHaveLength(1);
  });

  it('[I7, I8] is not sent again for a caller who aborted; the others are', async () => {
    const { server, call, isAbort } = await setUpClient(name);
    server.expireAccess();
    const answer = gate();
    server.pause = ({ path }) => (path === '/token/refresh/' ? answer.promise : Promise.resolve());
    const abort = new AbortController();
    const aborted = Array.from({ length: 50 }, () => call('/mine/', { signal: abort.signal }));
    const others = Array.from({ length: 50 }, () => call('/others/'));
    const results = Promise.allSettled(aborted);
    await quiet();
    abort.abort();
    for (const result of await results) {
      expect(result.status === 'rejected' && isAbort(result.reason)).toBe(true);
    }
    answer.open();
    for (const { status } of await Promise.all(others)) expect(status).toBe(200);
    expect(server.count('/mine/')).toBe(50);
    expect(server.count('/token/refresh/')).toBe(1);
  });
});

describe.each(['axios', 'fetch'] as const)('[I11] over %s, a body that is sent again', (name) => {
  it('is the same, to the byte', async () => {
    const form = new FormData();
    form.set('file', new Blob(['abc']), 'a.txt');
    for (const body of [
      { a: ' x ', b: [1, null] },
      form,
      new URLSearchParams({ q: 'я' }),
      new Blob(['bytes']),
      new Uint8Array([1, 2, 255]).buffer,
      '"text"',
    ]) {
      const { server, call } = await setUpClient(name);
      server.expireAccess();
      await call('/echo/', { method: 'POST', body });
      const [first, second] = server.served.filter((served) => served.path === '/echo/');
      expect(second?.body).toBeDefined();
      expect(await bytesOf(second?.body)).toEqual(await bytesOf(first?.body));
    }
  });

  it('is not sent when it can be read once only: the refusal goes to the caller', async () => {
    const { server, call } = await setUpClient(name);
    server.expireAccess();
    const stream = new ReadableStream<Uint8Array>();
    expect((await call('/upload/', { method: 'POST', body: stream })).status).toBe(401);
    expect(server.count('/upload/')).toBe(1);
    expect(server.count('/token/refresh/')).toBe(1);
    expect((await call('/books/')).status).toBe(200);
  });
});

describe.each(['axios', 'fetch'] as const)('over %s, during a renewal', (name) => {
  it('[I12] new calls wait for the token, those without one do not', async () => {
    const { server, call } = await setUpClient(name);
    server.expireAccess();
    const answer = gate();
    server.pause = ({ path }) => (path === '/token/refresh/' ? answer.promise : Promise.resolve());
    const first = call('/first/');
    await quiet();
    const waiting = Array.from({ length: 10 }, () => call('/later/'));
    expect((await call('/health/', { session: 'none' })).status).toBe(401);
    expect(server.count('/later/')).toBe(0);
    answer.open();
    await Promise.all([first, ...waiting]);
    expect(server.count('/later/')).toBe(10);
  });

  it('[I14, I15] a logout and another login end the calls of the former user', async () => {
    const { server, call, session } = await setUpClient(name);
    server.expireAccess();
    const answer = gate();
    server.pause = ({ path }) => (path === '/token/refresh/' ? answer.promise : Promise.resolve());
    const former = call('/private/').catch((error: unknown) => error);
    await quiet();
    session.logout();
    await session.login(login('admin'));
    answer.open();
    const reason = await former;
    const isTyped = reason instanceof SessionEndedError || reason instanceof SessionChangedError;
    expect(isTyped).toBe(true);
    const seen = server.served.filter(({ path }) => path === '/private/').map(({ user }) => user);
    expect(seen).toEqual(['user']);
    expect((await call('/private/')).body).toMatchObject({ user: 'admin' });
  });
});

describe.each(['axios', 'fetch'] as const)('[I13] over %s, the token goes', (name) => {
  it.each([
    'https://evil.test/x',
    '//evil.test/x',
    '/../../x',
    '/%2e%2e/%2e%2e/x',
    'https://our.test.evil.test/api/x',
    'https://our.test@evil.test/api/x',
    'https://our.test/apiary/x',
  ])('not to %s', async (url) => {
    const { server, call } = await setUpClient(name);
    // The response of a foreign address is irrelevant here.
    await call(url).catch(() => undefined);
    for (const served of server.served) {
      const isOurs = served.path.startsWith('/') && !served.path.startsWith('//');
      if (!isOurs || url.includes('..') || url.includes('%2e')) {
        expect(served.authorization).toBeUndefined();
      }
    }
    expect(server.count('/token/refresh/')).toBe(0);
  });

  it('with every call to our own API', async () => {
    const { server, call } = await setUpClient(name);
    await call('/books/?q=https://evil.test');
    expect(server.served.map(({ user }) => user)).toEqual(['user']);
  });
});

it.each(['axios', 'fetch'] as const)('over %s, signs in, refreshes and signs out', async (name) => {
  const { server, call, session, storage } = await setUpClient(name, { guest: true });
  expect(await session.login({ ...login('user'), password: 'wrong' })).toEqual({
    ok: false,
    error: 'credentials',
  });
  for (const [status, body] of [
    [200, '<html>'],
    [500, { detail: 'of a fault' }],
    [429, {}],
    [0, null],
  ] as const) {
    server.override = () => ({ status, body });
    const error = status === 500 ? 'credentials' : 'network';
    expect(await session.login(login('user'))).toEqual({ ok: false, error });
  }
  server.override = () => null;
  expect(await session.login(login('user'))).toMatchObject({ ok: true });
  server.expireAccess();
  expect((await call('/books/')).status).toBe(200);
  session.logout();
  expect(storage.read()).toBeNull();
  await quiet();
  // Over axios it goes by the browser's fetch, so that it outlives the page: seen in Chromium.
  expect(server.count('/token/revoke/')).toBe(name === 'fetch' ? 1 : 0);
  expect(server.reuses).toBe(0);
});

/** The session and the calls of an app over one client, as in the product. */
async function setUpClient(
  name: HttpClientName,
  options: Partial<SessionOptions> & { guest?: boolean } = {},
) {
  const server = new ScriptedServer();
  const { transport, attach, isAbort } = httpClients[name](server, {
    revoke: name === 'fetch' ? '/token/revoke/' : null,
  });
  const storage = createMemoryStorage(options.guest === true ? null : server.signIn('user'));
  const session = createSession({ transport, parsers: defaultParsers, storage, ...options });
  const call = attach(session);
  await session.start();
  server.served.length = 0;
  return { server, call, session, storage, isAbort };
}

async function bytesOf(body: unknown): Promise<string> {
  if (body instanceof FormData) {
    const parts = await Promise.all(
      [...body].map(async ([key, value]) => [
        key,
        value instanceof Blob ? await value.text() : value,
      ]),
    );
    return JSON.stringify(parts);
  }
  if (body instanceof Blob) return body.text();
  if (body instanceof ArrayBuffer) return [...new Uint8Array(body)].join();
  if (body instanceof Uint8Array) return [...body].join();
  if (body instanceof URLSearchParams) return body.toString();
  return JSON.stringify(body);
}
