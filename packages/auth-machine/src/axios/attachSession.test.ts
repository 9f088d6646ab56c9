import { CanceledError } from 'axios';
import { describe, expect, it } from 'vitest';
import { createSession, type SessionOptions } from '../machine/createSession.ts';
import { SessionChangedError, SessionEndedError } from '../machine/errors.ts';
import { createMemoryStorage } from '../machine/memoryStorage.ts';
import { defaultParsers } from '../parsers/parsers.ts';
import { ScriptedServer } from '../testing/scriptedServer.ts';
import { scriptedAxios } from '../testing/scriptedTransport.ts';
import { gate, quiet } from '../testing/setUp.ts';
import { attachSession } from './attachSession.ts';
import { createAxiosTransport } from './axiosTransport.ts';

/** The session and the calls of an app over one axios instance, as in the product. */
async function setUpAxios(options: Partial<SessionOptions> & { guest?: boolean } = {}) {
  const server = new ScriptedServer();
  const api = scriptedAxios(server);
  const storage = createMemoryStorage(options.guest === true ? null : server.signIn('user'));
  const session = createSession({
    transport: createAxiosTransport(api),
    parsers: defaultParsers,
    storage,
    ...options,
  });
  attachSession(api, session);
  await session.start();
  server.served.length = 0;
  return { server, api, session, storage };
}

const login = (username: string) => ({ username, password: 'right', remember: true });

describe('a refused call', () => {
  it('[I1] is answered after one refresh, as are a hundred at once, in any order', async () => {
    const { server, api } = await setUpAxios();
    server.expireAccess();
    let turn = 0;
    server.pause = async () => {
      turn += 1;
      for (let wait = (turn * 7919) % 13; wait > 0; wait -= 1) await Promise.resolve();
    };
    const calls = Array.from({ length: 100 }, (_, n) => api.get<{ path: string }>(`/books/${n}/`));
    const answers = await Promise.all(calls);
    expect(answers.map(({ data }) => data.path)).toEqual(calls.map((_, n) => `/books/${n}/`));
    expect(server.count('/token/refresh/')).toBe(1);
    expect(server.reuses).toBe(0);
  });

  it('[I2] of an older token takes the present one without another refresh', async () => {
    const { server, api } = await setUpAxios();
    server.expireAccess();
    const late = gate();
    server.pause = ({ path }) => (path === '/slow/' ? late.promise : Promise.resolve());
    const slow = api.get('/slow/');
    await api.get('/fast/');
    late.open();
    expect((await slow).status).toBe(200);
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('[I3] is sent again once; then the refusal stands, and the session too', async () => {
    const { server, api, session } = await setUpAxios();
    server.override = ({ path }) => (path === '/never/' ? { status: 401, body: {} } : null);
    await expect(api.get('/never/')).rejects.toMatchObject({ response: { status: 401 } });
    expect(server.count('/never/')).toBe(2);
    expect(server.count('/token/refresh/')).toBe(1);
    const more = await Promise.allSettled(Array.from({ length: 50 }, () => api.get('/never/')));
    expect(more.every((result) => result.status === 'rejected')).toBe(true);
    expect(server.count('/token/refresh/')).toBe(1);
    expect(session.actor.getSnapshot().matches('holding')).toBe(true);
  });

  it('[I5] of the session itself goes to its caller and refreshes nothing', async () => {
    const { server, api, session } = await setUpAxios();
    const refusals = [
      api.post('/token/', { username: 'u', password: 'wrong' }, { session: 'none' }),
      api.post('/token/refresh/', { refresh: 'unknown' }, { session: 'none' }),
    ];
    for (const refusal of refusals) {
      await expect(refusal).rejects.toMatchObject({ response: { status: 401 } });
    }
    expect(server.served).toHaveLength(2);
    expect(session.actor.getSnapshot().matches('holding')).toBe(true);
  });

  it('[I6] rejects with a typed error when the refresh is refused, as do all who wait', async () => {
    const { server, api, session } = await setUpAxios();
    server.revokeAll();
    const calls = await Promise.allSettled(Array.from({ length: 100 }, () => api.get('/books/')));
    for (const call of calls) {
      expect(call.status === 'rejected' && call.reason).toBeInstanceOf(SessionEndedError);
    }
    expect(server.count('/token/refresh/')).toBe(1);
    expect(server.count('/books/')).toBe(100);
    expect(session.actor.getSnapshot().matches('anonymous')).toBe(true);
  });

  it('of a guest goes to its caller', async () => {
    const { server, api } = await setUpAxios({ guest: true });
    await expect(api.get('/menu/')).rejects.toMatchObject({ response: { status: 401 } });
    expect(server.served).toHaveLength(1);
  });

  it('[I7, I8] is not sent again for a caller who aborted; the others are', async () => {
    const { server, api } = await setUpAxios();
    server.expireAccess();
    const answer = gate();
    server.pause = ({ path }) => (path === '/token/refresh/' ? answer.promise : Promise.resolve());
    const abort = new AbortController();
    const aborted = Array.from({ length: 50 }, () => api.get('/mine/', { signal: abort.signal }));
    const others = Array.from({ length: 50 }, () => api.get('/others/'));
    const results = Promise.allSettled(aborted);
    await quiet();
    abort.abort();
    for (const result of await results) {
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(CanceledError);
    }
    answer.open();
    for (const { status } of await Promise.all(others)) expect(status).toBe(200);
    expect(server.count('/mine/')).toBe(50);
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('[I8] leaves no listener on a signal that lives on', async () => {
    const { server, api, session } = await setUpAxios();
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...args);
    };
    server.expireAccess();
    const sent = await session.tokens.acquire(signal);
    if (sent === null) throw new Error('signed in');
    await Promise.all(Array.from({ length: 20 }, () => session.tokens.renew(sent, signal)));
    await Promise.all(Array.from({ length: 20 }, () => api.get('/books/')));
    expect(listeners).toBe(0);
  });
});

describe('[I11] a body that is sent again', () => {
  it('is the same', async () => {
    const form = new FormData();
    form.set('file', new Blob(['abc']), 'a.txt');
    for (const body of [
      { a: ' x ', b: [1, null] },
      form,
      new URLSearchParams({ q: 'я' }),
      '"text"',
    ]) {
      const { server, api } = await setUpAxios();
      server.expireAccess();
      await api.post('/echo/', body);
      const [first, second] = server.served.filter((call) => call.path === '/echo/');
      expect(second?.body).toEqual(first?.body);
      expect(first?.body).toBeDefined();
    }
  });

  it('is not sent when it can be read once only: the refusal goes to the caller', async () => {
    const { server, api } = await setUpAxios();
    server.expireAccess();
    const stream = new ReadableStream<Uint8Array>();
    await expect(api.post('/upload/', stream)).rejects.toMatchObject({ response: { status: 401 } });
    expect(server.count('/upload/')).toBe(1);
    expect(server.count('/token/refresh/')).toBe(1);
    expect((await api.get('/books/')).status).toBe(200);
  });
});

describe('during a renewal', () => {
  it('[I12] new calls wait for the token, those without one do not', async () => {
    const { server, api } = await setUpAxios();
    server.expireAccess();
    const answer = gate();
    server.pause = ({ path }) => (path === '/token/refresh/' ? answer.promise : Promise.resolve());
    const first = api.get('/first/');
    await quiet();
    const waiting = Array.from({ length: 10 }, () => api.get('/later/'));
    const open = await api.get('/health/', { session: 'none' }).catch((error: unknown) => error);
    expect(open).toMatchObject({ response: { status: 401 } });
    expect(server.count('/later/')).toBe(0);
    answer.open();
    await Promise.all([first, ...waiting]);
    expect(server.count('/later/')).toBe(10);
  });

  it('[I14, I15] a logout and another login end the calls of the former user', async () => {
    const { server, api, session } = await setUpAxios();
    server.expireAccess();
    const answer = gate();
    server.pause = ({ path }) => (path === '/token/refresh/' ? answer.promise : Promise.resolve());
    const call = api.get('/private/').catch((error: unknown) => error);
    await quiet();
    session.logout();
    await session.login(login('admin'));
    answer.open();
    const reason = await call;
    const isTyped = reason instanceof SessionEndedError || reason instanceof SessionChangedError;
    expect(isTyped).toBe(true);
    expect(
      server.served.filter(({ path }) => path === '/private/').map(({ user }) => user),
    ).toEqual(['user']);
    expect((await api.get<{ user: string }>('/private/')).data.user).toBe('admin');
  });
});

describe('[I13] the token goes to our own base only', () => {
  it.each([
    ['an address of its own', 'https://evil.test/x', {}],
    ['an address without a scheme', '//evil.test/x', {}],
    ['another base', '/x', { baseURL: 'https://evil.test/api' }],
    ['addresses allowed for the call', 'https://evil.test/x', { allowAbsoluteUrls: true }],
    ['a way out of the base', '/../../x', {}],
  ])('not to %s', async (_, url, config) => {
    const { server, api } = await setUpAxios();
    await api.get(url, config).catch(() => undefined);
    for (const call of server.served) {
      const isOurs = call.path.startsWith('/') && !call.path.startsWith('//');
      if (!isOurs || url.includes('..')) expect(call.authorization).toBeUndefined();
    }
    expect(server.served).toHaveLength(1);
  });

  it('so their refusals refresh nothing', async () => {
    const { server, api } = await setUpAxios();
    server.override = ({ path }) => (path.includes('evil') ? { status: 401, body: {} } : null);
    const call = api.get('/x', { baseURL: 'https://evil.test/api' });
    await expect(call).rejects.toMatchObject({ response: { status: 401 } });
    expect(server.served).toHaveLength(1);
  });

  it('in time: ten seconds', async () => {
    const { api } = await setUpAxios();
    expect(api.defaults.timeout).toBe(10_000);
  });
});

it('signs in, refreshes and signs out over the same instance', async () => {
  const { server, api, session, storage } = await setUpAxios({ guest: true });
  expect(await session.login({ ...login('user'), password: 'wrong' })).toEqual({
    ok: false,
    error: 'credentials',
  });
  expect(await session.login(login('user'))).toMatchObject({ ok: true });
  server.expireAccess();
  expect((await api.get('/books/')).status).toBe(200);
  session.logout();
  expect(storage.read()).toBeNull();
  expect(server.reuses).toBe(0);
});
