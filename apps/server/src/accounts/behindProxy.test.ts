import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountsStore } from './openAccounts.ts';
import { buildTestApp, openTestAccounts } from './testing/openTestAccounts.ts';

const PROXY = '10.9.0.1';
const STRANGER = '203.0.113.5';
/** Failures that an address may have in ten minutes. */
const BOUND = 60;

let accounts: AccountsStore;
let app: FastifyInstance;
let guesses = 0;

beforeAll(async () => {
  accounts = await openTestAccounts();
  app = await buildTestApp(accounts, ['10.9.0.0/16']);
});
afterAll(async () => {
  await app.close();
  await accounts.close();
});

/** Guesses at another name each time, so that no account is slowed down, only the address. */
async function guess(from: string, forwardedFor: string): Promise<number> {
  guesses += 1;
  const response = await app.inject({
    method: 'POST',
    url: '/api/token/',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwardedFor },
    payload: { username: `nobody-${guesses}`, password: 'guess' },
  });
  return response.statusCode;
}

describe('whose guesses are counted', () => {
  it('are those of the visitor whom a trusted proxy names, not of the proxy', async () => {
    for (let call = 0; call < BOUND; call += 1)
      expect(await guess(PROXY, '198.51.100.1')).toBe(401);
    expect(await guess(PROXY, '198.51.100.1')).toBe(429);
    expect(await guess(PROXY, '198.51.100.2')).toBe(401);
  });

  it('nor of whom a visitor names before the proxy does', async () => {
    for (let call = 0; call < BOUND; call += 1) {
      expect(await guess(PROXY, `192.0.2.${call}, 198.51.100.3`)).toBe(401);
    }
    expect(await guess(PROXY, '192.0.2.200, 198.51.100.3')).toBe(429);
  });

  it('are those of a stranger, whatever they say', async () => {
    for (let call = 0; call < BOUND; call += 1) {
      expect(await guess(STRANGER, `192.0.2.${call}`)).toBe(401);
    }
    expect(await guess(STRANGER, '192.0.2.201')).toBe(429);
  });
});
