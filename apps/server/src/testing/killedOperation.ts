import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { sidesOf, withBoth } from '../backup/testing/bothStores.ts';
import { ImportQueue } from '../imports/importQueue.ts';
import { importBundle } from '../ingest/importBundle.ts';
import type { Measurements } from '../measurements/client.ts';
import { openMeasurements } from '../measurements/openMeasurements.ts';
import { dropOldMonths } from '../measurements/retention.ts';
import { faultyStore } from '../measurements/testing/faultyStore.ts';
import type { Database } from '../postgres/database.ts';

/**
 * A process that runs an operation over a data folder and writes a dot before each statement, for
 * `runOperation`, which kills it.
 *
 *     node killedOperation.ts <operation> <data folder> <path> [database url]
 */
const [operation = '', dataFolder = '', path = '', databaseUrl] = process.argv.slice(2);
const step = () => void process.stdout.write('.');

type Query = Parameters<Database['execute']>[0];
type TransactionArgs = Parameters<Database['transaction']>;

/** The same database, with a dot before each statement that a backup or a restore runs. */
function counted<Counted extends Database>(database: Counted): Counted {
  const overrides: Readonly<Record<PropertyKey, unknown>> = {
    execute: (query: Query) => {
      step();
      return database.execute(query);
    },
    transaction: (work: TransactionArgs[0], config: TransactionArgs[1]) =>
      database.transaction((tx) => work(counted(tx)), config),
  };
  return new Proxy(database, {
    get: (target, key): unknown => overrides[key] ?? Reflect.get(target, key),
  });
}

async function withMeasurements(work: (store: Measurements) => Promise<unknown>): Promise<void> {
  const store = await openMeasurements({ folder: join(dataFolder, 'measurements') });
  await work(faultyStore(store, step));
  await store.close();
}

async function withStores(work: (sides: ReturnType<typeof sidesOf>) => Promise<unknown>) {
  await withBoth(
    dataFolder,
    async ({ measurements, accounts }) => {
      const database = counted(accounts.database);
      const stores = { measurements: faultyStore(measurements, step), accounts };
      await work(sidesOf({ ...stores, accounts: { ...accounts, database } }));
    },
    databaseUrl,
  );
}

async function upload(measurements: Measurements): Promise<void> {
  const ended = Promise.withResolvers<undefined>();
  const importQueue = new ImportQueue({
    measurements,
    folder: join(dataFolder, 'uploads'),
    archiveFolder: join(dataFolder, 'archives'),
    limit: 1024 * 1024,
    onEnd: () => {
      ended.resolve(undefined);
      return Promise.resolve();
    },
  });
  await importQueue.open();
  await importQueue.submit({ body: createReadStream(path), userId: 1, skipBadRows: false });
  await ended.promise;
  await importQueue.close();
}

const operations: Readonly<Record<string, () => Promise<void>>> = {
  import: () => withMeasurements((store) => importBundle(store, path)),
  upload: () => withMeasurements(upload),
  retention: () =>
    withMeasurements((store) => dropOldMonths(store, 1, new Date('2026-05-10T12:00:00Z'))),
  backup: () => withStores((sides) => backUp(sides, { path, force: false, verify: true })),
  restore: () => withStores((sides) => restore(sides, { path, force: true })),
};
const run = operations[operation];
if (run === undefined) throw new Error(`There is no operation ${operation}.`);
await run();
