import { BackupError } from '../dataFolder/writeWhole.ts';
import type { Measurements } from '../measurements/client.ts';
import { recover } from '../measurements/completePublication.ts';
import { type PublicationPlan, writeJournal } from '../measurements/journal.ts';
import { dropStage } from '../measurements/stage.ts';
import { portalStates } from '../measurements/state.ts';
import type { Database } from '../postgres/database.ts';
import { describeQueryFailure } from '../postgres/queryFailure.ts';
import { accountsSchema } from './accountsBackup.ts';
import { type BackupRequest, type BackupResult, sumOf } from './backup.ts';
import { type BackupManifest, readManifest, verifyFiles } from './manifest.ts';
import { schemaVersion, stageMeasurements } from './measurementsBackup.ts';
import { recordDecision, restoreAccounts } from './restoreAccounts.ts';
import { type Settlement, settlePrepared } from './settleRestore.ts';

/**
 * Where a test may stop a restore. The measurements are in the stage at `staged`, the accounts in
 * their tables at `filled`, the plan in the journal at `prepared`; the accounts are committed between
 * `prepared` and `committed`.
 */
export type RestorePoint = 'staged' | 'filled' | 'prepared' | 'committed';

export interface RestoreStores {
  measurements: Measurements;
  accounts: { database: Database; hasPeople: () => Promise<boolean> };
}

interface RestoreRequest extends BackupRequest {
  /** For tests alone: runs at each point. */
  probe?: (point: RestorePoint) => void | Promise<void>;
}

/**
 * Replaces both stores by a backup, or neither. Every file is checked first. The measurements are
 * loaded into the stage, the accounts in one transaction; its commit decides for both. A kill
 * before it changes nothing; after it, the next `settleRestore` publishes the measurements.
 *
 * @throws BackupError where the folder is no whole backup of this program's version or cannot be
 * restored, or the stores hold people or imported data and `force` is not set
 */
export async function restore(
  { measurements, accounts }: RestoreStores,
  { path, force, probe }: RestoreRequest,
): Promise<BackupResult> {
  const { database } = accounts;
  const manifest = await readManifest(path);
  await refuseOtherVersion(manifest, measurements, database);
  if (!force) await refuseNonEmpty(measurements, accounts);
  await verifyFiles(path, [...manifest.measurements.tables, ...manifest.accounts.tables]);
  await measurements.withPublishLock(async () => {
    await recover(measurements);
    const plan = await stageMeasurements(measurements, path, manifest.measurements);
    await probe?.('staged');
    const replacing = restoreAccounts(database, path, manifest.accounts, async (tx) => {
      await probe?.('filled');
      await recordDecision(tx, plan.importId);
      await prepare(measurements, plan);
      await probe?.('prepared');
    });
    // A failed commit is inconclusive: the connection may have broken after it.
    const failure = await replacing.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure === null) await probe?.('committed');
    const settlement = await settle(measurements, database);
    if (settlement === 'completed') return;
    if (settlement === 'none') await dropStage(measurements.writer);
    throw explained(failure?.error);
  });
  return sumOf(manifest);
}

function prepare({ writer }: Measurements, plan: PublicationPlan): Promise<void> {
  const { importId, portal, rows, badRows } = plan;
  const detail = JSON.stringify(plan);
  const status = 'prepared';
  return writeJournal(writer, {
    importId,
    portal,
    source: 'backup',
    status,
    rows,
    badRows,
    detail,
  });
}

async function settle(measurements: Measurements, database: Database): Promise<Settlement> {
  return settlePrepared({ measurements, database }).catch((error: unknown) => {
    const reason = describeQueryFailure(error) ?? (error instanceof Error ? error.message : error);
    throw new Error(
      `The restore was interrupted: ${String(reason)}. Nothing is lost. Remove the cause, then restart the server or run \`litometr doctor\`: it completes the restore or discards it, for both stores.`,
    );
  });
}

/** Why the accounts could not be replaced, without their rows. */
function explained(error: unknown): unknown {
  const reason = describeQueryFailure(error);
  if (reason === null) return error;
  return new BackupError(`The accounts cannot be restored: ${reason}. Both stores are unchanged.`);
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

async function refuseNonEmpty(
  measurements: Measurements,
  accounts: RestoreStores['accounts'],
): Promise<void> {
  const states = await measurements.read(portalStates);
  const imported = states.filter(({ demo }) => !demo).map(({ portal }) => portal);
  const contents = [
    ...(imported.length > 0 ? [`imported data of ${imported.join(', ')}`] : []),
    ...((await accounts.hasPeople()) ? ['accounts of people'] : []),
  ];
  if (contents.length === 0) return;
  throw new BackupError(
    `The stores hold ${contents.join(' and ')}, and were left as they are. Restore into an empty data folder (LITOMETR_DATA_DIR), or add --force to replace all of it.`,
  );
}
