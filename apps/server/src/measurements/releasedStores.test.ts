import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rebuildAggregates } from './aggregates/rebuildAggregates.ts';
import { connectMeasurements, type Measurements } from './client.ts';
import { columnFaults } from './columnFaults.ts';
import { migrate } from './migrate.ts';
import { readMigrations, splitStatements } from './migrationFiles.ts';
import { publishBundle } from './publish.ts';
import { aggregateTableNames, baseTableNames, createTable, DATABASE, tables } from './tables.ts';
import { contents } from './testing/contents.ts';
import { reading, snapshot } from './testing/snapshotRows.ts';

const released = new URL('./testing/releasedStores/', import.meta.url);
/** The versions whose stores are recorded, in order. */
const versions = readdirSync(released)
  .flatMap((file) => /^v(\d+)\.sql$/.exec(file)?.[1] ?? [])
  .map(Number)
  .sort((a, b) => a - b);

let folder = '';
let store: Measurements | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'litometr-released-'));
});
afterEach(async () => {
  await store?.close();
  store = undefined;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens an empty store; the engine allows one at a time. */
async function openEmpty(name: string): Promise<Measurements> {
  store = await connectMeasurements({ folder: join(folder, name) });
  return store;
}

/** The store that the last program of a version left behind: its tables, and three captures of two portals. */
async function openReleased(version: number, name = `v${version}`): Promise<Measurements> {
  const opened = await openEmpty(name);
  const file = new URL(`v${version}.sql`, released);
  for (const statement of splitStatements(await readFile(file, 'utf8'))) {
    await opened.writer.command(statement);
  }
  return opened;
}

/** The names of all tables that the store has, in order. */
async function tableNamesOf({ writer }: Measurements): Promise<string[]> {
  const found = await writer.select<{ name: string }>(
    'SELECT name FROM system.tables WHERE database = {database:String} ORDER BY name',
    { database: DATABASE },
  );
  return found.map(({ name }) => name);
}

/** Base tables that record what ran on the store: an upgrade changes their rows. */
const recordTables = new Set<string>(['migrations', 'aggregate_builds']);

/** The rows of each base table of the store, in the columns that it has now. */
async function baseRows({ writer }: Measurements) {
  const columns = await writer.select<{ table: string; columns: string[] }>(
    `SELECT table, groupArray(name) AS columns FROM system.columns
     WHERE database = {database:String} AND table IN {names:Array(String)}
     GROUP BY table ORDER BY table`,
    { database: DATABASE, names: baseTableNames.filter((name) => !recordTables.has(name)) },
  );
  return Promise.all(
    columns.map(async (found) => ({ ...found, rows: await rowsOf(writer, found) })),
  );
}

const rowsOf = (
  writer: Measurements['writer'],
  { table, columns }: { table: string; columns: readonly string[] },
) => writer.select<object>(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ALL`);

describe('a new store', () => {
  it('has the base tables as they are defined', async () => {
    const { writer } = await openEmpty('new');
    await migrate(writer);
    const definition = (table: string) =>
      writer.select(
        `SELECT position, name, type, partition_key, sorting_key,
           extract(engine_full, 'index_granularity = \\d+') AS granularity
         FROM system.columns AS c INNER JOIN system.tables AS t
           ON t.database = c.database AND t.name = c.table
         WHERE c.database = {database:String} AND c.table = {table:String} ORDER BY position`,
        { database: DATABASE, table },
      );
    for (const name of baseTableNames) {
      await writer.command(createTable('defined', tables[name]));
      expect(await definition(name), `The migrations and schema.ts differ in ${name}.`).toEqual(
        await definition('defined'),
      );
      await writer.command('DROP TABLE defined SYNC');
    }
  });
});

describe('a store of a released version', { timeout: 180_000 }, () => {
  it('is recorded of every version from 12 to the one before the newest', async () => {
    const newest = Math.max(...(await readMigrations()).map(({ version }) => version));
    const expected = Array.from({ length: newest - 12 }, (_, at) => 12 + at);
    expect(versions.slice(0, expected.length)).toEqual(expected);
  });

  it.each(versions)('%i keeps its rows and gets aggregates as a rebuild', async (version) => {
    const opened = await openReleased(version);
    const { writer } = opened;
    const before = await baseRows(opened);
    expect(before.find(({ table }) => table === 'metrics')?.rows).toHaveLength(18);
    await migrate(writer);
    for (const found of before)
      expect(await rowsOf(writer, found), found.table).toEqual(found.rows);
    expect(await columnFaults(writer)).toEqual([]);
    expect(await tableNamesOf(opened)).toEqual(Object.keys(tables).toSorted());
    const migrated = await contents(opened);
    for (const table of [
      'book_latest',
      'rank_entries',
      'catalogue_books',
      'group_latest',
    ] as const) {
      expect(aggregateTableNames).toContain(table);
      expect(
        migrated.some((row) => row.startsWith(`${table} `)),
        table,
      ).toBe(true);
    }
    await rebuildAggregates(writer);
    expect(await contents(opened)).toEqual(migrated);
    const later = snapshot({
      portal: 'litnet',
      capturedAt: '2026-08-08T12:00:00Z',
      metrics: [reading('2026-08-08', 'a', { library: 50 })],
    });
    expect((await publishBundle(opened, later)).outcome).toBe('published');
  });

  it('gets the same content after a kill at any statement', async () => {
    const opened = await openReleased(12, 'killed');
    const { writer } = opened;
    const statements = (await readMigrations())
      .filter(({ version }) => version > 12)
      .flatMap((migration) => migration.statements);
    let left = 0;
    const dying = {
      ...writer,
      async command(...args: Parameters<typeof writer.command>) {
        if (left === 0) throw new Error('killed');
        left -= 1;
        await writer.command(...args);
      },
    };
    // Each start gets one statement further than the one before.
    for (let at = 0; at < statements.length; at += 1) {
      left = at;
      await expect(migrate(dying)).rejects.toThrow('killed');
    }
    await migrate(writer);
    const resumed = await contents(opened);
    await opened.close();
    const whole = await openReleased(12, 'whole');
    await migrate(whole.writer);
    expect(resumed).toEqual(await contents(whole));
  });
});
