import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { BackupError } from '../dataFolder/writeWhole.ts';
import type { Measurements, Writer } from '../measurements/client.ts';
import { recover } from '../measurements/completePublication.ts';
import { explainFull } from '../measurements/diskFull.ts';
import type { PublicationPlan } from '../measurements/journal.ts';
import { mergeParts } from '../measurements/mergeParts.ts';
import { nextPartitions, publishedPartitions } from '../measurements/partitions.ts';
import { dropStage, next } from '../measurements/stage.ts';
import { linesInsert } from '../measurements/stageRows.ts';
import { tableChunks } from '../measurements/tableChunks.ts';
import { DATABASE, STAGE_DATABASE, tables } from '../measurements/tables.ts';
import type { BackupManifest, TableFile } from './manifest.ts';
import { readTableFile, writeTableFile } from './tableFiles.ts';

type TableName = keyof typeof tables;
/** Typed names: `Object.keys` forgets them. */
const tableNames = Object.keys(tables) as TableName[];
/** The store has its own migrations; the backup's version is recorded in the manifest. */
const backedUpTables = tableNames.filter((name) => name !== 'migrations');
/** The journal is added to, not replaced: the restoration itself is written there. */
const replacedTables = backedUpTables.filter((name) => name !== 'imports');

/** Writes every table into the folder. No publication runs during the backup; page requests do. */
export function backUpMeasurements(
  measurements: Measurements,
  folder: string,
): Promise<BackupManifest['measurements']> {
  return measurements.withPublishLock(async () => {
    await recover(measurements);
    const { writer } = measurements;
    const files: TableFile[] = [];
    for (const table of backedUpTables) {
      const chunks = tableChunks(writer, table, {
        sql: (rows) => `SELECT * FROM ${rows} FORMAT JSONCompactEachRow`,
      });
      files.push(await writeTableFile(folder, `measurements.${table}.jsonl.gz`, table, chunks));
    }
    return { schema: await schemaVersion(writer), tables: files };
  });
}

/** The newest migration that the store has. */
export async function schemaVersion(writer: Pick<Writer, 'select'>): Promise<number> {
  const [row] = await writer.select<{ version: number }>(
    'SELECT max(version) AS version FROM migrations',
  );
  return row?.version ?? 0;
}

/**
 * Loads the backup's tables into the stage and returns the plan that puts all of them in the place
 * of the published ones. Readers see no difference until that plan is decided. Where it fails, the
 * stage is dropped. Call it as a publication (`inTurn`), after `recover`.
 *
 * @throws BackupError naming the file that cannot be restored, and why
 */
export async function stageMeasurements(
  { writer }: Measurements,
  folder: string,
  { tables: files }: BackupManifest['measurements'],
): Promise<PublicationPlan> {
  try {
    await dropStage(writer);
    await writer.command(`CREATE DATABASE ${STAGE_DATABASE}`);
    for (const table of backedUpTables) await loadTable(writer, folder, table, files);
    await mergeJournal(writer);
    const plan = await planRestoration(writer);
    await mergeParts(writer, [...plan.replace, ...(await nextPartitions(writer))]);
    return plan;
  } catch (error) {
    const cause = explainFull(error, RESTORE_ROOM);
    await dropStage(writer).catch((second: unknown) => {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new AggregateError([cause, second], message, { cause });
    });
    throw cause;
  }
}

const RESTORE_ROOM = 'a restore needs as much as the restored store takes, beside the old one';

/**
 * Adds to the journal the entries that it does not have, and changes none that it has. Steps of
 * decisions are left out: their plans refer to another store's stage.
 */
async function mergeJournal(writer: Writer): Promise<void> {
  const loaded = `${STAGE_DATABASE}.restored_imports`;
  await writer.command(`RENAME TABLE ${next('imports')} TO ${loaded}`);
  await writer.command(`CREATE TABLE ${next('imports')} AS ${DATABASE}.imports`);
  await writer.command(
    `INSERT INTO ${next('imports')} SELECT * FROM ${loaded}
     WHERE status NOT IN ('prepared', 'publishing')
       AND import_id NOT IN (SELECT import_id FROM imports)`,
  );
}

async function loadTable(
  writer: Writer,
  folder: string,
  table: TableName,
  files: readonly TableFile[],
): Promise<void> {
  await writer.command(`CREATE TABLE ${next(table)} AS ${DATABASE}.${table}`);
  const file = files.find((each) => each.table === table);
  if (file === undefined) throw new BackupError(`The backup has no table ${table}.`);
  for await (const lines of readTableFile(folder, file.file)) {
    await writer.load(linesInsert(next(table)), [lines]).catch((error: unknown) => {
      throw refusedRows(file.file, error);
    });
  }
  const [found] = await writer.select<{ rows: number }>(
    `SELECT count() AS rows FROM ${next(table)}`,
  );
  if (found?.rows !== file.rows) {
    throw new BackupError(
      `${file.file} holds ${found?.rows ?? 0} rows, its backup says ${file.rows}. Nothing was changed.`,
    );
  }
}

/** An error of the engine; the embedded one has a class of its own for them. */
const engineError = z.object({ code: z.string(), type: z.string() });

/** The engine's own message quotes the rows; its name for the error does not. */
function refusedRows(file: string, error: unknown): unknown {
  const parsed = engineError.safeParse(error);
  if (!parsed.success || explainFull(error) !== error) return error;
  return new BackupError(
    `${file} of the backup cannot be restored: the engine refuses its rows [${parsed.data.type}]. Nothing was changed.`,
  );
}

async function planRestoration(writer: Writer): Promise<PublicationPlan> {
  const isReplaced = ({ table }: { table: string }) =>
    replacedTables.some((name) => name === table);
  const coming = (await nextPartitions(writer)).filter(isReplaced);
  const gone = (await publishedPartitions(writer)).filter(
    ({ table, id }) =>
      isReplaced({ table }) && !coming.some((each) => each.table === table && each.id === id),
  );
  return {
    importId: randomUUID(),
    portal: null,
    rows: coming.reduce((sum, { rows }) => sum + rows, 0),
    badRows: 0,
    replace: coming.map(({ table, id }) => ({ table, id })),
    drop: gone.map(({ table, id }) => ({ table, id })),
    journal: true,
    state: null,
  };
}
