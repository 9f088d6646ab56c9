import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../control/doctor.ts';
import { temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { atRandomMoments, killsOf, runOperation } from '../testing/runOperation.ts';
import { backUp } from './backup.ts';
import { readManifest, verifyFiles } from './manifest.ts';
import { addTokens, digestsOf, putBoth, sidesOf, withBoth } from './testing/bothStores.ts';

type Digests = Awaited<ReturnType<typeof digestsOf>>;

let root = '';
let backup = '';
/** Both stores are full; the backup is of other data and other people. */
let start = '';
let before: Digests;
let after: Digests;

beforeAll(async () => {
  root = await temporaryFolder();
  backup = join(root, 'backup');
  start = join(root, 'start');
  const source = join(root, 'source');
  await putBoth('next-day', source);
  after = await withBoth(source, async (stores) => {
    await stores.accounts.users.add({ username: 'Вера', password: 'тайна тайна', role: 'vip' });
    await addTokens(stores.accounts.database, 5_000);
    await backUp(sidesOf(stores), { path: backup, force: false, verify: true });
    return digestsOf(stores);
  });
  await putBoth('two-days', start);
  before = await withBoth(start, async (stores) => {
    await stores.accounts.users.add({ username: 'Олег', password: 'тайна тайна', role: 'user' });
    return digestsOf(stores);
  });
}, 240_000);

async function fullStores(): Promise<string> {
  const folder = join(root, 'data');
  await rm(folder, { recursive: true, force: true });
  await cp(start, folder, { recursive: true });
  return folder;
}

/** What the stores hold after the next start, which finds nothing wrong. */
async function foundIn(folder: string): Promise<Digests> {
  return withBoth(folder, async (stores) => {
    const findings = await examine(stores);
    expect(findings.flatMap(({ wrong }) => wrong)).toEqual([]);
    return digestsOf(stores);
  });
}

const timeout = 60_000 + 120_000 * killsOf('restore');

describe('what is killed at any moment', { timeout }, () => {
  it('loses nothing: a restore leaves one state or the other in both stores', async () => {
    const { statements } = await runOperation('restore', [await fullStores(), backup], null);
    expect(statements).toBeGreaterThan(100);
    await atRandomMoments('restore', statements, async (moment) => {
      const folder = await fullStores();
      const { killed } = await runOperation('restore', [folder, backup], moment);
      const found = await foundIn(folder);
      const isBefore = JSON.stringify(found) === JSON.stringify(before);
      if (!isBefore || !killed) expect(found).toEqual(after);
    });
  });

  it('loses nothing: a backup has its name when it is whole, the stores stay', async () => {
    const target = join(root, 'target', 'backup');
    const folder = await fullStores();
    const { statements } = await runOperation('backup', [folder, target], null);
    expect(statements).toBeGreaterThan(100);
    await atRandomMoments('backup', statements, async (moment) => {
      await rm(join(root, 'target'), { recursive: true, force: true });
      const { killed } = await runOperation('backup', [folder, target], moment);
      expect(await foundIn(folder)).toEqual(before);
      if (killed && !existsSync(target)) return;
      const { measurements, accounts } = await readManifest(target);
      await verifyFiles(target, [...measurements.tables, ...accounts.tables]);
    });
  });
});
