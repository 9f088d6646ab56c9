import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Measurements } from '../../measurements/client.ts';
import { tables } from '../../measurements/tables.ts';
import type { Database } from '../../postgres/database.ts';
import { accountsTables } from '../accountsTables.ts';

/** Every row of the measurements, by table, in an order of its own. The journal is left out. */
export async function measurementRows(
  measurements: Measurements,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of Object.keys(tables).filter((name) => !/^(imports|migrations)$/.test(name))) {
    const bytes = await measurements.read((reader) =>
      reader.bytes(`SELECT * FROM ${table} FORMAT JSONCompactEachRow`),
    );
    found[table] = bytes.toString('utf8').split('\n').toSorted();
  }
  return found;
}

const lineRows = z.object({ rows: z.array(z.object({ line: z.string() })) });

/** Every row of the accounts that a backup holds, by table. */
export async function accountRows(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name } of accountsTables()) {
    const { rows } = lineRows.parse(
      await db.execute(sql`select to_json(t)::text as line from ${sql.identifier(name)} t`),
    );
    found[name] = rows.map(({ line }) => line).toSorted();
  }
  return found;
}
