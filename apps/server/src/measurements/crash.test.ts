import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { importBundle } from '../ingest/importBundle.ts';
import { bundlePath, temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { type Beginning, putMeasurements } from '../testing/preparedStores.ts';
import { connectMeasurements, type Measurements } from './client.ts';
import type { PublishPoint } from './completePublication.ts';
import { openMeasurements } from './openMeasurements.ts';
import { contents } from './testing/contents.ts';

const killedImport = fileURLToPath(new URL('./testing/killedImport.ts', import.meta.url));

async function storeOf(beginning: Beginning): Promise<string> {
  const folder = join(await temporaryFolder(), 'store');
  await putMeasurements(beginning, folder);
  return folder;
}

async function withStore<T>(folder: string, work: (store: Measurements) => Promise<T>): Promise<T> {
  const store = await openMeasurements({ folder });
  return work(store).finally(() => store.close());
}

async function importAndDie(folder: string, killAt: PublishPoint): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--conditions=@litometr/source', killedImport, folder, bundlePath('next-day'), killAt],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

describe('a killed import', () => {
  let before: string[] = [];
  let after: string[] = [];

  beforeAll(async () => {
    before = await withStore(await storeOf('two-days'), contents);
    after = await withStore(await storeOf('next-day'), contents);
    expect(after).not.toEqual(before);
  }, 180_000);

  const points: readonly [PublishPoint, 'before' | 'after'][] = [
    ['staged', 'before'],
    ['prepared', 'before'],
    ['committed', 'after'],
    ['half-swapped', 'after'],
    ['swapped', 'after'],
    ['stated', 'after'],
  ];
  it.each(points)(
    'at %s leaves the state %s it, and a repeat completes it',
    async (point, side) => {
      const folder = await storeOf('two-days');
      await importAndDie(folder, point);
      await withStore(folder, async (store) => {
        expect(await contents(store)).toEqual(side === 'before' ? before : after);
        const repeated = await importBundle(store, bundlePath('next-day'));
        expect(repeated.outcome).toBe(side === 'before' ? 'published' : 'unchanged');
        expect(await contents(store)).toEqual(after);
      });
    },
  );

  it('is completed before another version of the program rebuilds the aggregates', async () => {
    const folder = await storeOf('two-days');
    await importAndDie(folder, 'committed');
    const clients = await connectMeasurements({ folder });
    // A version with other definitions finds no build of its own.
    await clients.writer.command('TRUNCATE TABLE aggregate_builds SYNC');
    await clients.close();
    expect(await withStore(folder, contents)).toEqual(after);
  });
});
