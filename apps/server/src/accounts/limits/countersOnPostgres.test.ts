import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../testing/startPostgres.ts';
import { type AccountsStore, openAccounts } from '../openAccounts.ts';
import { buildTestApp, cheapHashing } from '../testing/openTestAccounts.ts';
import { Counters } from './counters.ts';

const postgres = await startPostgres();
const stores: AccountsStore[] = [];

/** Opens the accounts as one of several server processes does. */
async function openProcess() {
  const accounts = await openAccounts({
    folder: null,
    databaseUrl: postgres.url,
    demoData: true,
    loopback: true,
    adminPassword: null,
    hashing: cheapHashing,
  });
  stores.push(accounts);
  return buildTestApp(accounts);
}

let apps: Awaited<ReturnType<typeof openProcess>>[] = [];
beforeAll(async () => {
  apps = [await openProcess(), await openProcess()];
});
afterAll(async () => {
  for (const app of apps) await app.close();
  for (const store of stores) await store.close();
  await postgres.stop();
});

describe('Counters on PostgreSQL', () => {
  it('are shared by the processes of one database', async () => {
    const signIn = async (call: number, password: string) => {
      const payload = { username: 'vip', password };
      const url = '/api/token/';
      return (await apps[call % 2]?.inject({ method: 'POST', url, payload }))?.statusCode;
    };
    for (let call = 0; call < 10; call += 1) expect(await signIn(call, 'guess')).toBe(401);
    expect([await signIn(0, 'demo'), await signIn(1, 'demo')]).toEqual([429, 429]);
  });

  it('store neither names nor addresses', async () => {
    // A pool ends before its connections have: the database would then stop under one.
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ key: string }>('select key from rate_limits');
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).not.toMatch(/vip|127\.0/);
  });

  it('count within the process while the database does not respond', async () => {
    const ended = new Pool({ connectionString: postgres.url });
    await ended.end();
    const counter = new Counters(ended, randomBytes(32)).create('test', { points: 2, seconds: 60 });
    expect([await counter.take('a'), await counter.take('a')]).toEqual([0, 0]);
    expect(await counter.take('a')).toBeGreaterThan(0);
    expect(await counter.wait('a')).toBeGreaterThan(0);
    await counter.forget('a');
    expect(await counter.take('a')).toBe(0);
  });
});
