import type { Measurements } from '../measurements/client.ts';
import { recover } from '../measurements/completePublication.ts';
import { dropStage } from '../measurements/stage.ts';
import { type BackupManifest, verifyFiles } from './manifest.ts';
import { stageMeasurements } from './measurementsBackup.ts';
import { tryAccounts } from './tryAccounts.ts';

/**
 * Restores a backup without touching what the stores hold: the measurements into the stage, the
 * accounts into an embedded store of their own inside `folder`. Both are dropped afterwards.
 *
 * @throws BackupError naming the file that cannot be restored, and why
 */
export async function verifyBackup(
  measurements: Measurements,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  await verifyFiles(folder, [...manifest.measurements.tables, ...manifest.accounts.tables]);
  await measurements.withPublishLock(async () => {
    await recover(measurements);
    await stageMeasurements(measurements, folder, manifest.measurements);
    await dropStage(measurements.writer);
  });
  await tryAccounts(folder, manifest.accounts);
}
