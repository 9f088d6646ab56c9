import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../postgres/schema.ts';
import { hasSingleScript, looksLike } from './lookAlikes.ts';
import type { AccountsStore } from './openAccounts.ts';
import { buildTestApp, openTestAccounts } from './testing/openTestAccounts.ts';
import { usernameKey } from './usernames.ts';

describe('hasSingleScript', () => {
  it.each([
    'admin',
    'Анна',
    'Ελένη',
    'anna_92',
    'أحمد',
    'Ольга-2.0',
    '田中さくら',
    '2026',
    'müller',
  ])('accepts %s', (name) => {
    expect(hasSingleScript(name)).toBe(true);
  });

  it.each([
    ['Cyrillic а', 'аdmin'],
    ['Cyrillic і', 'admіn'],
    ['Greek ο', 'mοderator'],
    ['Armenian օ', 'mօderator'],
    ['Cyrillic and Greek', 'Аннα'],
    ['Lisu capitals', 'ꓮꓓꓟꓲꓠ'],
    ['Cherokee', 'ᎪᎠᎷ'],
  ])('refuses %s', (_, name) => {
    expect(hasSingleScript(name)).toBe(false);
  });
});

describe('looksLike', () => {
  it.each([
    ['сосо', 'coco'],
    ['СОСО', 'coco'],
    ['ВАЕР', 'baep'],
    ['хор', 'xop'],
    ['оре', 'οpe'],
    ['ɑdmin', 'admin'],
    ['admın', 'admin'],
  ])('finds %s like %s', (one, other) => {
    expect(one).not.toBe(other);
    expect(looksLike(one, other)).toBe(true);
  });

  it.each([
    ['admin', 'admin1'],
    ['анна', 'anna'],
    ['user1', 'userl'],
    ['ольга', 'олег'],
  ])('finds %s unlike %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});

describe('accounts with look-alike names', () => {
  let accounts: AccountsStore;
  beforeAll(async () => {
    accounts = await openTestAccounts();
  });
  afterAll(() => accounts.close());

  const add = (username: string) =>
    accounts.users.add({ username, password: 'a-long-phrase', role: 'user' });

  it('are not made', async () => {
    await add('coco');
    for (const name of ['сосо', 'СОСО']) {
      await expect(add(name)).rejects.toThrow(/looks like coco/);
    }
    await expect(add('аdmin')).rejects.toThrow(/one script/);
    await expect(add('admın')).rejects.toThrow(/looks like admin/);
    await expect(add('COCO')).rejects.toMatchObject({ code: 'name_taken' });
    await add('кокос');
  });

  it('that exist already can sign in', async () => {
    await add('хор');
    const [like] = await accounts.database.select().from(users);
    const copied = ['xop', 'аdmin'];
    for (const [at, username] of copied.entries()) {
      await accounts.database.insert(users).values({
        username,
        usernameKey: usernameKey(username),
        passwordHash: like?.passwordHash ?? '',
        role: 'user',
        id: 1000 + at,
      });
    }
    const app = await buildTestApp(accounts);
    for (const username of copied) {
      const payload = { username, password: 'demo' };
      const response = await app.inject({ method: 'POST', url: '/api/token/', payload });
      expect(response.statusCode).toBe(200);
    }
    await app.close();
  });
});
