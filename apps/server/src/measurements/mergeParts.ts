import type { Writer } from './client.ts';
import { next } from './stage.ts';
import { DATABASE } from './tables.ts';

interface Scattered {
  table: string;
  id: string;
}

/** The partitions of a portal's tables that consist of several parts. */
function scatteredIn(writer: Writer, database: string): Promise<Scattered[]> {
  return writer.select<Scattered>(
    `SELECT table, partition_id AS id FROM system.parts
     WHERE database = {database:String} AND active AND rows > 0
     GROUP BY table, id HAVING count() > 1 ORDER BY table, id`,
    { database },
  );
}

const merge = (writer: Writer, table: string, { id }: Scattered) =>
  writer.command(`OPTIMIZE TABLE ${table} PARTITION ID {id:String} FINAL`, { id });

/**
 * Makes one part of each of these partitions in the stage. A large insert leaves several, and a
 * page that looks for a few rows by key pays for every part as much as for a whole table: each
 * column of each is opened. The engine itself would wait for more parts before it merges them.
 */
export async function mergeParts(
  writer: Writer,
  partitions: readonly { table: string; id: string }[],
): Promise<void> {
  if (partitions.length === 0) return;
  const wanted = new Set(partitions.map(({ table, id }) => `${next(table)} ${id}`));
  const [database = ''] = next('').split('.');
  for (const one of await scatteredIn(writer, database)) {
    const name = `${database}.${one.table}`;
    if (wanted.has(`${name} ${one.id}`)) await merge(writer, name, one);
  }
}

/** The same for all that is published: a step of a migration. */
export async function mergeAllParts(writer: Writer): Promise<void> {
  for (const one of await scatteredIn(writer, DATABASE)) await merge(writer, one.table, one);
}
