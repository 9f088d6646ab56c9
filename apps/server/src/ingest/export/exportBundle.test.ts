import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicResponses } from '../../backup/testing/publicResponses.ts';
import type { Measurements } from '../../measurements/client.ts';
import { openMeasurements } from '../../measurements/openMeasurements.ts';
import { publishBundle } from '../../measurements/publish.ts';
import { book, snapshot } from '../../measurements/testing/snapshotRows.ts';
import { type Beginning, putMeasurements } from '../../testing/preparedStores.ts';
import { importBundle } from '../importBundle.ts';
import { bundlePath, temporaryFolder } from '../testing/copyBundle.ts';
import { exportBundle } from './exportBundle.ts';

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

const whole = { portal: 'litgorod', from: null, to: null, force: false } as const;

describe('exportBundle', { timeout: 120_000 }, () => {
  it.each(['bundle', 'bundle.zip'])(
    'writes a %s that imports to the same answers',
    async (name) => {
      const path = join(await temporaryFolder(), 'deep', name);
      const before = await withStore('two-days', async (store) => {
        await exportBundle(store, { ...whole, path });
        await expect(exportBundle(store, { ...whole, path })).rejects.toThrow(/exists already/);
        return publicResponses(store);
      });
      expect(Object.keys(before).length).toBeGreaterThan(20);
      await withStore('empty', async (store) => {
        const result = await importBundle(store, path);
        expect(result.report.faults).toEqual([]);
        expect(result.outcome).toBe('published');
        expect(await publicResponses(store)).toEqual(before);
        // The original says nothing that the export has not said.
        const again = await importBundle(store, bundlePath('two-days'));
        if (again.outcome === 'refused') throw new Error('The original was refused.');
        for (const { added, changed, removed } of Object.values(again.counts)) {
          expect(added + changed + removed).toBe(0);
        }
        expect(await publicResponses(store)).toEqual(before);
      });
      expect(await readdir(join(path, '..'))).toEqual([name]);
    },
  );

  it('takes the days of a period, both ends included', async () => {
    const path = join(await temporaryFolder(), 'bundle');
    await withStore('two-days', async (store) => {
      await exportBundle(store, { ...whole, path, from: '2026-03-04', to: '2026-03-04' });
    });
    await withStore('empty', async (store) => {
      await importBundle(store, path);
      const days = await store.read((reader) =>
        reader.select(
          'SELECT DISTINCT day FROM (SELECT day FROM metrics UNION ALL SELECT day FROM ranks)',
        ),
      );
      expect(days).toEqual([{ day: '2026-03-04' }]);
    });
  });

  it('leaves out addresses that the import would refuse', async () => {
    const path = join(await temporaryFolder(), 'bundle');
    await withStore('empty', async (store) => {
      const odd = { url: 'javascript:alert(1)', coverUrl: 'https://example.org/1.png' };
      await publishBundle(store, snapshot({ portal: 'litgorod', books: [book('a', odd)] }));
      await exportBundle(store, { ...whole, path });
    });
    await withStore('empty', async (store) => {
      expect(await importBundle(store, path)).toMatchObject({ outcome: 'published' });
      const [row] = await store.read((reader) => reader.select('SELECT url, cover_url FROM books'));
      expect(row).toEqual({ url: null, cover_url: 'https://example.org/1.png' });
    });
  });

  it('refuses generated data, and a portal without data', async () => {
    const path = join(await temporaryFolder(), 'bundle');
    await withStore('empty', async (store) => {
      await publishBundle(store, snapshot({ portal: 'litgorod', books: [book('a')] }), {
        demo: true,
      });
      await expect(exportBundle(store, { ...whole, path })).rejects.toThrow(/generated data/);
      await expect(exportBundle(store, { ...whole, portal: 'litres', path })).rejects.toThrow(
        /no data of litres/,
      );
    });
  });
});
