import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ClickHouseClient } from '@clickhouse/client';
import type * as z from 'zod/mini';
import {
  type LoadBytes,
  type LoadTarget,
  type MeasurementsPlace,
  openClients,
} from './connections.ts';
import { withLiterals } from './literals.ts';
import { ReadWriteLock } from './lock.ts';
import type { QueryParams } from './queryParams.ts';
import { ResourcePool } from './resourcePool.ts';

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
  /** The bytes of the result in the query's FORMAT; request only as much as fits into memory. */
  bytes(sql: string, params?: QueryParams): Promise<Buffer>;
}

/** Changes the store. Only what publishes or migrates may hold it. */
export interface Writer extends Reader {
  command(sql: string, params?: QueryParams): Promise<void>;
  /** Rows are objects by column; left-out columns take the column's default. */
  insert(table: string, rows: readonly object[]): Promise<void>;
  /** Inserts rows that are serialized already. */
  load(target: LoadTarget, lines: readonly (string | Uint8Array)[]): Promise<void>;
}

/**
 * The measurements store. Pages query rows through `read`, so that one response never mixes the
 * state before and after a publication:
 *
 *     const page = await measurements.read(async (reader) => {
 *       const state = await currentState(reader, portal);
 *       const books = await reader.select<…>('SELECT …', { … });
 *       return { state, books };
 *     });
 *
 * Only query inside: no network, no nested `read` (it would wait for itself behind a publication).
 * A publication waits for the reads in progress and delays later ones for the milliseconds of its
 * swap.
 */
export interface Measurements {
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  /** Runs `work` while no read is in progress. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** How many times `exclusively` ended in this process; null where others may change the store. */
  readonly changes: number | null;
  /** Runs publications one at a time: the next begins when the previous has ended. */
  withPublishLock<T>(work: () => Promise<T>): Promise<T>;
  /** Has its own connection, so that long statements do not hold up pages. */
  readonly writer: Writer;
  /** Waits for what runs, then closes. Idempotent. */
  close(): Promise<void>;
}

/** Connects and makes the database where it is missing; tables are the business of `migrate`. */
export async function connectMeasurements(place: MeasurementsPlace): Promise<Measurements> {
  const { clients, loadBytes } = await openClients(place);
  const [writing, ...reading] = clients.map((client) =>
    'url' in place ? writerOf(client) : withLiteralParams(writerOf(client)),
  );
  if (writing === undefined || reading.length === 0) throw new Error('No connection was made.');
  const [server] = reading;
  const reader = 'url' in place && server !== undefined ? server : pooledReader(reading);
  const reads = new ReadWriteLock();
  const publishLock = new ReadWriteLock();
  let changes = 0;
  let closing: Promise<void> | undefined;

  return {
    writer: loadBytes === null ? writing : withMemoryPurge(withBytes(writing, loadBytes)),
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
    withPublishLock: (work) => publishLock.write(work),
    close() {
      closing ??= publishLock.write(() =>
        reads.write(async () => {
          for (const client of clients) await client.close();
        }),
      );
      return closing;
    },
  };
}

/**
 * Returns a reader over several connections: a query goes to the first free one, the others wait in
 * a queue. (The engine itself would let them wait in threads of libuv's pool, which file access and
 * password hashing need.)
 */
function pooledReader(connections: readonly Reader[]): Reader {
  const pool = new ResourcePool(connections);
  return {
    select: (sql, params, schema) => pool.use((one) => one.select(sql, params, schema)),
    bytes: (sql, params) => pool.use((one) => one.bytes(sql, params)),
  };
}

/**
 * Statements that ran this long together may have taken memory that is worth giving back. After 150 ms
 * small publications, of 280 short statements, spent a quarter of their time on taking it again.
 */
const PURGE_AFTER_MS = 1_000;

/**
 * Returns memory to the system after long statements. The engine in this process retains the memory
 * of its statements for later ones, but the pages and the other store need it too. (A server
 * manages its own memory.)
 */
function withMemoryPurge(writer: Writer): Writer {
  let ranFor = 0;
  const timed = async (work: Promise<void>) => {
    const startedAt = performance.now();
    await work;
    ranFor += performance.now() - startedAt;
  };
  return {
    ...writer,
    // Not after each piece of a file: there are hundreds, and the first statement on them follows.
    load: (target, lines) => timed(writer.load(target, lines)),
    async command(sql, params) {
      await timed(writer.command(sql, params));
      if (ranFor < PURGE_AFTER_MS) return;
      ranFor = 0;
      await writer.command('SYSTEM JEMALLOC PURGE');
    },
  };
}

/**
 * Hands serialized rows to the engine of this process as bytes. As the text of a statement a megabyte of
 * Cyrillic took 40 ms of the thread that serves pages, and its garbage up to 100.
 */
function withBytes(writer: Writer, loadBytes: LoadBytes): Writer {
  return {
    ...writer,
    async load(target, lines) {
      const rows = Buffer.concat(lines.map((part) => Buffer.from(part)));
      // An insert of nothing is an error of the engine.
      if (rows.length > 0) await loadBytes(target, rows);
    },
  };
}

/** With parameters in the text of the queries; see `withLiterals`. */
function withLiteralParams(writer: Writer): Writer {
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
    async load({ table, columns, format }, lines) {
      // An insert of nothing is an error of the engine.
      if (lines.every((part) => part.length === 0)) return;
      const values = Readable.from(lines, { objectMode: false });
      const cells = columns === undefined ? '' : ` (${columns.join(', ')})`;
      const query = `INSERT INTO ${table}${cells} FORMAT ${format}`;
      const { stream } = await client.exec({ query, values });
      // An unread response would hold the connection of a server.
      await buffer(stream);
    },
  };
}
