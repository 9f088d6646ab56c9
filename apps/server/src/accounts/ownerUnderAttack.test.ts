import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountsStore } from './openAccounts.ts';
import { buildTestApp, openTestAccounts, TestClock } from './testing/openTestAccounts.ts';

const clock = new TestClock();
let accounts: AccountsStore;
let app: FastifyInstance;

beforeAll(async () => {
  accounts = await openTestAccounts({ now: clock.now });
  app = await buildTestApp(accounts);
});
afterAll(async () => {
  await app.close();
  await accounts.close();
});

interface From {
  address: string;
  password?: string;
  cookie?: string | undefined;
}

async function signIn(username: string, { address, password = 'demo', cookie }: From) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/token/',
    remoteAddress: address,
    payload: { username, password },
    ...(cookie === undefined ? {} : { cookies: { litometr_device: cookie } }),
  });
  return { status: response.statusCode, cookie: response.cookies[0]?.value, response };
}

const OFFICE = '198.51.100.7';
const HOME = '192.0.2.30';

describe('the owner of an account that others guess at for half an hour', () => {
  it('is always admitted by a known browser, and from a network without guesses', async () => {
    let { cookie } = await signIn('vip', { address: OFFICE });
    const office: number[] = [];
    const home: number[] = [];
    let guesses = 0;
    for (let second = 0; second < 30 * 60; second += 20) {
      // From the owner's own address and from thirty other blocks, in turn.
      for (const address of [OFFICE, `203.0.${second % 30}.1`, `203.0.${(second + 7) % 30}.2`]) {
        const { status } = await signIn('vip', { address, password: 'guess' });
        if (status === 401) guesses += 1;
        else expect(status).toBe(429);
      }
      if (second % 60 === 0) {
        const known = await signIn('vip', { address: OFFICE, cookie });
        cookie = known.cookie;
        office.push(known.status);
      }
      if (second % 300 === 0) home.push((await signIn('vip', { address: HOME })).status);
      clock.advance(20);
    }
    expect(new Set(office)).toEqual(new Set([200]));
    expect(new Set(home)).toEqual(new Set([200]));
    expect([office.length, home.length]).toEqual([30, 6]);
    // Of 270. The strict pace began, or it would be more.
    expect(guesses).toBeLessThan(200);
  });

  it('is admitted by a new browser within five minutes after two typing errors', async () => {
    clock.advance(3600);
    for (let block = 0; block < 11; block += 1) {
      for (let guess = 0; guess < 10; guess += 1) {
        await signIn('user', { address: `203.0.${block}.1`, password: 'guess' });
      }
    }
    for (const status of [401, 401, 429]) {
      expect((await signIn('user', { address: HOME, password: 'typo' })).status).toBe(status);
    }
    const { response } = await signIn('user', { address: HOME });
    expect(response.statusCode).toBe(429);
    const retryAfter = Number(response.headers['retry-after']);
    expect(retryAfter).toBeLessThanOrEqual(300);
    clock.advance(retryAfter);
    expect((await signIn('user', { address: HOME })).status).toBe(200);
  });

  it('does not lose the session: others cannot use up the limit of its refresh calls', async () => {
    const { response } = await signIn('user', { address: HOME });
    let { refresh } = response.json<{ refresh: string }>();
    const renew = (token: string) =>
      app.inject({
        method: 'POST',
        url: '/api/token/refresh/',
        remoteAddress: HOME,
        payload: { refresh: token },
      });
    for (let call = 0; call < 601; call += 1) await renew('made-up');
    expect((await renew('made-up')).statusCode).toBe(429);
    const renewed = await renew(refresh);
    expect(renewed.statusCode).toBe(200);
    ({ refresh } = renewed.json<{ refresh: string }>());
    expect(refresh).toBeTypeOf('string');
  });

  it('changes the password although another session offered wrong ones', async () => {
    await accounts.users.add({ username: 'writer', password: 'first-phrase', role: 'user' });
    const session = async () => {
      const password = 'first-phrase';
      const { response } = await signIn('writer', { address: HOME, password });
      const { access } = response.json<{ access: string }>();
      return accounts.sessions.identify(access, { address: HOME, path: '/' });
    };
    const [stolen, own] = [await session(), await session()];
    for (const status of [403, 403, 403, 403, 403, 429]) {
      const guess = accounts.own.changePassword(stolen, 'guess', 'another-phrase');
      await expect(guess).rejects.toMatchObject({ status });
    }
    await accounts.own.changePassword(own, 'first-phrase', 'another-phrase');
  });
});
