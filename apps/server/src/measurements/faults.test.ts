import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importBundle } from '../ingest/importBundle.ts';
import { bundlePath, temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { type Beginning, putMeasurements } from '../testing/preparedStores.ts';
import type { Measurements } from './client.ts';
import { type PublishPoint, recover } from './completePublication.ts';
import { DiskFullError } from './diskFull.ts';
import { openMeasurements } from './openMeasurements.ts';
import { publishBundle } from './publish.ts';
import { removePortal } from './removePortal.ts';
import { contents } from './testing/contents.ts';
import { faultyStore } from './testing/faultyStore.ts';
import { book, list, reading, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const full = () =>
  new Error('Code: 243. DB::Exception: Cannot reserve 1.00 MiB: No space left on device');

/** One store after another: the engine allows one folder a process at a time. */
async function withStore<T>(
  beginning: Beginning,
  work: (store: Measurements) => Promise<T>,
): Promise<T> {
  const folder = join(await temporaryFolder(), 'store');
  await putMeasurements(beginning, folder);
  const store = await openMeasurements({ folder });
  return work(store).finally(() => store.close());
}

describe('a full disk', { timeout: 600_000 }, () => {
  it('at any statement leaves the last good state, and a repeat completes it', async () => {
    const before = await withStore('two-days', contents);
    let statements = 0;
    const reached = new Map<PublishPoint, number>();
    const after = await withStore('two-days', async (store) => {
      const counted = faultyStore(store, (number) => {
        statements = number;
      });
      await importBundle(counted, bundlePath('next-day'), {
        probe: (point) => void reached.set(point, statements),
      });
      return contents(store);
    });
    const at = (point: PublishPoint) => reached.get(point) ?? 0;
    // The middle of the preparation, the decision itself, and the middle of the swap.
    const moments = [
      [at('prepared') >> 1, before],
      [at('committed'), before],
      [(at('committed') + at('swapped')) >> 1, after],
    ] as const;
    for (const [moment, left] of moments) {
      await withStore('two-days', async (store) => {
        const faulty = faultyStore(store, (number) => {
          if (number >= moment) throw full();
        });
        const importing = importBundle(faulty, bundlePath('next-day'));
        await expect(importing, `statement ${moment}`).rejects.toBeInstanceOf(DiskFullError);
        await recover(store);
        expect(await contents(store), `statement ${moment}`).toEqual(left);
        await importBundle(store, bundlePath('next-day'));
        expect(await contents(store)).toEqual(after);
      });
    }
  });
});

describe('two imports at once', { timeout: 600_000 }, () => {
  const day = (on: string, views: number) =>
    snapshot({
      portal: 'litnet',
      capturedAt: `2026-03-31T20:${views}:00Z`,
      books: [book('a'), book('b')],
      metrics: [reading(on, 'a', { views })],
      ranks: list(on, views % 2 === 0 ? ['a', 'b'] : ['b', 'a']),
    });

  const store = testStore();

  it('are published one after the other, whole', async () => {
    const { measurements } = store;
    const sources = [day('2026-03-01', 10), day('2026-03-02', 21), day('2026-03-01', 32)];
    const results = await Promise.all(sources.map((source) => publishBundle(measurements, source)));
    expect(
      results.map((result) => (result.outcome === 'published' ? result.state.generation : 0)),
    ).toEqual([1, 2, 3]);
    const together = await contents(measurements);
    await removePortal(measurements, 'litnet');
    for (const source of sources) await publishBundle(measurements, source);
    const rows = (all: string[]) =>
      all.filter((row) => !row.includes('"generation"')).filter((row) => row.includes('litnet'));
    expect(rows(await contents(measurements))).toEqual(rows(together));
  });

  it('of different portals do not touch each other, and readers see whole states', async () => {
    const { measurements } = store;
    const other = snapshot({
      portal: 'litres',
      books: [book('x')],
      ranks: list('2026-03-05', ['x']),
    });
    const done = new AbortController();
    const seen = new Set<string>();
    const reading = (async () => {
      while (!done.signal.aborted) {
        seen.add(
          await measurements.read(async (reader) => {
            const [ranks, entries] = await Promise.all(
              ['ranks', 'rank_entries'].map((table) =>
                reader.select<{ n: number }>(
                  `SELECT count() AS n FROM ${table} WHERE portal = 'litres'`,
                ),
              ),
            );
            return `${ranks?.[0]?.n} ${entries?.[0]?.n}`;
          }),
        );
      }
    })();
    const [first, second] = await Promise.all([
      publishBundle(measurements, other),
      publishBundle(measurements, day('2026-03-06', 30)),
    ]);
    done.abort();
    await reading;
    expect([first.outcome, second.outcome]).toEqual(['published', 'published']);
    expect([...seen].every((pair) => pair === '0 0' || pair === '1 1')).toBe(true);
  });
});
