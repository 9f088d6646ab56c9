import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importBundle } from '../ingest/importBundle.ts';
import { bundlePath, temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { putMeasurements } from '../testing/preparedStores.ts';
import type { Measurements } from './client.ts';
import { openMeasurements } from './openMeasurements.ts';
import { contents } from './testing/contents.ts';

const script = fileURLToPath(new URL('./testing/killedAnywhere.ts', import.meta.url));
/** All twenty moments in the full run. */
const MOMENTS = process.env['LITOMETR_TEST_FULL'] === '1' ? 20 : 4;

async function withStore<T>(folder: string, work: (store: Measurements) => Promise<T>): Promise<T> {
  const store = await openMeasurements({ folder });
  return work(store).finally(() => store.close());
}

async function importIn(folder: string, killAt: number, delay: number) {
  const args = [script, folder, bundlePath('next-day'), String(killAt), String(delay)];
  const child = spawn(process.execPath, ['--conditions=@litometr/source', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [out] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { killed: child.signalCode === 'SIGKILL', statements: Number(out) };
}

describe('an import that is killed at any moment', { timeout: 300_000 + 120_000 * MOMENTS }, () => {
  it('loses nothing and is seen whole or not at all', async () => {
    const root = await temporaryFolder();
    const start = join(root, 'start');
    await putMeasurements('two-days', start);
    const before = await withStore(start, contents);
    const whole = join(root, 'whole');
    await putMeasurements('two-days', whole);
    const { statements } = await importIn(whole, 0, 0);
    expect(statements).toBeGreaterThan(50);
    const after = await withStore(whole, contents);
    expect(after).not.toEqual(before);

    const moments = fc.tuple(
      fc.integer({ min: 1, max: statements }),
      fc.integer({ max: 15, min: 0 }),
    );
    await fc.assert(
      fc.asyncProperty(moments, async ([killAt, delay]) => {
        const folder = join(root, 'killed');
        await rm(folder, { recursive: true, force: true });
        await putMeasurements('two-days', folder);
        const { killed } = await importIn(folder, killAt, delay);
        await withStore(folder, async (store) => {
          const found = await contents(store);
          const isBefore = JSON.stringify(found) === JSON.stringify(before);
          if (!isBefore || !killed) expect(found).toEqual(after);
          const repeated = await importBundle(store, bundlePath('next-day'));
          expect(repeated.outcome).toBe(isBefore ? 'published' : 'unchanged');
          expect(await contents(store)).toEqual(after);
        });
      }),
      { numRuns: MOMENTS, endOnFailure: true },
    );
  });
});
