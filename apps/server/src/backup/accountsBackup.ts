import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database } from '../accounts/database.ts';
import * as schema from '../accounts/schema.ts';
import type { BackupManifest, TableFile } from './manifest.ts';
import { readTableFile, writeTableFile } from './tableFiles.ts';
import { BackupError } from './writeWhole.ts';

interface AccountsTable {
  name: string;
  /** Tables that must be filled before. */
  needs: string[];
  /** Columns whose values a sequence gives. */
  counted: string[];
}

/** All tables of the schema, each after those that it refers to. */
function accountsTables(): AccountsTable[] {
  const found = Object.values<unknown>(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => {
      const { name, foreignKeys, columns } = getTableConfig(table);
      const needs = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
      return {
        name,
        needs: needs.filter((need) => need !== name),
        counted: columns
          .filter((column) => /serial/i.test(column.columnType))
          .map((column) => column.name),
      };
    });
  const ordered: AccountsTable[] = [];
  while (ordered.length < found.length) {
    const ready = found.filter(
      (table) =>
        !ordered.includes(table) &&
        table.needs.every((need) => ordered.some(({ name }) => name === need)),
    );
    if (ready.length === 0) throw new Error('The accounts tables refer to each other in a circle.');
    ordered.push(...ready);
  }
  return ordered;
}

/** PostgreSQL writes the rows as JSON itself and reads them back, so that no type is lost. */
export function backUpAccounts(db: Database, folder: string): Promise<BackupManifest['accounts']> {
  return db.transaction(
    async (at) => {
      const files: TableFile[] = [];
      for (const { name } of accountsTables()) {
        const chunks = rowsOf(at, name);
        files.push(await writeTableFile(folder, `accounts.${name}.jsonl.gz`, name, chunks));
      }
      return { schema: await accountsSchema(at), tables: files };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const PAGE_ROWS = 5_000;
/** Both drivers answer `{rows}`; drizzle's common type leaves the result open. */
const textAnswer = z.object({ rows: z.array(z.object({ line: z.string() })) });

async function* rowsOf(db: Database, table: string): AsyncGenerator<Buffer> {
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await textRows(
      db,
      sql`select to_json(t)::text as line from ${sql.identifier(table)} t
        order by ctid limit ${PAGE_ROWS} offset ${offset}`,
    );
    if (rows.length > 0) yield Buffer.from(rows.map((line) => `${line}\n`).join(''));
    if (rows.length < PAGE_ROWS) return;
  }
}

async function textRows(db: Database, query: SQL): Promise<string[]> {
  const { rows } = textAnswer.parse(await db.execute(query));
  return rows.map(({ line }) => line);
}

/** How many migrations the store has. */
export async function accountsSchema(db: Database): Promise<number> {
  const [count] = await textRows(
    db,
    sql`select count(*)::text as line from drizzle.__drizzle_migrations`,
  );
  return Number(count ?? 0);
}

/** Replaces every row of the store by the backup's, or none. */
export async function restoreAccounts(
  db: Database,
  folder: string,
  { tables: files }: BackupManifest['accounts'],
): Promise<void> {
  const tables = accountsTables();
  await db.transaction(async (at) => {
    for (const { name } of tables.toReversed()) {
      await at.execute(sql`delete from ${sql.identifier(name)}`);
    }
    for (const table of tables) {
      const file = files.find((each) => each.table === table.name);
      if (file === undefined) throw new BackupError(`The backup has no table ${table.name}.`);
      await fillTable(at, folder, table, file);
    }
  });
}

async function fillTable(
  db: Database,
  folder: string,
  { name, counted }: AccountsTable,
  { file }: TableFile,
): Promise<void> {
  const table = sql.identifier(name);
  for await (const lines of readTableFile(folder, file)) {
    const rows = `[${lines.toString('utf8').trimEnd().split('\n').join(',')}]`;
    await db.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`,
    );
  }
  for (const column of counted) {
    const key = sql.identifier(column);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}),
        coalesce((select max(${key}) from ${table}), 1), exists (select 1 from ${table}))`,
    );
  }
}
