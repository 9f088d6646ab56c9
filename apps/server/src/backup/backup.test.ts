import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { openTestAccounts } from '../accounts/testing/openTestAccounts.ts';
import { BackupError } from '../dataFolder/writeWhole.ts';
import { importBundle } from '../ingest/importBundle.ts';
import { bundlePath, temporaryFolder } from '../ingest/testing/copyBundle.ts';
import type { Measurements } from '../measurements/client.ts';
import { openMeasurements } from '../measurements/openMeasurements.ts';
import { type Beginning, putMeasurements } from '../testing/preparedStores.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { accountRows, measurementRows } from './testing/contents.ts';
import { publicResponses } from './testing/publicResponses.ts';

async function withStores<T>(
  work: (stores: { measurements: Measurements; accounts: AccountsStore }) => Promise<T>,
  beginning: Beginning = 'empty',
): Promise<T> {
  const folder = join(await temporaryFolder(), 'measurements');
  await putMeasurements(beginning, folder);
  const measurements = await openMeasurements({ folder });
  const accounts = await openTestAccounts({ demoData: false, adminPassword: 'long enough' });
  try {
    return await work({ measurements, accounts });
  } finally {
    await accounts.close();
    await measurements.close();
  }
}

type Stores = Parameters<Parameters<typeof withStores>[0]>[0];

const sides = ({ measurements, accounts }: Stores, people = false) => ({
  measurements,
  accounts: { database: accounts.database, hasPeople: () => Promise.resolve(people) },
});

const everything = async ({ measurements, accounts }: Stores) => ({
  measurements: await measurementRows(measurements),
  accounts: await accountRows(accounts.database),
  responses: await publicResponses(measurements),
});

describe('a backup', { timeout: 120_000 }, () => {
  let folder = '';
  let path = '';
  let original: Awaited<ReturnType<typeof everything>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    path = join(folder, 'backup');
    original = await withStores(async (stores) => {
      await stores.accounts.users.add({ username: 'Вера', password: 'тайна тайна', role: 'vip' });
      await backUp(sides(stores), { path, force: false, verify: true });
      return everything(stores);
    }, 'next-day');
  }, 120_000);

  it('restores into empty stores to the same rows and the same responses', async () => {
    await withStores(async (stores) => {
      await restore(sides(stores), { path, force: false });
      const restored = await everything(stores);
      expect(restored.measurements).toEqual(original.measurements);
      expect(restored.accounts).toEqual(original.accounts);
      expect(restored.responses).toEqual(original.responses);
      expect(Object.keys(original.responses).length).toBeGreaterThan(20);
      // Ids assigned after the restore follow those assigned before.
      await stores.accounts.users.add({ username: 'Next', password: 'тайна тайна', role: 'user' });
      const again = await importBundle(stores.measurements, bundlePath('next-day'));
      expect(again.outcome).toBe('unchanged');
    });
  });

  it('overwrites neither stores with data nor a folder without force', async () => {
    await withStores(async (stores) => {
      const before = await measurementRows(stores.measurements);
      await expect(restore(sides(stores), { path, force: false })).rejects.toThrow(/imported data/);
      await expect(restore(sides(stores, true), { path, force: false })).rejects.toThrow(/people/);
      await expect(backUp(sides(stores), { path, force: false, verify: true })).rejects.toThrow(
        /exists already/,
      );
      expect(await measurementRows(stores.measurements)).toEqual(before);
      await restore(sides(stores, true), { path, force: true });
      expect((await everything(stores)).responses).toEqual(original.responses);
    }, 'two-days');
  });

  it('is refused when it is damaged, cut short or of another version, and changes nothing', async () => {
    await withStores(async (stores) => {
      const attempt = () => restore(sides(stores), { path, force: false });
      const spoil = async (name: string, change: (bytes: Buffer) => Buffer | string) => {
        const file = join(path, name);
        const good = await readFile(file);
        await writeFile(file, change(good));
        await expect(attempt()).rejects.toBeInstanceOf(BackupError);
        await writeFile(file, good);
      };
      await spoil('measurements.books.jsonl.gz', (bytes) => bytes.subarray(0, -9));
      await spoil('accounts.users.jsonl.gz', (bytes) => Buffer.from(bytes).fill(1, 20, 21));
      await spoil('manifest.json', () => '{"format":');
      await spoil('manifest.json', (bytes) =>
        bytes.toString('utf8').replace(/"schema": \d+/, '"schema": 99'),
      );
      expect((await measurementRows(stores.measurements))['books']).toEqual(['']);
      expect((await stores.accounts.users.list()).map(({ username }) => username)).toEqual([
        'admin',
      ]);
    });
  });

  it('that is killed leaves nothing that looks like one', async () => {
    const script = fileURLToPath(new URL('./testing/killedBackup.ts', import.meta.url));
    const target = join(await temporaryFolder(), 'deep', 'backup');
    const child = spawn(process.execPath, ['--conditions=@litometr/source', script, target], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    const left = await readdir(join(target, '..'));
    expect(left).toEqual([expect.stringMatching(/^\.backup\..+\.partial$/)]);
    await withStores(async (stores) => {
      const half = join(target, '..', left[0] ?? '');
      await expect(restore(sides(stores), { path: half, force: false })).rejects.toThrow(
        /is no backup/,
      );
      await backUp(sides(stores), { path: target, force: false, verify: false });
    });
  });
});
