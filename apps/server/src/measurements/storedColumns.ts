import type { Writer } from './client.ts';
import { DATABASE } from './tables.ts';

/** Returns the names of the columns that the store has, by table. */
export async function storedColumns(
  writer: Pick<Writer, 'select'>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await writer.select<{ table: string; columns: string[] }>(
    `SELECT table, groupArray(name) AS columns FROM system.columns
     WHERE database = {database:String} GROUP BY table`,
    { database: DATABASE },
  );
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
}
