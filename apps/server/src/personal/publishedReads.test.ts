import { beforeAll, expect, it } from 'vitest';
import { publishBundle } from '../measurements/publish.ts';
import { book, list, reading } from '../measurements/testing/snapshotRows.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { meaningOf } from './links.ts';
import type { Published } from './published.ts';
import { publishedReads } from './publishedReads.ts';

/** Answers about a small world that is published once. */
const store = testStore();
let published: Published;
const ids = new Map<string, number>();
const id = (name: string) => ids.get(name) ?? 0;

const DAYS = ['2026-03-30', '2026-03-31'] as const;

beforeAll(async () => {
  const [before, last] = DAYS;
  const author = { externalId: '77', name: 'Анна' };
  const facts = { authors: [author], genres: ['Проза'], tags: ['магия'] };
  const [first, second] = ['https://litnet.com/ru/book/a-b11', 'https://litnet.com/ru/book/b-b12'];
  await publishBundle(store.measurements, {
    manifest: { portal: 'litnet', source: 'test', capturedAt: '2026-03-31T20:00:00Z' },
    batches: [
      {
        file: 'books',
        rows: [
          book('11', { ...facts, title: 'Первая', url: first }),
          book('alias-b12', { title: 'Вторая', url: `${second}/`, genres: ['Проза'] }),
          book('13', { title: 'Третья' }),
        ],
      },
      {
        file: 'metrics',
        rows: [
          reading(before, '11', { library: 100 }),
          reading(last, '11', { library: 130 }),
          reading(before, '13', { library: 5 }),
          reading(last, 'alias-b12', { library: 9 }),
        ],
      },
      { file: 'ranks', rows: [...list(before, ['13', '11']), ...list(last, ['11', 'alias-b12'])] },
    ],
  });
  for (const [table, name] of [
    ['books', 'title'],
    ['authors', 'name'],
    ['genres', 'name'],
    ['tags', 'name'],
  ]) {
    const rows = await store.rows(`SELECT id, ${name} AS name FROM ${table}`);
    for (const row of rows) ids.set(String(row['name']), Number(row['id']));
  }
  published = publishedReads({ measurements: store.measurements, coverHosts: [] });
});

it('finds items in the order of the keys, and omits missing ones', async () => {
  const keys = [
    { kind: 'tag', target: id('магия') },
    { kind: 'book', target: 999 },
    { kind: 'book', target: id('Вторая') },
    { kind: 'book', target: id('Первая') + 2 ** 32 },
  ] as const;
  expect((await published.find(keys)).map(({ name }) => name)).toEqual(['магия', 'Вторая']);
});

it('returns the changes of the data day', async () => {
  const [first, third, author, genre] = await published.changes([
    { kind: 'book', target: id('Первая') },
    { kind: 'book', target: id('Третья') },
    { kind: 'author', target: id('Анна') },
    { kind: 'genre', target: id('Проза') },
  ]);
  expect(first).toMatchObject({
    day: '2026-03-31',
    change: {
      metric: 'library',
      gain: { value: 30, days: 1, reason: null },
      position: 1,
      prev_position: 2,
    },
  });
  // It was not read on the day, and fell off the list.
  expect(third?.change).toMatchObject({ gain: null, position: null, prev_position: 1 });
  expect(third?.change?.events).toMatchObject([{ type: 'list_exit', list: 'global_top' }]);
  expect(author?.change).toMatchObject({ gain: { value: 30 }, position: 1, prev_position: 2 });
  expect(genre?.change).toMatchObject({ gain: { value: 30 }, position: null, events: [] });
});

it('follows links of portals and of the dashboard', async () => {
  const found = await published.resolve([
    'https://litnet.com/ru/book/whatever-b11?c=1#x',
    'https://www.litnet.com/ru/book/b-b12/',
    'https://litnet.com/ru/book/alias-b12',
    'https://litnet.com/ru/anna-u77',
    `http://127.0.0.1:8080/books/${id('Третья')}`,
    'https://litnet.com/ru/book/none-b14',
    'https://author.today/work/11',
    'https://litnet.com/ru/top/all',
    'мимо',
  ]);
  expect(found.map((one) => (typeof one === 'string' ? one : one.name))).toEqual([
    'Первая',
    'Вторая',
    'Вторая',
    'Анна',
    'Третья',
    'not_found',
    'not_found',
    'unknown_link',
    'unknown_link',
  ]);
});

it.each([
  ['https://author.today/u/some.body/works', 'authortoday', 'author', ['some.body']],
  ['https://litmarket.ru/books/kniga-1', 'litmarket', 'book', ['kniga-1']],
  ['litmarket.ru/anna-p12/books', 'litmarket', 'author', ['anna-p12', '12']],
  ['https://www.litres.ru/book/a-b/kniga-99/', 'litres', 'book', ['kniga-99', '99']],
  ['https://litgorod.ru/profile/5/books', 'litgorod', 'author', ['5']],
  ['https://bookriver.ru/reader/kniga', 'bookriver', 'book', ['kniga']],
  ['https://litnet.com/ru/tag/%D1%8F-t5', 'litnet', 'tag', ['я-t5', '5']],
])('reads %s', (link, portal, kind, externals) => {
  expect(meaningOf(link)).toMatchObject({ portal, kind, externals });
});

it.each(['', 'ftp://litnet.com/ru/book/a-b1', 'https://litnet.com.evil.test/ru/book/a-b1', '//x'])(
  'takes %j for no link to a thing',
  (link) => expect(meaningOf(link)).toBeNull(),
);

it('counts what fits a saved catalogue, and what came since the last look', async () => {
  const path = '/portals/litnet/books';
  const addresses = [
    { path, query: `genre=${id('Проза')}&sort=-gain&nonsense=1&status=lost`, seenDay: null },
    { path, query: 'q=третья', seenDay: '2026-03-30' },
    { path: '/portals/litnet/books/', query: 'rating_count=1..', seenDay: null },
    { path: '/portals/litres/books', query: '', seenDay: null },
    { path: '/', query: '', seenDay: null },
  ];
  const views = await published.views(addresses);
  expect(views.map(({ query }) => query)).toEqual(addresses.map(({ query }) => query));
  expect(views.map(({ day, matches }) => ({ day, matches }))).toEqual([
    { day: '2026-03-31', matches: { count: 2, fresh: 0 } },
    { day: '2026-03-31', matches: { count: 1, fresh: expect.any(Number) as number } },
    { day: '2026-03-31', matches: null },
    { day: null, matches: null },
    { day: '2026-03-31', matches: null },
  ]);
});
