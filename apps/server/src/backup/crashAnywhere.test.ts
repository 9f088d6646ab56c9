import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../control/doctor.ts';
import { temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { atRandomMoments, killsOf, runOperation } from '../testing/runOperation.ts';
import { readManifest, verifyFiles } from './manifest.ts';
import { digestsOf, withBoth } from './testing/bothStores.ts';
import { makeRestoreFixture, type RestoreFixture } from './testing/restoreFixture.ts';

let root = '';
let fixture: RestoreFixture;
beforeAll(async () => {
  root = await temporaryFolder();
  fixture = await makeRestoreFixture(root);
}, 240_000);

async function fullStores(): Promise<string> {
  const folder = join(root, 'data');
  await rm(folder, { recursive: true, force: true });
  await cp(fixture.start, folder, { recursive: true });
  return folder;
}

/** Digests of the stores after the next start, which finds nothing wrong. */
async function foundIn(folder: string): Promise<RestoreFixture['before']> {
  return withBoth(folder, async (stores) => {
    const findings = await examine(stores);
    expect(findings.flatMap(({ wrong }) => wrong)).toEqual([]);
    return digestsOf(stores);
  });
}

const timeout = 60_000 + 120_000 * killsOf('restore');

describe('what is killed at any moment', { timeout }, () => {
  it('loses nothing: a restore leaves one state or the other in both stores', async () => {
    const { statements } = await runOperation(
      'restore',
      [await fullStores(), fixture.backup],
      null,
    );
    expect(statements).toBeGreaterThan(100);
    await atRandomMoments('restore', statements, async (moment) => {
      const folder = await fullStores();
      const { killed } = await runOperation('restore', [folder, fixture.backup], moment);
      const found = await foundIn(folder);
      const isBefore = JSON.stringify(found) === JSON.stringify(fixture.before);
      if (!isBefore || !killed) expect(found).toEqual(fixture.after);
      return killed;
    });
  });

  it('loses nothing: a backup gets its name when it is complete, the stores are unchanged', async () => {
    const target = join(root, 'target', 'backup');
    const folder = await fullStores();
    const { statements } = await runOperation('backup', [folder, target], null);
    expect(statements).toBeGreaterThan(100);
    await atRandomMoments('backup', statements, async (moment) => {
      await rm(join(root, 'target'), { recursive: true, force: true });
      const { killed } = await runOperation('backup', [folder, target], moment);
      expect(await foundIn(folder)).toEqual(fixture.before);
      if (killed && !existsSync(target)) return true;
      const { measurements, accounts } = await readManifest(target);
      await verifyFiles(target, [...measurements.tables, ...accounts.tables]);
      return killed;
    });
  });
});
