import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fillDemo } from '../control/demoData.ts';
import { importBundle } from '../ingest/importBundle.ts';
import { bundlePath } from '../ingest/testing/bundlePath.ts';
import type { Measurements } from '../measurements/client.ts';
import { openMeasurements } from '../measurements/openMeasurements.ts';
import { openEmbedded } from '../postgres/database.ts';
import { copyPrepared } from './preparedFolder.ts';

/** Enough books to fill every list of every portal; few enough to be quick. */
export const smallDemo = { today: '2026-04-01', size: { authors: 15, books: 24 } };

/**
 * Initial contents of a measurements store: `empty` has its tables, `demo` the data of `smallDemo`,
 * `two-days` and `next-day` the bundle of that name (and, of the latter, the one before).
 */
export type Beginning = 'empty' | 'demo' | 'two-days' | 'next-day';

const fillings: Readonly<Record<Beginning, (store: Measurements) => Promise<unknown>>> = {
  empty: () => Promise.resolve(),
  demo: (store) => fillDemo(store, smallDemo),
  'two-days': (store) => importBundle(store, bundlePath('two-days')),
  'next-day': async (store) => {
    await importBundle(store, bundlePath('two-days'));
    await importBundle(store, bundlePath('next-day'));
  },
};

const source = (name: string) => `apps/server/src/${name}`;

/**
 * Copies a store to `folder`, which is created. The engine allows one store a process at a time:
 * none may be open.
 */
export async function putMeasurements(beginning: Beginning, folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  await copyPrepared(folder, {
    name: `measurements-${beginning}`,
    madeWith: [
      ...['measurements', 'ingest', 'demo', 'search', 'control'].map(source),
      'packages/domain/src',
      'packages/api-contract/src',
      'pnpm-lock.yaml',
    ],
    make: async (made) => {
      const store = await openMeasurements({ folder: made });
      await fillings[beginning](store).finally(() => store.close());
    },
  });
}

/** Copies an empty accounts store with its tables to `folder`, which is created. */
export async function putAccounts(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  await copyPrepared(folder, {
    name: 'accounts',
    madeWith: [source('accounts'), 'pnpm-lock.yaml'],
    make: async (made) => {
      const opened = await openEmbedded(made, () => Promise.resolve());
      await opened.close();
    },
  });
}

/** Copies both stores to a server's data folder, which is created. */
export async function putStores(dataFolder: string): Promise<void> {
  await putMeasurements('empty', join(dataFolder, 'measurements'));
  await putAccounts(join(dataFolder, 'accounts'));
}
