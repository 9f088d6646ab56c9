import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testStore } from '../measurements/testing/testStore.ts';
import { importBundle } from './importBundle.ts';

/** Real captures, stored beside the repository; where they are missing the tests report it. */
const bundles = fileURLToPath(new URL('../../../../../shared/data/bundles', import.meta.url));
const store = testStore();

describe.skipIf(!existsSync(bundles))(
  'real bundles (left out where ../shared/data is missing)',
  () => {
    it('litmarket-2026-08: three genre tops over three days with a gap', async () => {
      const bundle = `${bundles}/litmarket-2026-08`;
      const result = await importBundle(store.measurements, bundle);
      expect(result).toMatchObject({
        outcome: 'published',
        state: { dataDay: '2026-08-07' },
        counts: { books: { added: 43 }, metrics: { added: 82 }, ranks: { added: 90 } },
      });
      const days = await store.rows(
        `SELECT day, prev_day, sum(size) AS places FROM list_daily WHERE portal = 'litmarket'
       GROUP BY day, prev_day ORDER BY day`,
      );
      expect(days).toEqual([
        { day: '2026-08-03', prev_day: null, places: 30 },
        { day: '2026-08-06', prev_day: '2026-08-03', places: 30 },
        { day: '2026-08-07', prev_day: '2026-08-06', places: 30 },
      ]);
      expect((await importBundle(store.measurements, bundle)).outcome).toBe('unchanged');
    });

    it('goodbooks-2017: ten thousand books', async () => {
      const result = await importBundle(store.measurements, `${bundles}/goodbooks-2017`);
      expect(result).toMatchObject({
        outcome: 'published',
        state: { dataDay: '2017-09-01' },
        counts: { books: { added: 10_000 }, metrics: { added: 10_000 }, ranks: { added: 100 } },
      });
      const [stars] = await store.rows(
        `SELECT stars FROM book_latest INNER JOIN books ON books.id = book_id
       WHERE books.portal = 'litres' AND external_id = '3'`,
      );
      expect(stars).toEqual({ stars: [75_504, 101_676, 455_024, 1_156_318, 3_011_543] });
    });
  },
);
