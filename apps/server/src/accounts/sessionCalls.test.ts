import type { LoginResponse, MenuItem, RefreshResponse } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountsStore } from './openAccounts.ts';
import { buildTestApp, openTestAccounts, TestClock } from './testing/openTestAccounts.ts';

let accounts: AccountsStore;
let app: FastifyInstance;
const clock = new TestClock();

beforeAll(async () => {
  accounts = await openTestAccounts({ now: clock.now });
  app = await buildTestApp(accounts);
});
afterAll(async () => {
  await app.close();
  await accounts.close();
});
beforeEach(() => {
  // Beyond every throttle window, so that no test meets another's failures.
  clock.advance(3600);
});

function post(path: string, payload: object | string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function get(path: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url: `/api${path}`, headers });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function signIn(username: string, password = 'demo'): Promise<LoginResponse> {
  const response = await post('/token/', { username, password });
  expect(response.statusCode).toBe(200);
  return response.json<LoginResponse>();
}

async function refresh(token: string): Promise<RefreshResponse | null> {
  const response = await post('/token/refresh/', { refresh: token });
  if (response.statusCode === 200) return response.json<RefreshResponse>();
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({
    detail: 'Token is invalid or expired',
    code: 'token_not_valid',
  });
  return null;
}

async function childOf(token: string): Promise<string> {
  const child = (await refresh(token))?.refresh;
  expect(child).toBeTypeOf('string');
  return child ?? '';
}

const names = (items: MenuItem[]): string[] =>
  items.flatMap((item) => [item.displayName, ...names(item.children)]);

describe('signing in', () => {
  it('returns tokens, user and menu at once, stored by no cache', async () => {
    const response = await post('/token/', { username: 'moderator', password: 'demo' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const body = response.json<LoginResponse>();
    expect(body.user).toEqual({ username: 'moderator', role: 'moderator' });
    expect(names(body.menu)).toEqual(['Обзор', 'Управление', 'Статус парсеров']);
    const me = await get('/auth/users/me/', bearer(body.access));
    expect(me.json()).toEqual(body.user);
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('knows a name in any case and width', async () => {
    expect((await signIn('ＡＤＭＩＮ')).user.username).toBe('admin');
  });

  it('sends the same response for a wrong password, an unknown name and a disabled account', async () => {
    await accounts.users.add({ username: 'gone', password: 'once-allowed', role: 'user' });
    await accounts.users.disable('gone');
    const responses = await Promise.all([
      post('/token/', { username: 'user', password: 'wrong' }),
      post('/token/', { username: 'nobody', password: 'wrong' }),
      post('/token/', { username: 'gone', password: 'once-allowed' }),
    ]);
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(response.body).toBe(responses[0].body);
      expect(response.json()).toMatchObject({
        detail: 'No active account found with the given credentials',
      });
    }
  });

  it.each([
    ['no password', { username: 'user' }],
    ['empty name', { username: '', password: 'demo' }],
    ['a number', { username: 1, password: 'demo' }],
    ['an endless password', { username: 'user', password: 'x'.repeat(5000) }],
    ['more than asked', { username: 'user', password: 'demo', role: 'admin' }],
    ['no JSON', '{'],
    ['null', 'null'],
  ])(
    'refuses %s with 400 and no detail that a form would take for a wrong pair',
    async (_, body) => {
      const response = await post('/token/', body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).not.toHaveProperty('access');
      expect(response.json()).not.toHaveProperty('detail');
    },
  );

  it('does not take its own failure for a wrong pair', async () => {
    vi.spyOn(accounts.sessions, 'login').mockRejectedValueOnce(new Error('The store is gone.'));
    const response = await post('/token/', { username: 'user', password: 'demo' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).not.toHaveProperty('detail');
  });

  it('slows down guessing without saying that the password is wrong', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await post('/token/', { username: 'vip', password: 'no' })).statusCode).toBe(401);
    }
    const response = await post('/token/', { username: 'VIP', password: 'demo' });
    expect(response.statusCode).toBe(429);
    expect(response.json()).not.toHaveProperty('detail');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('user')).user.username).toBe('user');
    clock.advance(2);
    expect((await signIn('vip')).user.username).toBe('vip');
  });
});

describe('refresh tokens', () => {
  it('rotate: each yields a new pair', async () => {
    const first = await signIn('user');
    const second = await refresh(first.refresh);
    expect(second?.refresh).not.toBe(first.refresh);
    const me = await get('/auth/users/me/', bearer(second?.access ?? ''));
    expect(me.statusCode).toBe(200);
    expect(await refresh(second?.refresh ?? '')).not.toBeNull();
  });

  it('[I25] yield the same child again while it is unspent and the grace lasts', async () => {
    const { refresh: first } = await signIn('user');
    const child = await childOf(first);
    clock.advance(29);
    expect(await childOf(first)).toBe(child);
    const responses = await Promise.all([1, 2, 3].map(() => childOf(child)));
    expect(new Set(responses).size).toBe(1);
  });

  it('end the session when one is spent again after the grace', async () => {
    const { refresh: first, access } = await signIn('user');
    const child = await childOf(first);
    clock.advance(31);
    expect(await refresh(first)).toBeNull();
    expect(await refresh(child)).toBeNull();
    expect((await get('/auth/users/me/', bearer(access))).statusCode).toBe(401);
  });

  it('end the session when one is spent again after its child was', async () => {
    const { refresh: first } = await signIn('user');
    const grandchild = await childOf(await childOf(first));
    expect(await refresh(first)).toBeNull();
    expect(await refresh(grandchild)).toBeNull();
  });

  it('end after two idle weeks, and after 90 busy days', async () => {
    const idle = await signIn('user');
    clock.advance(14 * 86_400 + 1);
    expect(await refresh(idle.refresh)).toBeNull();

    let { refresh: busy } = await signIn('user');
    for (let week = 0; week < 12; week += 1) {
      clock.advance(7 * 86_400);
      busy = await childOf(busy);
    }
    clock.advance(6 * 86_400 + 1);
    expect(await refresh(busy)).toBeNull();
  });

  it('are no access tokens, nor the other way round', async () => {
    const { access, refresh: token } = await signIn('user');
    expect((await get('/auth/users/me/', bearer(token))).statusCode).toBe(401);
    expect(await refresh(access)).toBeNull();
  });

  it('are revoked with the access tokens of their session; others stay', async () => {
    const ended = await signIn('user');
    const other = await signIn('user');
    expect((await post('/token/revoke/', { refresh: ended.refresh })).json()).toEqual({});
    expect(await refresh(ended.refresh)).toBeNull();
    expect((await get('/menu/', bearer(ended.access))).statusCode).toBe(401);
    expect(await refresh(other.refresh)).not.toBeNull();
    expect((await post('/token/revoke/', { refresh: 'never-issued' })).statusCode).toBe(200);
  });

  it('end with a new password and with a disabled account', async () => {
    await accounts.users.add({ username: 'reader', password: 'first-password', role: 'user' });
    const before = await signIn('reader', 'first-password');
    await accounts.users.setPassword('reader', 'second-password');
    expect(await refresh(before.refresh)).toBeNull();
    const after = await signIn('reader', 'second-password');
    await accounts.users.disable('reader');
    expect((await get('/auth/users/me/', bearer(after.access))).statusCode).toBe(401);
    expect(await refresh(after.refresh)).toBeNull();
    await accounts.users.enable('reader');
    expect((await signIn('reader', 'second-password')).user.role).toBe('user');
  });
});

describe('access tokens', () => {
  it('end after five minutes', async () => {
    const { access } = await signIn('user');
    clock.advance(290);
    expect((await get('/auth/users/me/', bearer(access))).statusCode).toBe(200);
    clock.advance(20);
    const response = await get('/auth/users/me/', bearer(access));
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toContain('Bearer');
    expect(response.json()).toEqual({
      detail: 'Token is invalid or expired',
      code: 'token_not_valid',
    });
  });

  it.each(['Bearer', 'Bearer ', 'Bearer a b', 'bearer undefined', 'Bearer a.b.c', 'Bearer Я'])(
    'refuses the header %j',
    async (authorization) => {
      expect((await get('/menu/', { authorization })).statusCode).toBe(401);
    },
  );

  it.each(['=', '==', '.', '%3D'])('are refused with %j behind them', async (fill) => {
    const { access } = await signIn('user');
    expect((await get('/menu/', bearer(`${access}${fill}`))).statusCode).toBe(401);
    expect((await get('/menu/', bearer(access))).statusCode).toBe(200);
  });

  it('returns 401 to guests', async () => {
    const response = await get('/menu/');
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  it('follows a changed role at once', async () => {
    await accounts.users.add({ username: 'climber', password: 'climbs-up', role: 'user' });
    const { access } = await signIn('climber', 'climbs-up');
    await accounts.users.setRole('climber', 'moderator');
    expect((await get('/auth/users/me/', bearer(access))).json()).toMatchObject({
      role: 'moderator',
    });
  });
});

describe('the menu', () => {
  it.each([
    ['user', ['Overview']],
    ['vip', ['Overview']],
    ['moderator', ['Overview', 'Management', 'Parser status']],
    ['admin', ['Overview', 'Management', 'Parser status', 'Menu manager', 'Users', 'Audit log']],
  ])('holds what a %s may see, in the asked language', async (role, expected) => {
    const { access } = await signIn(role);
    const response = await get('/menu/', { ...bearer(access), 'accept-language': 'en' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(names(response.json<MenuItem[]>())).toEqual(expected);
  });

  it('is versioned in a header of responses to calls with a token', async () => {
    const { access } = await signIn('user');
    const { headers } = await get('/menu/', bearer(access));
    expect(headers['menu-version']).toMatch(/^[1-9]\d*$/);
    const user = await get('/auth/users/me/', bearer(access));
    expect(user.headers['menu-version']).toBe(headers['menu-version']);
    expect((await get('/menu/')).headers).not.toHaveProperty('menu-version');
  });

  it('is in Russian for a language that it does not have', async () => {
    const { access } = await signIn('user');
    const response = await get('/menu/', { ...bearer(access), 'accept-language': 'de' });
    expect(names(response.json<MenuItem[]>())).toEqual(['Обзор']);
  });
});
