import { expect, it } from 'vitest';
import { publishBundle } from '../publish.ts';
import { book, list, reading, snapshot } from '../testing/snapshotRows.ts';
import { testStore } from '../testing/testStore.ts';

const store = testStore();

const FIRST = '2026-06-01';
const LATER = ['2026-06-02', '2026-06-08', '2026-07-01', '2026-07-02'];

it('counts the places of an author on each list as it was last captured, unless that is too long ago', async () => {
  const bundle = snapshot({
    portal: 'litnet',
    capturedAt: '2026-07-02T12:00:00Z',
    books: [book('a', { authors: [{ externalId: '1', name: 'Анна' }] }), book('b')],
    metrics: [reading(FIRST, 'a', { library: 10 })],
    ranks: [
      ...list(FIRST, ['a', 'b'], { list: 'genre_top', genre: 'Проза' }),
      ...[FIRST, ...LATER].flatMap((day) => list(day, ['b', 'a'])),
    ],
  });
  expect((await publishBundle(store.measurements, bundle)).outcome).toBe('published');
  const found = await store.rows(
    'SELECT day, places, top_places, best_position FROM author_stat_daily ORDER BY day',
  );
  const both = { places: 2, top_places: 1, best_position: 1 };
  const lost = { places: null, top_places: 1, best_position: null };
  const one = { places: 1, top_places: 1, best_position: 2 };
  expect(found).toEqual([
    { day: FIRST, ...both },
    { day: '2026-06-02', ...both },
    { day: '2026-06-08', ...lost },
    { day: '2026-07-01', ...lost },
    { day: '2026-07-02', ...one },
  ]);
});
