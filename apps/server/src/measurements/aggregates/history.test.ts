import { describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { publishBundle } from '../publish.ts';
import type { BookRow, MetricRow, RankRow } from '../rows.ts';
import { aggregateTableNames } from '../tables.ts';
import { book, list, reading, snapshot } from '../testing/snapshotRows.ts';
import { testStore } from '../testing/testStore.ts';

const store = testStore();

interface Capture {
  on: string;
  books?: BookRow[];
  metrics?: MetricRow[];
  ranks?: RankRow[];
}

async function capture({ on, ...rows }: Capture): Promise<void> {
  const source = snapshot({ portal: 'litnet', capturedAt: `${on}T12:00:00Z`, ...rows });
  const { outcome } = await publishBundle(store.measurements, source);
  expect(outcome).toBe('published');
}

const first: Partial<BookRow> = {
  title: 'Тень',
  status: 'in_progress',
  access: 'paid',
  priceRub: 100,
  genres: ['Проза'],
  tags: ['зима'],
  annotation: 'Было.',
};
const second: Partial<BookRow> = {
  ...first,
  title: 'Тень. Роман',
  status: 'finished',
  access: 'subscription',
  priceRub: 80,
  priceOldRub: 100,
  genres: ['Проза', 'Фэнтези'],
  tags: ['море'],
  annotation: 'Стало.',
  coverUrl: 'https://cdn.example.org/1.png',
};

const events = () =>
  store.rows(
    `SELECT day, prev_day, type, before, after, length(added) AS added, length(removed) AS removed
     FROM book_events WHERE portal = 'litnet' AND type NOT IN ('list_enter', 'list_exit')
     ORDER BY day, type`,
  );
const event = (type: string, before: string | null, after: string | null) => ({
  day: '2026-01-20',
  prev_day: '2026-01-10',
  type,
  before,
  after,
  added: 0,
  removed: 0,
});

describe('the history of a book', { timeout: 180_000 }, () => {
  it('turns what differs between two captures into events', async () => {
    await capture({ on: '2026-01-10', books: [book('a', first), book('b', first)] });
    await capture({ on: '2026-01-20', books: [book('a', second), book('b', first)] });
    expect(await events()).toEqual([
      event('annotation', null, null),
      event('cover', null, 'https://cdn.example.org/1.png'),
      event('discount_start', '100', '80'),
      event('finished', 'in_progress', 'finished'),
      { ...event('genre', null, null), added: 1 },
      event('price', '100', '80'),
      event('subscription', 'paid', 'subscription'),
      { ...event('tag', null, null), added: 1, removed: 1 },
      event('title', 'Тень', 'Тень. Роман'),
    ]);
    expect(
      await store.rows(
        `SELECT g.name AS name, valid_from, valid_to FROM book_groups AS v
         INNER JOIN (SELECT id, name FROM tags) AS g ON g.id = v.group_id
         INNER JOIN (SELECT id, external_id FROM books) AS b ON b.id = v.book_id
         WHERE kind = 'tag' AND external_id = 'a' ORDER BY name`,
      ),
    ).toEqual([
      { name: 'зима', valid_from: null, valid_to: '2026-01-20' },
      { name: 'море', valid_from: '2026-01-20', valid_to: null },
    ]);
  });

  it('finds its day when a capture in between comes in later', async () => {
    await capture({ on: '2026-01-15', books: [book('a', { ...first, title: 'Тень. Роман' })] });
    const titles = (await events()).filter(({ type }) => type === 'title');
    expect(titles).toEqual([
      { ...event('title', 'Тень', 'Тень. Роман'), day: '2026-01-15', prev_day: '2026-01-10' },
    ]);
    const prices = (await events()).filter(({ type }) => type === 'price');
    expect(prices).toEqual([
      { ...event('price', '100', '80'), day: '2026-01-20', prev_day: '2026-01-15' },
    ]);
  });

  it('derives prices and parts from readings too, and their return to earlier values', async () => {
    const read = (day: string, priceRub: number, chars: number): MetricRow => ({
      ...reading(day, 'b', { library: 5 }),
      priceRub,
      chars,
    });
    await capture({
      on: '2026-02-05',
      books: [book('a', { ...first, status: 'in_progress' })],
      metrics: [
        read('2026-02-01', 100, 40_000),
        read('2026-02-03', 90, 40_300),
        read('2026-02-05', 90, 52_000),
      ],
    });
    const found = (await events()).filter(({ day }) => String(day) > '2026-02');
    expect(found.map(({ day, type, before, after }) => [day, type, before, after])).toEqual([
      ['2026-02-03', 'price', '100', '90'],
      ['2026-02-05', 'annotation', null, null],
      ['2026-02-05', 'chapter', '40300', '52000'],
      ['2026-02-05', 'cover', 'https://cdn.example.org/1.png', null],
      ['2026-02-05', 'discount_end', '80', '100'],
      ['2026-02-05', 'genre', null, null],
      ['2026-02-05', 'price', '80', '100'],
      ['2026-02-05', 'reopened', 'finished', 'in_progress'],
      ['2026-02-05', 'subscription', 'subscription', 'paid'],
      ['2026-02-05', 'tag', null, null],
      ['2026-02-05', 'title', 'Тень. Роман', 'Тень'],
    ]);
  });
});

/** Every row of every aggregate, in an order of their own. */
async function everyAggregate(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of aggregateTableNames) {
    const rows = await store.rows(`SELECT * FROM ${table} WHERE portal = 'litnet'`);
    all[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return all;
}

describe('the aggregates', { timeout: 180_000 }, () => {
  it('are the same after a correction of a past day as made from nothing', async () => {
    await capture({
      on: '2026-02-06',
      metrics: [
        ...['2026-01-30', '2026-01-31', '2026-02-06'].map((day, at) =>
          reading(day, 'a', { library: 10 + at * 7, views: 100 }),
        ),
        reading('2026-01-31', 'b', { library: 4 }),
      ],
      ranks: [...list('2026-01-31', ['a', 'b']), ...list('2026-02-06', ['b'])],
    });
    const before = await everyAggregate();
    // A reading and a list of the month before the last are corrected.
    await capture({
      on: '2026-02-07',
      metrics: [reading('2026-01-31', 'a', { library: 11, views: 100 })],
      ranks: list('2026-01-31', ['b', 'a']),
    });
    const corrected = await everyAggregate();
    expect(corrected['gain_daily']).not.toEqual(before['gain_daily']);
    expect(corrected['rank_entries']).not.toEqual(before['rank_entries']);
    // Simulates a store whose aggregates another definition built.
    const { writer } = store.measurements;
    await writer.command('TRUNCATE TABLE aggregate_builds SYNC');
    await migrate(writer);
    const rebuilt = await everyAggregate();
    for (const table of aggregateTableNames)
      expect(rebuilt[table], table).toEqual(corrected[table]);
  });

  it('begin a history with the last capture in a store that had none', async () => {
    const { writer } = store.measurements;
    await writer.command('TRUNCATE TABLE book_facts');
    await writer.command('DROP TABLE book_captures SYNC');
    await writer.command('DROP TABLE aggregate_builds SYNC');
    await writer.command(
      'ALTER TABLE migrations DELETE WHERE version > 1 SETTINGS mutations_sync = 2',
    );
    await migrate(writer);
    expect(await store.rows('SELECT DISTINCT day, last_day FROM book_facts')).toEqual([
      { day: '2026-02-07', last_day: '2026-02-07' },
    ]);
    expect((await events()).map(({ type }) => type)).toEqual(['price', 'chapter']);
  });
});
