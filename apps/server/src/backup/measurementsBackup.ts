import { randomUUID } from 'node:crypto';
import type { Measurements, Writer } from '../measurements/client.ts';
import { decidePublication, recover } from '../measurements/completePublication.ts';
import type { PublicationPlan } from '../measurements/journal.ts';
import { nextPartitions, publishedPartitions } from '../measurements/partitions.ts';
import { dropStage, next } from '../measurements/stage.ts';
import { linesInsert } from '../measurements/stageRows.ts';
import { tableChunks } from '../measurements/tableChunks.ts';
import { DATABASE, STAGE_DATABASE, tables } from '../measurements/tables.ts';
import type { BackupManifest, TableFile } from './manifest.ts';
import { readTableFile, writeTableFile } from './tableFiles.ts';
import { BackupError } from './writeWhole.ts';

type TableName = keyof typeof tables;
/** Typed names: `Object.keys` forgets them. */
const tableNames = Object.keys(tables) as TableName[];
/** The store has its own; the backup's version of it stands in the manifest. */
const kept = tableNames.filter((name) => name !== 'migrations');
/** The journal is added to, not replaced: the restoration itself is written there. */
const replaced = kept.filter((name) => name !== 'imports');

/** Writes every table into the folder. No publication runs meanwhile; pages do. */
export function backUpMeasurements(
  measurements: Measurements,
  folder: string,
): Promise<BackupManifest['measurements']> {
  return measurements.inTurn(async () => {
    await recover(measurements);
    const { writer } = measurements;
    const files: TableFile[] = [];
    for (const table of kept) {
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
 * Puts the backup's tables in the place of the store's, all of them at once: they are loaded
 * beside them, counted, and swapped under the journal. A kill before the swap changes nothing,
 * one during it is completed by the next start.
 */
export function restoreMeasurements(
  measurements: Measurements,
  folder: string,
  { tables: files }: BackupManifest['measurements'],
): Promise<void> {
  return measurements.inTurn(async () => {
    const { writer } = measurements;
    await recover(measurements);
    await writer.command(`CREATE DATABASE ${STAGE_DATABASE}`);
    try {
      for (const table of kept) await loadTable(writer, folder, table, files);
      const plan = await planRestoration(writer);
      await writer.command(
        `INSERT INTO imports SELECT * FROM ${next('imports')}
         WHERE import_id NOT IN (SELECT import_id FROM imports)`,
      );
      await decidePublication(measurements, plan, { source: 'backup' });
    } catch (error) {
      // What is decided is completed by the next start or publication; the stage must stay for it.
      if ((await decided(writer)) === 0) await dropStage(writer);
      throw error;
    }
  });
}

async function decided(writer: Writer): Promise<number> {
  const [row] = await writer.select<{ open: number }>(
    `SELECT uniqExact(import_id) AS open FROM imports WHERE status = 'publishing'
       AND import_id NOT IN (SELECT import_id FROM imports WHERE status = 'published')`,
  );
  return row?.open ?? 0;
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
    await writer.load(linesInsert(next(table)), [lines]);
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

async function planRestoration(writer: Writer): Promise<PublicationPlan> {
  const isReplaced = ({ table }: { table: string }) => replaced.some((name) => name === table);
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
    state: null,
  };
}
