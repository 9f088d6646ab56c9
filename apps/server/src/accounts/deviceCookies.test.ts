import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountsStore } from './openAccounts.ts';
import { buildTestApp, openTestAccounts, TestClock } from './testing/openTestAccounts.ts';

const clock = new TestClock();
const PROXY = '10.9.0.1';
const PASSWORD = 'a-long-phrase';
let accounts: AccountsStore;
let app: FastifyInstance;
let names = 0;
/** A new account per test, as each test uses up its limits. */
let owner = '';

beforeAll(async () => {
  accounts = await openTestAccounts({ now: clock.now });
  app = await buildTestApp(accounts, ['10.9.0.0/16']);
});
afterAll(async () => {
  await app.close();
  await accounts.close();
});
beforeEach(async () => {
  names += 1;
  owner = `owner-${names}`;
  await accounts.users.add({ username: owner, password: PASSWORD, role: 'user' });
  clock.advance(3600);
});

async function signIn(cookie = '', username = owner, password = PASSWORD, protocol = 'https') {
  const response = await app.inject({
    method: 'POST',
    url: '/api/token/',
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': protocol },
    cookies: { litometr_device: cookie },
    payload: { username, password },
  });
  return { status: response.statusCode, cookie: response.cookies[0], body: response };
}

async function knownBrowser(username = owner): Promise<string> {
  return (await signIn('', username)).cookie?.value ?? '';
}

/** Uses up the limit of strangers at the owner's account and address block. */
async function attack(): Promise<void> {
  for (let guess = 0; guess < 11; guess += 1) await signIn('', owner, 'guess');
  expect((await signIn()).status).toBe(429);
}

describe('the device cookie', () => {
  it('is set by a sign-in, for session calls of this site only', async () => {
    expect((await signIn()).cookie).toMatchObject({
      name: 'litometr_device',
      path: '/api/token',
      maxAge: 180 * 24 * 3600,
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
    });
    expect((await signIn('', owner, PASSWORD, 'http')).cookie).not.toHaveProperty('secure');
    expect((await signIn('', owner, 'guess')).cookie).toBeUndefined();
  });

  it('admits its browser while strangers are refused', async () => {
    const cookie = await knownBrowser();
    await attack();
    expect((await signIn(cookie)).status).toBe(200);
  });

  it('opens nothing without the password', async () => {
    const cookie = await knownBrowser();
    expect((await signIn(cookie, owner, 'guess')).status).toBe(401);
    const response = await app.inject({
      url: '/api/menu/',
      headers: { authorization: `Bearer ${cookie}` },
    });
    expect(response.statusCode).toBe(401);
  });

  it('has a limit of its own, which delays neither other browsers nor strangers', async () => {
    const [laptop, phone] = [await knownBrowser(), await knownBrowser()];
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(laptop, owner, 'guess')).status).toBe(401);
    }
    expect((await signIn(laptop)).status).toBe(429);
    expect((await signIn(phone)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('is of no use at another account', async () => {
    const cookie = await knownBrowser('user').catch(() => '');
    const other = `other-${names}`;
    await accounts.users.add({ username: other, password: PASSWORD, role: 'user' });
    const foreign = await knownBrowser(other);
    await attack();
    expect((await signIn(foreign)).status).toBe(429);
    expect((await signIn(cookie)).status).toBe(429);
  });

  it.each([
    ['padding', (value: string) => `${value}=`],
    ['another signature', (value: string) => value.replace(/.{4}$/, 'AAAA')],
    ['no signature', (value: string) => value.replace(/[^.]+$/, '')],
    ['a session token', () => 'a.b.c'],
  ])('is not valid with %s', async (_, change) => {
    const cookie = await knownBrowser();
    await attack();
    expect((await signIn(change(cookie))).status).toBe(429);
    expect((await signIn(cookie)).status).toBe(200);
  });

  it.each([
    ['a new password', () => accounts.users.setPassword(owner, PASSWORD)],
    ['the end of all sessions', () => accounts.users.endSessions(owner)],
  ])('is not valid after %s', async (_, change) => {
    const cookie = await knownBrowser();
    await change();
    await attack();
    expect((await signIn(cookie)).status).toBe(429);
  });

  it('is not valid after 180 days', async () => {
    const cookie = await knownBrowser();
    clock.advance(181 * 24 * 3600);
    await attack();
    expect((await signIn(cookie)).status).toBe(429);
  });

  it('remembers the five accounts that used the browser last', async () => {
    let cookie = await knownBrowser();
    for (let other = 0; other < 4; other += 1) {
      const username = `guest-${names}-${other}`;
      await accounts.users.add({ username, password: PASSWORD, role: 'user' });
      cookie = (await signIn(cookie, username)).cookie?.value ?? '';
    }
    expect(cookie.length).toBeLessThan(4000);
    await attack();
    expect((await signIn(cookie)).status).toBe(200);
    await accounts.users.add({ username: `sixth-${names}`, password: PASSWORD, role: 'user' });
    cookie = (await signIn(cookie, `sixth-${names}`)).cookie?.value ?? '';
    expect(cookie.split('~')).toHaveLength(5);
  });
});
