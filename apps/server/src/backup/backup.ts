import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { version } from '../config/version.ts';
import { writeWhole } from '../dataFolder/writeWhole.ts';
import type { Measurements } from '../measurements/client.ts';
import type { Database } from '../postgres/database.ts';
import { backUpAccounts } from './accountsBackup.ts';
import { type BackupManifest, MANIFEST } from './manifest.ts';
import { backUpMeasurements } from './measurementsBackup.ts';
import { verifyBackup } from './verifyBackup.ts';

export interface BackupRequest {
  /** Absolute, on the machine of the server. */
  path: string;
  /** For a backup: replaces the folder. For a restore: replaces the contents of the stores. */
  force: boolean;
}

export interface BackupResult {
  /** Rows of both stores. */
  rows: number;
  /** Packed, in all files. */
  bytes: number;
}

/** Adds up what a manifest lists. */
export const sumOf = ({ measurements, accounts }: BackupManifest): BackupResult => {
  const files = [...measurements.tables, ...accounts.tables];
  return {
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/**
 * Writes both stores into a folder that gets its name only when it is complete. Contains password
 * hashes and keys.
 *
 * @param verify restores the backup as a test before it gets its name
 * @throws BackupError where the name exists, or the test fails
 */
export async function backUp(
  { measurements, accounts }: { measurements: Measurements; accounts: { database: Database } },
  { path, force, verify }: BackupRequest & { verify: boolean },
): Promise<BackupResult> {
  let result: BackupResult = { rows: 0, bytes: 0 };
  await writeWhole(path, { force }, async (folder) => {
    await mkdir(folder, { mode: 0o700 });
    const manifest: BackupManifest = {
      format: 'litometr-backup',
      version: 1,
      program: version,
      made_at: new Date().toISOString(),
      measurements: await backUpMeasurements(measurements, folder),
      accounts: await backUpAccounts(accounts.database, folder),
    };
    result = sumOf(manifest);
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    });
    if (verify) await verifyBackup(measurements, folder, manifest);
  });
  return result;
}
