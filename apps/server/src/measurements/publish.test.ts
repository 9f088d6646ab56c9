import { describe, expect, it, onTestFinished } from 'vitest';
import { publishBundle } from './publish.ts';
import { removeDemo, removePortal } from './removePortal.ts';
import { portalState } from './state.ts';
import { aggregateTableNames, portalTableNames } from './tables.ts';
import { book, list, reading, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore();

/** Tests share the store; each leaves its portal empty. */
function leaveNothing(): void {
  onTestFinished(async () => {
    await removePortal(store.measurements, 'litnet');
  });
}

const first = snapshot({
  portal: 'litnet',
  books: [book('a', { authors: [{ externalId: null, name: 'Анна' }] }), book('b'), book('c')],
  metrics: [
    reading('2026-02-27', 'a', { views: 10, rating: 4.25 }),
    reading('2026-03-02', 'a', { views: 30 }),
    reading('2026-03-02', 'b', { views: 0 }),
  ],
  ranks: [
    ...list('2026-03-01', ['a', 'b', 'c']),
    ...list('2026-03-02', ['b', 'a']),
    ...list('2026-03-02', ['c'], { list: 'genre_top', genre: 'Проза' }),
  ],
});

const noneOf = { added: 0, changed: 0, removed: 0 };

describe('publishBundle', () => {
  it('publishes rows, ids, aggregates and the state', async () => {
    leaveNothing();
    const result = await publishBundle(store.measurements, first);
    expect(result).toMatchObject({
      outcome: 'published',
      state: { demo: false, dataDay: '2026-03-02', coverage: 1 },
      counts: { books: { added: 3 }, metrics: { added: 3 }, ranks: { added: 6 } },
    });
    const latest = await store.rows(
      `SELECT external_id AS book, last_day, last_views, week_views, last_rating, last_rating_day,
         last_likes, best_position, top_places
       FROM book_latest AS latest INNER JOIN books ON books.id = latest.book_id
       WHERE books.portal = 'litnet' ORDER BY book`,
    );
    expect(latest).toEqual([
      {
        book: 'a',
        last_day: '2026-03-02',
        last_views: 30,
        week_views: null,
        last_rating: 4.25,
        last_rating_day: '2026-02-27',
        last_likes: null,
        best_position: 1,
        top_places: 1,
      },
      expect.objectContaining({ book: 'b', last_views: 0, best_position: 1, top_places: 1 }),
      // The second day has two of three places: c may still be on the list.
      expect.objectContaining({ book: 'c', last_day: null, best_position: 1, top_places: 1 }),
    ]);
    expect(
      await store.rows(
        `SELECT day, list, size, complete, prev_day, entered, left_count FROM list_daily
         WHERE portal = 'litnet' ORDER BY list, day`,
      ),
    ).toMatchObject([
      { list: 'genre_top', size: 1, prev_day: null, entered: null, left_count: null },
      { day: '2026-03-01', size: 3, prev_day: null, entered: null, left_count: null },
      {
        day: '2026-03-02',
        size: 2,
        complete: false,
        prev_day: '2026-03-01',
        entered: null,
        left_count: null,
      },
    ]);
  });

  it('says so when nothing changes, and makes no new state', async () => {
    leaveNothing();
    await publishBundle(store.measurements, first);
    const before = await store.measurements.read((reader) => portalState(reader, 'litnet'));
    const again = await publishBundle(store.measurements, first);
    expect(again).toMatchObject({
      outcome: 'unchanged',
      counts: {
        books: { ...noneOf, unchanged: 3 },
        metrics: { ...noneOf, unchanged: 3 },
        ranks: { ...noneOf, unchanged: 6 },
      },
    });
    const after = await store.measurements.read((reader) => portalState(reader, 'litnet'));
    expect(after).toEqual(before);
  });

  it('replaces a list of a day and a reading, and leaves other days alone', async () => {
    leaveNothing();
    await publishBundle(store.measurements, first);
    const result = await publishBundle(
      store.measurements,
      snapshot({
        portal: 'litnet',
        capturedAt: '2026-03-31T21:00:00Z',
        metrics: [reading('2026-03-02', 'a', { likes: 5 })],
        ranks: list('2026-03-01', ['c', 'a']),
      }),
    );
    expect(result).toMatchObject({
      outcome: 'published',
      counts: {
        metrics: { added: 0, changed: 1 },
        ranks: { added: 0, changed: 2, removed: 1, unchanged: 0 },
      },
    });
    // New rows and those that stay are inserted apart; pages find them in one part.
    expect(
      await store.rows(
        `SELECT table, partition FROM system.parts
         WHERE database = currentDatabase() AND active AND partition LIKE '%litnet%'
         GROUP BY table, partition HAVING count() > 1`,
      ),
    ).toEqual([]);
    const places = await store.rows(
      `SELECT day, position, external_id AS book FROM ranks
       INNER JOIN books ON books.id = ranks.book_id
       WHERE ranks.portal = 'litnet' AND list = 'global_top' ORDER BY day, position`,
    );
    expect(places.map(({ day, position, book: id }) => [day, position, id])).toEqual([
      ['2026-03-01', 1, 'c'],
      ['2026-03-01', 2, 'a'],
      ['2026-03-02', 1, 'b'],
      ['2026-03-02', 2, 'a'],
    ]);
    const readings = await store.rows(
      `SELECT day, views, likes FROM metrics WHERE portal = 'litnet' ORDER BY day, views`,
    );
    expect(readings).toEqual([
      { day: '2026-02-27', views: 10, likes: null },
      { day: '2026-03-02', views: 0, likes: null },
      // The row is replaced, not mixed: what the later bundle does not say is not known.
      { day: '2026-03-02', views: null, likes: 5 },
    ]);
  });

  it('preserves ids over publications and never assigns one twice', async () => {
    leaveNothing();
    const ids = () =>
      store.rows(
        `SELECT external_id AS book, id FROM books WHERE portal = 'litnet' ORDER BY external_id`,
      );
    await publishBundle(store.measurements, first);
    const before = await ids();
    await removePortal(store.measurements, 'litnet');
    await publishBundle(
      store.measurements,
      snapshot({ portal: 'litnet', books: [book('z'), book('b')] }),
    );
    const [known, fresh] = await ids();
    expect(known).toEqual(before[1]);
    expect(before.map(({ id }) => id)).not.toContain(fresh?.['id']);
  });

  it('does not make the freshness older by a capture of an earlier time', async () => {
    leaveNothing();
    await publishBundle(store.measurements, first);
    const earlier = snapshot({
      portal: 'litnet',
      capturedAt: '2026-01-10T20:00:00Z',
      source: 'archive',
      metrics: [reading('2026-01-10', 'a', { views: 1 })],
    });
    expect(await publishBundle(store.measurements, earlier)).toMatchObject({
      state: { source: 'test', capturedAt: '2026-03-31T20:00:00Z', dataDay: '2026-03-02' },
    });
  });

  it('leaves no demo row in any table when real rows come', async () => {
    leaveNothing();
    const demo = snapshot({
      portal: 'litnet',
      books: [book('demo-1', { tags: ['демо'], authors: [{ externalId: '1', name: 'Демо' }] })],
      metrics: [reading('2025-12-01', 'demo-1', { views: 1 })],
      ranks: list('2025-12-01', ['demo-1']),
    });
    await publishBundle(store.measurements, demo, { demo: true });
    const state = await store.measurements.read((reader) => portalState(reader, 'litnet'));
    expect(state?.demo).toBe(true);
    const result = await publishBundle(store.measurements, first);
    expect(result).toMatchObject({ outcome: 'published', state: { demo: false } });
    const [demoId] = await store.rows("SELECT id FROM ids WHERE external = 'demo-1'");
    const left = await store.rows(
      `SELECT 'books' AS found FROM books WHERE id = {id:UInt32}
       UNION ALL SELECT 'metrics' FROM metrics WHERE book_id = {id:UInt32}
       UNION ALL SELECT 'ranks' FROM ranks WHERE book_id = {id:UInt32}
       UNION ALL SELECT 'entries' FROM rank_entries WHERE book_id = {id:UInt32}
       UNION ALL SELECT 'latest' FROM book_latest WHERE book_id = {id:UInt32}
       UNION ALL SELECT 'days' FROM list_daily WHERE day = '2025-12-01'
       UNION ALL SELECT 'tags' FROM tags WHERE name = 'демо'
       UNION ALL SELECT 'authors' FROM authors WHERE name = 'Демо'`,
      { id: Number(demoId?.['id']) },
    );
    expect(left).toEqual([]);
  });

  it('refuses generated rows over imported ones, and removes only generated ones', async () => {
    leaveNothing();
    await publishBundle(store.measurements, first);
    await expect(publishBundle(store.measurements, first, { demo: true })).rejects.toThrow(
      'generated data cannot follow it',
    );
    expect(await removeDemo(store.measurements)).toEqual([]);
  });

  it('removes a portal from every table', async () => {
    await publishBundle(store.measurements, first);
    expect(await removePortal(store.measurements, 'litnet')).toBe(true);
    expect(await removePortal(store.measurements, 'litnet')).toBe(false);
    for (const table of [...portalTableNames, ...aggregateTableNames]) {
      expect(await store.rows(`SELECT portal FROM ${table} LIMIT 1`), table).toEqual([]);
    }
    const state = await store.measurements.read((reader) => portalState(reader, 'litnet'));
    expect(state).toBeNull();
  });

  it('shows a reader one consistent state while another is published', async () => {
    leaveNothing();
    await publishBundle(store.measurements, first);
    const committed = Promise.withResolvers<undefined>();
    const points: string[] = [];
    const publishing = publishBundle(
      store.measurements,
      snapshot({ portal: 'litnet', ranks: list('2026-03-05', ['c', 'b', 'a']) }),
      {
        probe: (point) => {
          points.push(point);
          if (point === 'committed') committed.resolve(undefined);
        },
      },
    );
    await store.measurements.read(async (reader) => {
      await committed.promise;
      // Time enough for a swap that would not wait.
      for (let turn = 0; turn < 50; turn += 1) {
        const [count] = await reader.select('SELECT count() AS places FROM rank_entries');
        expect(count).toEqual({ places: 6 });
      }
      expect((await portalState(reader, 'litnet'))?.dataDay).toBe('2026-03-02');
      expect(points.at(-1)).toBe('committed');
    });
    await publishing;
    const [count] = await store.rows('SELECT count() AS places FROM rank_entries');
    expect(count).toEqual({ places: 9 });
  });

  it('computes coverage against the week up to the data day', async () => {
    leaveNothing();
    const result = await publishBundle(
      store.measurements,
      snapshot({
        portal: 'litnet',
        books: [book('a'), book('b'), book('c')],
        metrics: [
          reading('2026-03-10', 'a', { views: 1 }),
          reading('2026-03-04', 'b', { views: 1 }),
          reading('2026-03-03', 'c', { views: 1 }),
        ],
      }),
    );
    expect(result).toMatchObject({ state: { dataDay: '2026-03-10', coverage: 0.5 } });
  });
});
