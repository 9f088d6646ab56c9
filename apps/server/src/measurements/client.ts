import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type ClickHouseClient,
  type ClickHouseClientConfigOptions,
  ClickHouseLogLevel,
  createClient,
} from '@clickhouse/client';
import { createChdbConnection } from 'chdb/connection';
import type * as z from 'zod/mini';
import { withLiterals } from './literals.ts';
import { ReadWriteLock } from './lock.ts';
import { DATABASE } from './tables.ts';
import { Turns } from './turns.ts';

/** A value for a `{name:Type}` of a query; null goes into `Nullable(…)`. */
export type QueryValue = string | number | boolean | null | readonly (string | number)[];
export type QueryParams = Readonly<Record<string, QueryValue>>;

/**
 * Reads rows. Values go into the SQL only as `{name:Type}` parameters, which the engine binds:
 *
 *     reader.select<{ id: number; title: string }>(
 *       'SELECT id, title FROM books WHERE portal = {portal:String} LIMIT {size:UInt32}',
 *       { portal: 'litnet', size: 25 },
 *     )
 *
 * Tables need no database in front of them. Wire forms: integers and decimals are numbers
 * (counters stay below 2^53), `Date` is `YYYY-MM-DD`, `DateTime` is ISO 8601 in UTC, `Bool` is
 * a boolean, `Nullable` is null when empty, `Array` is an array. With a `schema` every row is
 * parsed by it; without one the type is the caller's word about its own SQL.
 *
 * Throws `ClickHouseError` (with `code` and `type`) when the engine refuses the query.
 */
export interface Reader {
  select<T>(sql: string, params?: QueryParams, schema?: z.ZodMiniType<T>): Promise<T[]>;
  /** The answer's bytes as the query's FORMAT writes them; ask for what memory can hold. */
  bytes(sql: string, params?: QueryParams): Promise<Buffer>;
}

/** Changes the store. Only what publishes or migrates may hold it. */
export interface Writer extends Reader {
  command(sql: string, params?: QueryParams): Promise<void>;
  /** Rows are objects by column; left-out columns take the column's default. */
  insert(table: string, rows: readonly object[]): Promise<void>;
  /** Rows that are written out already: a JSON array a line, in the order of the columns. */
  load(table: string, lines: readonly (string | Uint8Array)[]): Promise<void>;
}

/**
 * The measurements store. Rows on pages come through `read`, so that one answer never mixes the
 * state before and after a publication:
 *
 *     const page = await measurements.read(async (reader) => {
 *       const state = await currentState(reader, portal);
 *       const books = await reader.select<…>('SELECT …', { … });
 *       return { state, books };
 *     });
 *
 * Keep to reading inside: no network, no other `read` (it would wait for itself behind a
 * publication). A publication waits for the reads under way and holds later ones for the
 * milliseconds of its swap.
 */
export interface Measurements {
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  /** No read runs meanwhile. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** How many times `exclusively` ended in this process; null where others may change the store. */
  readonly changes: number | null;
  /** Publications one after another: the next begins when the last has ended. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Has its own connection, so that long statements do not hold up pages. */
  readonly writer: Writer;
  /** Waits for what runs, then closes. Idempotent. */
  close(): Promise<void>;
}

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
 * A page asks many small questions: threads for reading ahead, for formatting and for compiling
 * cost each of them more than they save.
 */
const readerSettings = {
  ...settings,
  local_filesystem_read_method: 'pread',
  output_format_parallel_formatting: 0,
  compile_expressions: 0,
  compile_aggregate_expressions: 0,
  compile_sort_description: 0,
} as const;

/** Large merges spill to the disk and write in small blocks, in place of growing the process. */
const writerSettings = {
  ...settings,
  max_bytes_before_external_group_by: '200000000',
  max_bytes_before_external_sort: '200000000',
  min_insert_block_size_bytes: '50000000',
  min_insert_block_size_rows: '250000',
  // A publication asks each of its many questions once: compiling them takes longer than it saves.
  compile_expressions: 0,
  compile_aggregate_expressions: 0,
  compile_sort_description: 0,
} as const;

/** The place cannot be used at all; the message says why. */
export class MeasurementsUnavailableError extends Error {
  override name = 'MeasurementsUnavailableError';
}

/** Connects and makes the database where it is missing; tables are the business of `migrate`. */
export async function connectMeasurements(place: MeasurementsPlace): Promise<Measurements> {
  const clients = await openClients(place);
  const [writing, ...reading] = clients.map((client) =>
    'url' in place ? writerOf(client) : literally(writerOf(client)),
  );
  if (writing === undefined || reading.length === 0) throw new Error('No connection was made.');
  const [server] = reading;
  const reader = 'url' in place && server !== undefined ? server : inLine(reading);
  const reads = new ReadWriteLock();
  const turns = new ReadWriteLock();
  let changes = 0;
  let closing: Promise<void> | undefined;

  return {
    writer: 'url' in place ? writing : frugal(writing),
    read(work) {
      return reads.read(() => work(reader));
    },
    exclusively: (work) =>
      reads.write(async () => {
        try {
          return await work();
        } finally {
          changes += 1;
        }
      }),
    get changes() {
      return 'url' in place ? null : changes;
    },
    inTurn: (work) => turns.write(work),
    close() {
      closing ??= turns.write(() =>
        reads.write(async () => {
          for (const client of clients) await client.close();
        }),
      );
      return closing;
    },
  };
}

/**
 * One reader of several connections: a query goes to the first that is free, those that wait stand
 * in line. (The engine itself would let them wait in the threads that files and passwords need.)
 */
function inLine(connections: readonly Reader[]): Reader {
  const turns = new Turns(connections);
  return {
    select: (sql, params, schema) => turns.take((one) => one.select(sql, params, schema)),
    bytes: (sql, params) => turns.take((one) => one.bytes(sql, params)),
  };
}

async function openClients(place: MeasurementsPlace): Promise<ClickHouseClient[]> {
  try {
    const first = connect(place, 'default');
    await first.command({ query: `CREATE DATABASE IF NOT EXISTS ${DATABASE}` });
    if ('url' in place) {
      await first.close();
      // A server answers many queries at once over one client.
      return [connect(place, DATABASE, writerSettings), connect(place, DATABASE, readerSettings)];
    }
    const clients = [first];
    while (clients.length <= READING_CONNECTIONS) clients.push(connect(place, DATABASE));
    for (const [index, client] of clients.entries()) {
      await settle(client, index === 0 ? writerSettings : readerSettings);
    }
    return clients;
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
  place: MeasurementsPlace,
  database: string,
  values: Readonly<Record<string, string | number>> = settings,
): ClickHouseClient {
  if ('url' in place) {
    return createClient({
      url: place.url,
      database,
      clickhouse_settings: values,
      // What fails is thrown; whoever catches it knows what to say.
      log: { level: ClickHouseLogLevel.OFF },
    });
  }
  return createClient({
    // chdb is typed against the release before of the client's common package; the two agree
    // on every call that the client makes (its own documentation hands them over like this).
    connection: createChdbConnection({
      path: place.folder,
    }) as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>,
  });
}

/** A statement that ran this long may have taken memory that is worth giving back. */
const LONG_MS = 150;

/**
 * The engine in this process keeps what its long statements used for later ones; the pages and
 * the other store need it too. (On a server that is the server's business.)
 */
function frugal(writer: Writer): Writer {
  return {
    ...writer,
    async command(sql, params) {
      const startedAt = performance.now();
      await writer.command(sql, params);
      if (performance.now() - startedAt > LONG_MS) await writer.command('SYSTEM JEMALLOC PURGE');
    },
  };
}

/** With parameters in the text of the queries; see `withLiterals`. */
function literally(writer: Writer): Writer {
  return {
    ...writer,
    select: (sql, params = {}, schema) => writer.select(withLiterals(sql, params), {}, schema),
    bytes: (sql, params = {}) => writer.bytes(withLiterals(sql, params)),
    command: (sql, params = {}) => writer.command(withLiterals(sql, params)),
  };
}

function writerOf(client: ClickHouseClient): Writer {
  return {
    async select<T>(sql: string, params: QueryParams = {}, schema?: z.ZodMiniType<T>) {
      const result = await client.query({
        query: sql,
        query_params: { ...params },
        format: 'JSONEachRow',
      });
      const rows = await result.json<T>();
      return schema === undefined ? rows : rows.map((row) => schema.parse(row));
    },
    async bytes(sql, params = {}) {
      const { stream } = await client.exec({ query: sql, query_params: { ...params } });
      return buffer(stream);
    },
    async command(sql, params = {}) {
      await client.command({ query: sql, query_params: { ...params } });
    },
    async insert(table, rows) {
      if (rows.length > 0) await client.insert({ table, values: rows, format: 'JSONEachRow' });
    },
    async load(table, lines) {
      // An insert of nothing is an error of the engine.
      if (lines.every((part) => part.length === 0)) return;
      const values = Readable.from(lines, { objectMode: false });
      const query = `INSERT INTO ${table} FORMAT JSONCompactEachRow`;
      const { stream } = await client.exec({ query, values });
      // An answer that is not read keeps the connection of a server.
      await buffer(stream);
    },
  };
}
