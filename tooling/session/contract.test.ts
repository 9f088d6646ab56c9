/**
 * One suite for any server that speaks the session's calls: the scripted one, on which the machine
 * is tested, and ours over HTTP. What holds on one of them holds on the other.
 */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildTestApp,
  openTestAccounts,
  TestClock,
} from '../../apps/server/src/accounts/testing/openTestAccounts.ts';
import {
  createFetchTransport,
  createSessionFetch,
} from '../../packages/auth-machine/src/fetch/index.ts';
import { createMemoryStorage, createSession } from '../../packages/auth-machine/src/index.ts';
import { defaultParsers } from '../../packages/auth-machine/src/parsers/index.ts';
import { scriptedFetch } from '../../packages/auth-machine/src/testing/scriptedFetch.ts';
import { ScriptedServer } from '../../packages/auth-machine/src/testing/scriptedServer.ts';

/** A server under test. It advances its own clock. */
interface Server {
  baseURL: string;
  fetch: typeof fetch;
  password: string;
  /** All access tokens are past their time. */
  expireAccess: () => void;
  /** A spent refresh token is not forgiven any more. */
  endGrace: () => void;
  close: () => Promise<void>;
}

const MINUTE = 60;

async function ours(): Promise<Server> {
  const clock = new TestClock();
  const accounts = await openTestAccounts({ now: clock.now });
  const app = await buildTestApp(accounts);
  await app.listen({ host: '127.0.0.1', port: 0 });
  // Listening on TCP, it has an address of this kind.
  const { port } = app.server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/api`,
    fetch: (...args) => fetch(...args),
    password: 'demo',
    expireAccess: () => clock.advance(6 * MINUTE),
    endGrace: () => clock.advance(MINUTE),
    close: async () => {
      await app.close();
      await accounts.close();
    },
  };
}

function scripted(): Promise<Server> {
  const server = new ScriptedServer();
  server.hasGrace = true;
  return Promise.resolve({
    baseURL: 'https://our.test/api',
    fetch: scriptedFetch(server),
    password: 'right',
    expireAccess: () => server.expireAccess(),
    endGrace: () => server.endGrace(),
    close: () => Promise.resolve(),
  });
}

describe.each([
  ['the scripted server', scripted],
  ['our server', ours],
])('%s', (_, open) => {
  let server: Server;
  /** Requested paths since the test began, in order. */
  let requestedPaths: string[] = [];
  let watchedFetch: typeof fetch;

  beforeAll(async () => {
    server = await open();
    watchedFetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      requestedPaths.push(url.slice(server.baseURL.length));
      return server.fetch(input, init);
    };
  });
  afterAll(() => server.close());
  beforeEach(() => {
    requestedPaths = [];
  });

  async function post(path: string, body: object): Promise<{ status: number; body: Fields }> {
    const answer = await server.fetch(server.baseURL + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: fieldsOf(await answer.json()) };
  }

  async function statusWith(access: unknown, path = '/auth/users/me/'): Promise<number> {
    const headers = { Authorization: `Bearer ${String(access)}` };
    return (await server.fetch(server.baseURL + path, { headers })).status;
  }

  async function signIn(username = 'user'): Promise<Fields> {
    const { status, body } = await post('/token/', { username, password: server.password });
    expect(status).toBe(200);
    return body;
  }

  const refresh = (token: unknown) => post('/token/refresh/', { refresh: token });

  async function openSession() {
    const storage = createMemoryStorage();
    const options = { baseURL: server.baseURL, fetch: watchedFetch };
    const session = createSession({
      transport: createFetchTransport({ ...options, paths: { revoke: '/token/revoke/' } }),
      parsers: defaultParsers,
      storage,
    });
    await session.start();
    return { session, storage, send: createSessionFetch(session, options) };
  }

  const login = (username = 'user') => ({ username, password: server.password, remember: true });
  const count = (path: string) => requestedPaths.filter((each) => each === path).length;

  test('answers a sign-in with tokens, user and menu', async () => {
    const body = await signIn('admin');
    const { tokens, user, menu } = defaultParsers.login(body);
    expect(user).toEqual({ username: 'admin', role: 'admin' });
    expect(menu?.length).toBeGreaterThan(0);
    expect(tokens.refresh).not.toBe(tokens.access);
    expect(await statusWith(tokens.access)).toBe(200);
    expect(await statusWith(tokens.access, '/menu/')).toBe(200);
  });

  test('[I5] refuses a wrong password and an unknown name with one detail', async () => {
    const wrong = await post('/token/', { username: 'user', password: 'not this' });
    expect(wrong.status).toBe(401);
    expect(wrong.body['detail']).toBe('No active account found with the given credentials');
    const { session } = await openSession();
    const refused = await session.login({ ...login(), password: 'nor this' });
    expect(refused).toEqual({ ok: false, error: 'credentials' });
  });

  test('refuses what is no token of its own', async () => {
    const { refresh: token } = await signIn();
    for (const access of ['junk', 'a.b.c', token, 'undefined']) {
      expect(await statusWith(access)).toBe(401);
      expect(await statusWith(access, '/menu/')).toBe(401);
    }
    const { status, body } = await refresh('never-issued');
    expect(status).toBe(401);
    expect(body).toEqual({ detail: 'Token is invalid or expired', code: 'token_not_valid' });
  });

  test('[I9] gives a new pair for a refresh token, each time another', async () => {
    const first = await signIn();
    server.expireAccess();
    expect(await statusWith(first['access'])).toBe(401);
    const second = (await refresh(first['refresh'])).body;
    expect(second['refresh']).not.toBe(first['refresh']);
    expect(await statusWith(second['access'])).toBe(200);
    expect((await refresh(second['refresh'])).status).toBe(200);
  });

  test('[I25] gives the same child again when its answer was lost with a closed tab', async () => {
    const { refresh: token } = await signIn();
    const lost = (await refresh(token)).body;
    const again = await refresh(token);
    expect(again.status).toBe(200);
    expect(again.body['refresh']).toBe(lost['refresh']);
    expect((await refresh(lost['refresh'])).status).toBe(200);
  });

  test('ends the session when a token is spent again: after the grace', async () => {
    const { refresh: token } = await signIn();
    const child = (await refresh(token)).body;
    server.endGrace();
    expect((await refresh(token)).status).toBe(401);
    expect((await refresh(child['refresh'])).status).toBe(401);
    expect(await statusWith(child['access'])).toBe(401);
  });

  test('ends the session when a token is spent again: after its child', async () => {
    const { refresh: token } = await signIn();
    const child = (await refresh(token)).body;
    const grandchild = (await refresh(child['refresh'])).body;
    expect((await refresh(token)).status).toBe(401);
    expect((await refresh(grandchild['refresh'])).status).toBe(401);
  });

  test('[I1] answers a hundred calls of a token that ran out, after one refresh', async () => {
    const { session, send } = await openSession();
    await session.login(login());
    server.expireAccess();
    const calls = Array.from({ length: 100 }, () => send('/auth/users/me/'));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(count('/token/refresh/')).toBe(1);
  });

  test('restores what an earlier visit left, refreshing on the way', async () => {
    const before = await openSession();
    await before.session.login(login('moderator'));
    const stored = before.storage.read();
    server.expireAccess();
    const storage = createMemoryStorage(stored);
    const { baseURL } = server;
    const transport = createFetchTransport({ baseURL, fetch: watchedFetch });
    const session = createSession({ transport, parsers: defaultParsers, storage });
    await session.start();
    const { user, menu } = session.actor.getSnapshot().context;
    expect(user).toEqual({ username: 'moderator', role: 'moderator' });
    expect(menu?.length).toBeGreaterThan(0);
    expect(storage.read()?.refresh).not.toBe(stored?.refresh);
  });

  test('[I19] ends a session on sign-out: neither of its tokens is taken any more', async () => {
    const { session, storage } = await openSession();
    await session.login(login());
    const held = storage.read();
    session.logout();
    expect(storage.read()).toBeNull();
    await expect.poll(() => count('/token/revoke/')).toBe(1);
    await expect.poll(() => statusWith(held?.access)).toBe(401);
    expect((await refresh(held?.refresh)).status).toBe(401);
  });
});

type Fields = Record<string, unknown>;

function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
