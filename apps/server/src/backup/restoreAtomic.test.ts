import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { examine } from '../control/doctor.ts';
import { openOperations } from '../control/openOperations.ts';
import { BackupError } from '../dataFolder/writeWhole.ts';
import { temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { DiskFullError } from '../measurements/diskFull.ts';
import { faultyStore } from '../measurements/testing/faultyStore.ts';
import { openServer } from '../openServer.ts';
import { backUp } from './backup.ts';
import { type RestorePoint, restore } from './restore.ts';
import { settleRestore } from './settleRestore.ts';
import { alterBackup } from './testing/alterBackup.ts';
import { addTokens, type BothStores, digestsOf, sidesOf, withBoth } from './testing/bothStores.ts';
import { makeRestoreFixture, type RestoreFixture } from './testing/restoreFixture.ts';

const killedRestore = fileURLToPath(new URL('./testing/killedRestore.ts', import.meta.url));

let root = '';
let fixture: RestoreFixture;
beforeAll(async () => {
  root = await temporaryFolder();
  fixture = await makeRestoreFixture(root);
}, 240_000);

/** A copy of the full stores. */
async function fullStores(name: string): Promise<string> {
  const folder = join(root, name);
  await cp(fixture.start, folder, { recursive: true });
  return folder;
}

async function damagedBackup(file: string, change: (lines: string[]) => string[]): Promise<string> {
  const path = join(await temporaryFolder(), 'backup');
  await cp(fixture.backup, path, { recursive: true });
  await alterBackup(path, file, change);
  return path;
}

async function journalOf({ measurements }: BothStores): Promise<string[]> {
  const rows = await measurements.writer.select<{ id: string }>(
    `SELECT import_id AS id, count() - uniqExact(status) AS doubled FROM imports
     GROUP BY id HAVING doubled = 0 ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

const stages = ({ measurements }: BothStores) =>
  measurements.writer.select("SELECT name FROM system.databases WHERE name = 'litometr_stage'");

const TOKENS = 'accounts.refresh_tokens.jsonl.gz';
const BOOKS = 'measurements.books.jsonl.gz';
const withoutParent = (lines: string[]) => lines.filter((line) => !line.includes('"id":77,'));
const twice = (lines: string[]) => [...lines, lines[0]?.replace('"id":', '"id":9') ?? ''];
const damages = [
  ['a child without its parent', TOKENS, withoutParent, /refresh_tokens.*does not exist/],
  ['a token that is there twice', TOKENS, twice, /refresh_tokens.*same key/],
  ['a row that is no JSON', TOKENS, (lines) => [...lines, '{"hash":"secret'], /refresh_tokens/],
  ['a book that is no row', BOOKS, (lines) => [...lines, '["litgorod", "secret'], /books/],
] as const satisfies readonly [string, string, (lines: string[]) => string[], RegExp][];

describe('restore over full stores', { timeout: 240_000 }, () => {
  it.each(damages)(
    'keeps both stores when the backup holds %s',
    async (_, file, change, reason) => {
      const path = await damagedBackup(file, change);
      await withBoth(await fullStores(`damaged-${file}-${reason.source}`), async (stores) => {
        const journal = await journalOf(stores);
        const failure: unknown = await restore(sidesOf(stores), { path, force: true }).catch(
          (error: unknown) => error,
        );
        expect(failure).toBeInstanceOf(BackupError);
        const { message, cause } = failure as BackupError;
        expect(message).toMatch(reason);
        expect(message.length).toBeLessThan(300);
        expect(message).not.toMatch(/secret|[0-9a-f]{32}|insert/);
        expect(cause).toBeUndefined();
        expect(await digestsOf(stores)).toEqual(fixture.before);
        expect(await stages(stores)).toEqual([]);
        expect(await journalOf(stores)).toEqual(journal);
      });
    },
  );

  it('replaces both and adds what the journal of the backup knows, once', async () => {
    await withBoth(await fullStores('whole'), async (stores) => {
      const journal = await journalOf(stores);
      await restore(sidesOf(stores), { path: fixture.backup, force: true });
      await restore(sidesOf(stores), { path: fixture.backup, force: true });
      expect(await digestsOf(stores)).toEqual(fixture.after);
      // The two imports of the backup, and both restores.
      const added = (await journalOf(stores)).filter((id) => !journal.includes(id));
      expect(added).toHaveLength(4);
    });
  });

  it('does not change either store when the disk of the measurements is full', async () => {
    await withBoth(await fullStores('full-disk'), async (stores) => {
      const measurements = faultyStore(stores.measurements, (number) => {
        if (number === 40) throw new Error('Code: 243. DB::Exception: No space left on device');
      });
      const restoring = restore(sidesOf({ ...stores, measurements }), {
        path: fixture.backup,
        force: true,
      });
      await expect(restoring).rejects.toThrow(DiskFullError);
      await expect(restoring).rejects.toThrow(/a restore needs as much/);
      expect(await digestsOf(stores)).toEqual(fixture.before);
      expect(await stages(stores)).toEqual([]);
    });
  });

  it('completes when the connection breaks after the accounts were committed', async () => {
    await withBoth(await fullStores('broken-commit'), async (stores) => {
      const { database } = stores.accounts;
      let broken = false;
      const transaction: typeof database.transaction = async (work, config) => {
        const result = await database.transaction(work, config);
        if (broken) return result;
        broken = true;
        throw new Error('Connection terminated unexpectedly');
      };
      const breaking = Object.assign(Object.create(database) as typeof database, { transaction });
      await restore(sidesOf({ ...stores, accounts: { ...stores.accounts, database: breaking } }), {
        path: fixture.backup,
        force: true,
      });
      expect(await digestsOf(stores)).toEqual(fixture.after);
    });
  });
});

describe('a trial of a backup', { timeout: 120_000 }, () => {
  it('refuses one that cannot be restored, which gets no name', async () => {
    await withBoth(await fullStores('trial'), async (stores) => {
      const path = join(root, 'untrustworthy');
      const { database } = stores.accounts;
      // A copy of a store may lose a constraint, and rows with it.
      await database.execute(
        'alter table refresh_tokens drop constraint refresh_tokens_family_id_token_families_id_fk',
      );
      await addTokens(database, 100);
      await database.execute('delete from token_families');
      const backingUp = backUp(sidesOf(stores), { path, force: false, verify: true });
      await expect(backingUp).rejects.toThrow(/refresh_tokens.*does not exist/);
      const unverified = await backUp(sidesOf(stores), { path, force: false, verify: false });
      expect(unverified.rows).toBeGreaterThan(100);
    });
  });
});

const points: readonly [RestorePoint, 'before' | 'after', settledBy: keyof typeof settle][] = [
  ['staged', 'before', 'a command'],
  ['filled', 'before', 'a server'],
  ['prepared', 'before', 'a server'],
  ['committed', 'after', 'a server'],
  ['committed', 'after', 'a command'],
];

const configOf = (folder: string) =>
  readConfig({ LITOMETR_DATA_DIR: folder, LITOMETR_DEMO: 'off', PORT: '0' });

const settle = {
  /** One that needs no accounts settles a restore too. */
  'a command': async (folder: string) => {
    const { operations, close } = await openOperations(configOf(folder));
    await operations.demo('remove');
    await close();
  },
  'a server': async (folder: string) => {
    const lines: string[] = [];
    const server = await openServer({
      config: configOf(folder),
      dashboardFolder: null,
      logger: false,
      say: (line) => void lines.push(line),
    });
    await server.close();
    return lines;
  },
};

describe('a restore that is killed', { timeout: 240_000 }, () => {
  it.each(points)('at %s leaves the state %s it in both stores for %s', async (at, side, by) => {
    const folder = await fullStores(`killed-${at}-${by}`);
    const child = spawn(
      process.execPath,
      ['--conditions=@litometr/source', killedRestore, folder, fixture.backup, at],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    const lines = await settle[by](folder);
    const outcome = side === 'before' ? 'discarded' : 'completed';
    if (lines !== undefined && at !== 'filled') {
      expect(lines).toContainEqual(expect.stringContaining(`restore was ${outcome}`));
    }
    await withBoth(folder, async (stores) => {
      expect(await settleRestore({ ...stores, database: stores.accounts.database })).toBe('none');
      const findings = await examine(stores);
      expect(findings.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(await digestsOf(stores)).toEqual(side === 'before' ? fixture.before : fixture.after);
    });
  });
});
