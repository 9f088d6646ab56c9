import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../postgres/database.ts';
import { accountsTables } from './accountsTables.ts';
import type { BackupManifest, TableFile } from './manifest.ts';
import { writeTableFile } from './tableFiles.ts';

/** PostgreSQL writes the rows as JSON itself and reads them back, so that no type is lost. */
export function backUpAccounts(db: Database, folder: string): Promise<BackupManifest['accounts']> {
  return db.transaction(
    async (tx) => {
      const tables = accountsTables();
      const names = tables.map(({ name }) => sql.identifier(name));
      // Before the first read: a restore by another server would show this snapshot empty tables.
      await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in access share mode`);
      const files: TableFile[] = [];
      for (const { name } of tables) {
        const chunks = rowsOf(tx, name);
        files.push(await writeTableFile(folder, `accounts.${name}.jsonl.gz`, name, chunks));
      }
      return { schema: await accountsSchema(tx), tables: files };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const PAGE_ROWS = 5_000;
/** Both drivers return `{rows}`; drizzle's common type leaves the result open. */
const lineRows = z.object({ rows: z.array(z.object({ line: z.string() })) });

/** Yields the rows of a table in pages of JSON lines. A cursor reads each row once. */
async function* rowsOf(tx: Database, table: string): AsyncGenerator<Buffer> {
  const cursor = sql.identifier(`backup_${table}`);
  await tx.execute(
    sql`declare ${cursor} cursor for select to_json(t)::text as line from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await selectLines(tx, sql`fetch ${sql.raw(String(PAGE_ROWS))} from ${cursor}`);
    if (rows.length > 0) yield Buffer.from(rows.map((line) => `${line}\n`).join(''));
    if (rows.length < PAGE_ROWS) break;
  }
  await tx.execute(sql`close ${cursor}`);
}

/** Returns the column `line` of a query. */
export async function selectLines(db: Database, query: SQL): Promise<string[]> {
  const { rows } = lineRows.parse(await db.execute(query));
  return rows.map(({ line }) => line);
}

/** Returns the number of applied migrations. */
export async function accountsSchema(db: Database): Promise<number> {
  const [count] = await selectLines(
    db,
    sql`select count(*)::text as line from drizzle.__drizzle_migrations`,
  );
  return Number(count ?? 0);
}
