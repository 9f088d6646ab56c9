import type { Reader } from './client.ts';
import type { QueryParams } from './queryParams.ts';
import { columnNames, tables } from './tables.ts';

/** Approximate maximum of rows in one response: a response is held in memory completely. */
const CHUNK_ROWS = 50_000;

interface ChunkOptions {
  /** The SELECT with its FORMAT over the rows that `{{rows}}` is replaced by. */
  sql: (rows: string) => string;
  /** A further condition on the table's rows. */
  where?: string;
  params?: QueryParams;
}

/** By which a large partition is dealt out: the first of these that the table has. */
const dealers = ['day', 'book_id', 'author_id', 'id'] as const;

/**
 * Yields a table's rows in chunks that fit into memory, partition by partition. The rows of a day,
 * or of a book, stay together.
 */
export async function* tableChunks(
  reader: Reader,
  table: keyof typeof tables,
  { sql, where = '1', params = {} }: ChunkOptions,
): AsyncGenerator<Buffer> {
  const columns = columnNames(tables[table]);
  const dealer = dealers.find((name) => columns.includes(name));
  const partitions = await reader.select<{ id: string; rows: number }>(
    `SELECT _partition_id AS id, count() AS rows FROM ${table} WHERE ${where} GROUP BY id ORDER BY id`,
    params,
  );
  for (const { id, rows } of partitions) {
    const shares = dealer === undefined ? 1 : Math.ceil(rows / CHUNK_ROWS);
    for (let share = 0; share < shares; share += 1) {
      const dealt = shares === 1 ? '1' : `toUInt32(${dealer}) % {shares:UInt32} = {share:UInt32}`;
      const from = `(SELECT * FROM ${table}
        WHERE ${where} AND _partition_id = {partition:String} AND ${dealt}
        ORDER BY ${tables[table].order})`;
      const all = { ...params, partition: id, shares, share };
      yield await reader.bytes(sql(from), all);
    }
  }
}
