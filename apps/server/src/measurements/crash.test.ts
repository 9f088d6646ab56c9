import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { importBundle } from '../ingest/importBundle.ts';
import { bundlePath, temporaryFolder } from '../ingest/testing/copyBundle.ts';
import type { Measurements } from './client.ts';
import type { PublishPoint } from './completePublication.ts';
import { openMeasurements } from './openMeasurements.ts';
import { contents } from './testing/contents.ts';

const killedImport = fileURLToPath(new URL('./testing/killedImport.ts', import.meta.url));

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
  let start = '';
  let before: string[] = [];
  let after: string[] = [];

  beforeAll(async () => {
    start = join(await temporaryFolder(), 'start');
    before = await withStore(start, async (store) => {
      await importBundle(store, bundlePath('two-days'));
      return contents(store);
    });
    const whole = join(await temporaryFolder(), 'whole');
    await cp(start, whole, { recursive: true });
    after = await withStore(whole, async (store) => {
      await importBundle(store, bundlePath('next-day'));
      return contents(store);
    });
    expect(after).not.toEqual(before);
  });

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
      const folder = join(await temporaryFolder(), 'store');
      await cp(start, folder, { recursive: true });
      await importAndDie(folder, point);
      await withStore(folder, async (store) => {
        expect(await contents(store)).toEqual(side === 'before' ? before : after);
        const repeated = await importBundle(store, bundlePath('next-day'));
        expect(repeated.outcome).toBe(side === 'before' ? 'published' : 'unchanged');
        expect(await contents(store)).toEqual(after);
      });
    },
  );
});
