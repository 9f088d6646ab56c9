import { eq, sql } from 'drizzle-orm';
import { BackupError } from '../dataFolder/writeWhole.ts';
import type { Database } from '../postgres/database.ts';
import { describeQueryFailure } from '../postgres/queryFailure.ts';
import { restorations } from '../postgres/schema.ts';
import { selectLines } from './accountsBackup.ts';
import { type AccountsTable, accountsTables } from './accountsTables.ts';
import type { BackupManifest, TableFile } from './manifest.ts';
import { readTableFile } from './tableFiles.ts';

/** Any fixed number: of several servers on one PostgreSQL one restores at a time. */
const RESTORE_LOCK = 7_431_003;

/**
 * Replaces every row of the store by the backup's, or none.
 *
 * @param beforeCommit runs in the transaction when all rows are in and checked; a throw undoes them
 * @throws BackupError naming the file that cannot be restored, and why
 */
export async function restoreAccounts(
  db: Database,
  folder: string,
  { tables: files }: BackupManifest['accounts'],
  beforeCommit: (tx: Database) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const tables = accountsTables();
  await db.transaction(async (tx) => {
    await lockRestores(tx);
    const names = tables.map(({ name }) => sql.identifier(name));
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
    for (const table of tables) {
      const file = files.find((each) => each.table === table.name);
      if (file === undefined) throw new BackupError(`The backup has no table ${table.name}.`);
      await fillTable(tx, folder, table, file).catch((error: unknown) => {
        const reason = describeQueryFailure(error);
        if (reason === null) throw error;
        throw new BackupError(
          `${file.file} of the backup cannot be restored: ${reason}. Nothing was changed.`,
        );
      });
    }
    await beforeCommit(tx);
  });
}

/** Within the transaction of a restore: the measurements prepared under this id will follow. */
export async function recordDecision(tx: Database, id: string): Promise<void> {
  await tx.delete(restorations);
  await tx.insert(restorations).values({ id, decidedAt: new Date() });
}

/**
 * Returns whether the accounts of a restore are committed. A transaction whose client was killed
 * may still be committing: it holds the lock until it has ended.
 */
export function isDecided(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockRestores(tx);
    const found = await tx.select().from(restorations).where(eq(restorations.id, id));
    return found.length > 0;
  });
}

async function lockRestores(tx: Database): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '60s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${RESTORE_LOCK})`);
}

async function fillTable(
  tx: Database,
  folder: string,
  { name, sequenceColumns, refersToItself }: AccountsTable,
  { file, rows: expected }: TableFile,
): Promise<void> {
  const table = sql.identifier(name);
  const loading = refersToItself ? sql.identifier(`restored_${name}`) : table;
  if (refersToItself) {
    await tx.execute(sql`create temporary table ${loading} (like ${table}) on commit drop`);
  }
  for await (const lines of readTableFile(folder, file)) {
    const rows = `[${lines.toString('utf8').trimEnd().split('\n').join(',')}]`;
    await tx.execute(
      sql`insert into ${loading} select * from json_populate_recordset(null::${table}, ${rows}::json)`,
    );
  }
  // A reference is checked at the end of its statement: within one, no order of rows is wrong.
  if (refersToItself) await tx.execute(sql`insert into ${table} select * from ${loading}`);
  const [found] = await selectLines(tx, sql`select count(*)::text as line from ${table}`);
  if (Number(found) !== expected) {
    throw new BackupError(
      `${file} holds ${found ?? 0} rows, its backup says ${expected}. Nothing was changed.`,
    );
  }
  for (const column of sequenceColumns) {
    const key = sql.identifier(column);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}),
        coalesce((select max(${key}) from ${table}), 1), exists (select 1 from ${table}))`,
    );
  }
}
