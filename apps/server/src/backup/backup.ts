import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../accounts/database.ts';
import type { Measurements } from '../measurements/client.ts';
import { portalStates } from '../measurements/state.ts';
import { version } from '../version.ts';
import { accountsSchema, backUpAccounts, restoreAccounts } from './accountsBackup.ts';
import { type BackupManifest, MANIFEST, readManifest, verifyFiles } from './manifest.ts';
import { backUpMeasurements, restoreMeasurements, schemaVersion } from './measurementsBackup.ts';
import { BackupError, writeWhole } from './writeWhole.ts';

export interface BackupRequest {
  /** Absolute, on the machine of the server. */
  path: string;
  /** Of a backup: replace what stands there. Of a restoration: replace what the stores hold. */
  force: boolean;
}

export interface BackupResult {
  /** Rows of both stores. */
  rows: number;
  /** Packed, in all files. */
  bytes: number;
}

interface BothStores {
  measurements: Measurements;
  accounts: { database: Database; hasPeople: () => Promise<boolean> };
}

const sumOf = ({ measurements, accounts }: BackupManifest): BackupResult => {
  const files = [...measurements.tables, ...accounts.tables];
  return {
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/** Both stores into a folder that has its name only when it is whole. Holds password hashes. */
export async function backUp(
  { measurements, accounts }: BothStores,
  { path, force }: BackupRequest,
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
  });
  return result;
}

/**
 * Both stores from a backup. Every file is checked before anything is changed.
 *
 * @throws BackupError where the folder is no whole backup of this program's version, or the stores
 * hold people or imported data and `force` is not given
 */
export async function restore(
  { measurements, accounts }: BothStores,
  { path, force }: BackupRequest,
): Promise<BackupResult> {
  const manifest = await readManifest(path);
  await refuseOtherVersion(manifest, measurements, accounts.database);
  if (!force) await refuseHeld(measurements, accounts);
  await verifyFiles(path, [...manifest.measurements.tables, ...manifest.accounts.tables]);
  await restoreMeasurements(measurements, path, manifest.measurements);
  await restoreAccounts(accounts.database, path, manifest.accounts);
  return sumOf(manifest);
}

async function refuseOtherVersion(
  manifest: BackupManifest,
  { writer }: Measurements,
  db: Database,
): Promise<void> {
  const now = `${await schemaVersion(writer)}.${await accountsSchema(db)}`;
  const then = `${manifest.measurements.schema}.${manifest.accounts.schema}`;
  if (now === then) return;
  throw new BackupError(
    `The backup was made by the program's version ${manifest.program} with stores of version ${then}; these are of version ${now}. Restore it with that version, start the newer one on the result, and it brings the stores along.`,
  );
}

async function refuseHeld(
  measurements: Measurements,
  accounts: BothStores['accounts'],
): Promise<void> {
  const states = await measurements.read(portalStates);
  const imported = states.filter(({ demo }) => !demo).map(({ portal }) => portal);
  const held = [
    ...(imported.length > 0 ? [`imported data of ${imported.join(', ')}`] : []),
    ...((await accounts.hasPeople()) ? ['accounts of people'] : []),
  ];
  if (held.length === 0) return;
  throw new BackupError(
    `The stores hold ${held.join(' and ')}, and were left as they are. Restore into an empty data folder (LITOMETR_DATA_DIR), or add --force to replace all of it.`,
  );
}
