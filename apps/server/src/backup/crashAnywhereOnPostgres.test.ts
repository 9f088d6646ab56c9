import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { atRandomMoments, killsOf, runOperation } from '../testing/runOperation.ts';
import { type Postgres, startPostgres } from '../testing/startPostgres.ts';
import { digestsOf, withBoth } from './testing/bothStores.ts';
import { makeRestoreFixture, type RestoreFixture } from './testing/restoreFixture.ts';

let postgres: Postgres;
let root = '';
let fixture: RestoreFixture;

async function run(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function databaseUrl(name: string): string {
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

beforeAll(async () => {
  postgres = await startPostgres();
  await run('create database source', 'create database start');
  root = await temporaryFolder();
  fixture = await makeRestoreFixture(root, {
    source: databaseUrl('source'),
    start: databaseUrl('start'),
  });
}, 240_000);
afterAll(() => postgres.stop());

/** Copies of the full stores: embedded measurements, accounts in a PostgreSQL. */
async function fullStores(): Promise<[folder: string, url: string]> {
  const folder = join(root, 'data');
  await rm(folder, { recursive: true, force: true });
  await cp(fixture.start, folder, { recursive: true });
  await run('drop database if exists killed with (force)', 'create database killed template start');
  return [folder, databaseUrl('killed')];
}

const timeout = 60_000 + 120_000 * killsOf('restore');

describe('a restore with accounts in PostgreSQL', { timeout }, () => {
  it('that is killed at any moment leaves one state or the other in both stores', async () => {
    const restoreArgs = ([folder, url]: [string, string]) => [folder, fixture.backup, url];
    const { statements } = await runOperation('restore', restoreArgs(await fullStores()), null);
    expect(statements).toBeGreaterThan(100);
    await atRandomMoments('restore', statements, async (moment) => {
      const stores = await fullStores();
      const { killed } = await runOperation('restore', restoreArgs(stores), moment);
      const [folder, url] = stores;
      const found = await withBoth(folder, digestsOf, url);
      const isBefore = JSON.stringify(found) === JSON.stringify(fixture.before);
      if (!isBefore || !killed) expect(found).toEqual(fixture.after);
      return killed;
    });
  });
});
