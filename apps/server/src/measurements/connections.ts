import {
  type ClickHouseClient,
  type ClickHouseClientConfigOptions,
  ClickHouseLogLevel,
  createClient,
  parseError,
} from '@clickhouse/client';
import { createChdbConnection } from 'chdb/connection';
import { DATABASE } from './tables.ts';

/** The embedded engine over a folder of this process alone, or a ClickHouse server. */
export type MeasurementsPlace = { folder: string } | { url: string };

/** The embedded engine runs a connection's queries one by one: two keep both cores busy. */
const READING_CONNECTIONS = 2;

const settings = {
  output_format_json_quote_64bit_integers: 0,
  date_time_input_format: 'best_effort',
  date_time_output_format: 'iso',
  // A bundle may hold many years, and a partition is a month.
  max_partitions_per_insert_block: '0',
} as const;

/**
 * A page runs many small queries: threads for read-ahead, formatting and compilation cost each of
 * them more than they save.
 */
const readerSettings = {
  ...settings,
  local_filesystem_read_method: 'pread',
  output_format_parallel_formatting: 0,
  compile_expressions: 0,
  compile_aggregate_expressions: 0,
  compile_sort_description: 0,
  // A word in every tenth title matches tens of thousands of ids.
  max_query_size: '4000000',
} as const;

/** Large merges spill to the disk and write in small blocks, in place of growing the process. */
const writerSettings = {
  ...settings,
  max_bytes_before_external_group_by: '200000000',
  max_bytes_before_external_sort: '200000000',
  min_insert_block_size_bytes: '50000000',
  min_insert_block_size_rows: '250000',
  // A publication runs each of its many statements once: compiling them takes longer than it saves.
  compile_expressions: 0,
  compile_aggregate_expressions: 0,
  compile_sort_description: 0,
} as const;

/**
 * The engine in this process shares its memory with pages and sessions: an import of any size may
 * take 300 MB (`npm run bench -- import`). Each thread and each open column has buffers of its own.
 * Smaller blocks leave so many parts that merging them takes longer; groups that spill earlier take
 * more time and no less memory, so large statements take fewer rows at once instead (`buckets.ts`).
 */
const embeddedWriterSettings = {
  ...writerSettings,
  max_threads: '2',
  max_block_size: '16384',
  aggregation_in_order_max_block_bytes: '2000000',
  min_insert_block_size_bytes: '20000000',
  min_insert_block_size_rows: '100000',
  max_compress_block_size: '262144',
  max_read_buffer_size: '262144',
  local_filesystem_read_method: 'pread',
} as const;

/** Where serialized rows go, and their format; without `columns` a row has all columns of the table. */
export interface LoadTarget {
  table: string;
  columns?: readonly string[];
  format: 'JSONCompactEachRow' | 'CSV';
}

/** Inserts rows that are serialized already. */
export type LoadBytes = (target: LoadTarget, rows: Buffer) => Promise<void>;

/** The place cannot be used at all; the message says why. */
class MeasurementsUnavailableError extends Error {
  override name = 'MeasurementsUnavailableError';
}

/** Makes the database where it is missing. The first connection writes, the others read. */
export async function openClients(
  place: MeasurementsPlace,
): Promise<{ clients: ClickHouseClient[]; loadBytes: LoadBytes | null }> {
  try {
    if (!('url' in place)) return await openEmbedded(place.folder);
    const first = connect(place, 'default');
    await first.command({ query: `CREATE DATABASE IF NOT EXISTS ${DATABASE}` });
    await first.close();
    // A server answers many queries at once over one client.
    return {
      clients: [connect(place, DATABASE, writerSettings), connect(place, DATABASE, readerSettings)],
      loadBytes: null,
    };
  } catch (cause) {
    const where = 'url' in place ? new URL(place.url).host : place.folder;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new MeasurementsUnavailableError(
      `The measurements store at ${where} cannot be opened: ${why}`,
      { cause },
    );
  }
}

/**
 * The embedded engine has no default database in its address, and would run settings of the
 * client as statements before each query, reading the data of an insert again for each of them.
 * For a connection they hold until its end.
 */
async function settle(
  client: ClickHouseClient,
  values: Readonly<Record<string, string | number>>,
): Promise<void> {
  await client.command({ query: `USE ${DATABASE}` });
  for (const [name, value] of Object.entries(values)) {
    await client.command({ query: `SET ${name} = '${value}'` });
  }
}

function connect(
  { url }: { url: string },
  database: string,
  values: Readonly<Record<string, string | number>> = settings,
): ClickHouseClient {
  return createClient({
    url,
    database,
    clickhouse_settings: values,
    // Errors are thrown; the caller reports them.
    log: { level: ClickHouseLogLevel.OFF },
  });
}

async function openEmbedded(path: string) {
  const connections = Array.from({ length: 1 + READING_CONNECTIONS }, () =>
    createChdbConnection({ path }),
  );
  const clients = connections.map((connection) =>
    createClient({
      // chdb is typed against the release before of the client's common package; the two agree
      // on every call that the client makes (its own documentation hands them over like this).
      connection: connection as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>,
    }),
  );
  const [writing] = connections;
  await clients[0]?.command({ query: `CREATE DATABASE IF NOT EXISTS ${DATABASE}` });
  for (const [index, client] of clients.entries()) {
    await settle(client, index === 0 ? embeddedWriterSettings : readerSettings);
  }
  const loadBytes: LoadBytes = async (target, values) => {
    try {
      await writing?.chdb.rawInsert({ ...target, values });
    } catch (cause) {
      // Of the same class as what the client throws.
      const refused = parseError(cause instanceof Error ? cause.message : String(cause));
      throw Object.assign(refused, { cause });
    }
  };
  return { clients, loadBytes };
}
