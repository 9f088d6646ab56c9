import type { PortalSlug } from '@litometr/api-contract';
import type { Reader } from './client.ts';
import { NEXT } from './stage.ts';
import { aggregateTableNames, DATABASE, STAGE_DATABASE } from './tables.ts';

/** The unit of replacement: the rows of a portal, or those of one of its months. */
export interface Partition {
  table: string;
  /** As statements about partitions name it. */
  id: string;
  /** The portal; another word where a table is parted by something else. */
  portal: string;
  /** Its first day, `YYYY-MM-DD`; null where a table is not parted by months. */
  month: string | null;
  rows: number;
}

/** The partitions with rows of a database, by table: one question whatever there is. */
async function partitionsIn(reader: Reader, database: string): Promise<Partition[]> {
  const found = await reader.select<{ table: string; id: string; value: string; total: number }>(
    `SELECT table, partition_id AS id, any(partition) AS value, sum(rows) AS total
     FROM system.parts
     WHERE database = {database:String} AND active AND rows > 0
     GROUP BY table, id ORDER BY table, id`,
    { database },
  );
  return found.map(({ table, id, value, total }) => {
    // Such as `litnet` or `('litnet',202603)`.
    const [, portal = '', year, month] =
      /^\(?'?([^',()]*)'?(?:,(\d{4})(\d{2})\))?$/.exec(value) ?? [];
    return {
      table,
      id,
      portal,
      month: year === undefined ? null : `${year}-${month}-01`,
      rows: total,
    };
  });
}

export const isAggregate = ({ table }: Partition) =>
  aggregateTableNames.some((name) => name === table);

/** The published partitions, of a single portal where one is named. */
export async function publishedPartitions(
  reader: Reader,
  portal: PortalSlug | null = null,
): Promise<Partition[]> {
  const found = await partitionsIn(reader, DATABASE);
  return portal === null ? found : found.filter((partition) => partition.portal === portal);
}

/** The partitions of the stage's `next` tables, under the names of their target tables. */
export async function nextPartitions(reader: Reader): Promise<Partition[]> {
  const found = await partitionsIn(reader, STAGE_DATABASE);
  return found
    .filter(({ table }) => table.startsWith(NEXT))
    .map((partition) => ({ ...partition, table: partition.table.slice(NEXT.length) }));
}
