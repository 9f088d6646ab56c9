import { expect, it } from 'vitest';
import { publishBundle } from '../publish.ts';
import { book, list, reading, type Snapshot, snapshot } from '../testing/snapshotRows.ts';
import { testStore } from '../testing/testStore.ts';

const store = testStore();

async function publish(day: string, rows: Partial<Snapshot>): Promise<void> {
  const bundle = snapshot({ portal: 'litnet', capturedAt: `${day}T12:00:00Z`, ...rows });
  expect((await publishBundle(store.measurements, bundle)).outcome).toBe('published');
}

/** The places of books and genres on the data day. */
const places = () =>
  store.rows(`SELECT
    (SELECT sum(top_places) FROM book_latest) AS books,
    (SELECT sum(top_places) FROM group_latest WHERE kind = 'genre') AS genres,
    (SELECT sum(top_slots) FROM group_daily WHERE kind = 'genre' AND day = (SELECT max(day) FROM group_daily))
      AS series`);

it('counts the places of a list for the week after its capture, and none of an older one', async () => {
  const books = [book('a', { genres: ['Проза'] }), book('b', { genres: ['Проза'] })];
  await publish('2026-06-01', {
    books,
    metrics: [reading('2026-06-01', 'a', { library: 10 })],
    ranks: list('2026-06-01', ['a', 'b']),
  });
  await publish('2026-06-07', { metrics: [reading('2026-06-07', 'a', { library: 12 })] });
  expect(await places()).toEqual([{ books: 2, genres: 2, series: 2 }]);
  await publish('2026-06-08', { metrics: [reading('2026-06-08', 'a', { library: 13 })] });
  expect(await places()).toEqual([{ books: 0, genres: 0, series: 0 }]);
});
