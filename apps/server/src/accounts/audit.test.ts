import type { LoginResponse, RefreshResponse } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountsStore } from './openAccounts.ts';
import { buildTestApp, openTestAccounts, TestClock } from './testing/openTestAccounts.ts';

let accounts: AccountsStore;
let app: FastifyInstance;
const clock = new TestClock();
const DAY = 86_400;

beforeAll(async () => {
  accounts = await openTestAccounts({ now: clock.now });
  app = await buildTestApp(accounts);
});
afterAll(async () => {
  await app.close();
  await accounts.close();
});
beforeEach(() => clock.advance(3600));

const post = (path: string, payload: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
const me = (access: string, remoteAddress = '127.0.0.1') =>
  app.inject({
    url: '/api/auth/users/me/?secret=in-the-address',
    headers: { authorization: `Bearer ${access}` },
    remoteAddress,
  });

async function signIn(username: string, password = 'demo'): Promise<LoginResponse> {
  const response = await post('/token/', { username, password });
  expect(response.statusCode).toBe(200);
  return response.json<LoginResponse>();
}

async function refresh(token: string): Promise<string> {
  return (await post('/token/refresh/', { refresh: token })).json<RefreshResponse>().refresh ?? '';
}

async function eventsSince(count: number): Promise<string[]> {
  const rows = await accounts.audit.recent(1000);
  return rows.slice(0, rows.length - count).map((row) => row.event);
}
const counted = async () => (await accounts.audit.recent(1000)).length;

it('records events without secrets', async () => {
  const password = 'a-secret-password';
  await accounts.users.add({ username: 'watched', password, role: 'user' });
  const session = await signIn('watched', password);
  await post('/token/', { username: 'watched', password: 'a-wrong-password' });
  const child = await refresh(session.refresh);
  clock.advance(31);
  await refresh(session.refresh);
  const rows = await accounts.audit.recent(5);
  expect(rows.map((row) => row.event)).toEqual([
    'authn_token_reuse',
    'authn_token_created',
    'authn_login_fail',
    'authn_login_success',
    'user_created',
  ]);
  const text = JSON.stringify(await accounts.audit.recent(1000));
  const secrets = [password, 'a-wrong-password', session.access, session.refresh, child];
  for (const secret of [...secrets, 'watched', '127.0.0.1']) expect(text).not.toContain(secret);
});

describe('a refused token', () => {
  it('is recorded with the call it came with, and with the session that has ended', async () => {
    const { access, refresh: token } = await signIn('user');
    await post('/token/revoke/', { refresh: token });
    expect((await me(access, '10.1.0.1')).statusCode).toBe(401);
    const [row] = await accounts.audit.recent(1);
    expect(row).toMatchObject({
      event: 'authz_fail',
      details: { reason: 'ended', path: '/api/auth/users/me/' },
    });
    expect(row?.session).toMatch(/^[0-9a-f]{24}$/);
    expect(JSON.stringify(row)).not.toContain('in-the-address');
  });

  it('is not recorded when it has only run out, as every token does', async () => {
    const { access } = await signIn('user');
    const before = await counted();
    clock.advance(400);
    expect((await me(access)).statusCode).toBe(401);
    expect(await eventsSince(before)).toEqual([]);
  });

  it('does not flood the journal: many attempts from one address leave a few records', async () => {
    const before = await counted();
    for (let call = 0; call < 40; call += 1) await me(`made.up.${call}`, '10.1.0.2');
    expect(await eventsSince(before)).toEqual(Array.from({ length: 5 }, () => 'authz_fail'));
  });
});

it('a sign-in that is held back is recorded, not as often as it is tried', async () => {
  for (let failure = 0; failure < 10; failure += 1) {
    await post('/token/', { username: 'vip', password: 'no' });
  }
  const before = await counted();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await post('/token/', { username: 'vip', password: 'demo' });
    expect(response.statusCode).toBe(429);
  }
  expect(await eventsSince(before)).toEqual(Array.from({ length: 5 }, () => 'authn_login_lock'));
});

describe('refreshing and revoking', () => {
  it.each(['/token/refresh/', '/token/revoke/'])('%s is bounded per address', async (path) => {
    const address = path === '/token/refresh/' ? '10.2.0.1' : '10.2.0.2';
    for (let call = 0; call < 600; call += 1) {
      const response = await post(path, { refresh: 'made-up' }, address);
      expect(response.statusCode).not.toBe(429);
    }
    const refused = await post(path, { refresh: 'made-up' }, address);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).not.toHaveProperty('detail');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const { refresh: token } = await signIn('user');
    expect(await refresh(token)).not.toBe('');
    clock.advance(60);
    expect((await post(path, { refresh: 'made-up' }, address)).statusCode).not.toBe(429);
  });
});

it('what is long over is dropped: the routine after a quarter, the rest after a year', async () => {
  const { refresh: token } = await signIn('user');
  await post('/token/', { username: 'user', password: 'wrong' });
  clock.advance(91 * DAY);
  await accounts.prune();
  const storedEvents = (await accounts.audit.recent(1000)).map((row) => row.event);
  expect(storedEvents).toContain('authn_login_fail');
  expect(storedEvents).not.toContain('authn_login_success');
  expect((await post('/token/refresh/', { refresh: token })).statusCode).toBe(401);
  clock.advance(275 * DAY);
  await accounts.prune();
  expect(await accounts.audit.recent(1000)).toEqual([]);
});
