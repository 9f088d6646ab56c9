import { describe, expect, it } from 'vitest';
import { publishBundle } from '../publish.ts';
import type { BookRow } from '../rows.ts';
import { book, reading, snapshot } from '../testing/snapshotRows.ts';
import { testStore } from '../testing/testStore.ts';

const store = testStore();

const [anna, lev] = ['Анна', 'Лев'].map((name) => ({ externalId: null, name }));
const by = (...authors: (typeof anna)[]) => ({
  authors: authors.filter((author) => author !== undefined),
});
const part = (id: string, status: BookRow['status'], facts: Partial<BookRow> = {}) =>
  book(id, { seriesTitle: id.split(' ').slice(0, -1).join(' '), status, ...by(anna), ...facts });

/** Series by what is the case with them; the books of each, and which count for a finished one. */
const cases: [books: BookRow[], finished: string[]][] = [
  [
    [part('all finished 1', 'finished'), part('all finished 2', 'finished')],
    ['all finished 1', 'all finished 2'],
  ],
  [[part('one written 1', 'finished'), part('one written 2', 'in_progress')], []],
  [[part('one frozen 1', 'finished'), part('one frozen 2', 'frozen')], []],
  [[part('one unknown 1', 'finished'), part('one unknown 2', null)], []],
  [
    [part('one removed 1', 'finished'), part('one removed 2', 'removed')],
    ['one removed 1', 'one removed 2'],
  ],
  [[part('all removed 1', 'removed')], []],
  [[part('in none', 'finished', { seriesTitle: null })], []],
  [
    [part('of two authors 1', 'finished'), part('of two authors 2', 'in_progress', by(lev))],
    ['of two authors 1'],
  ],
  [[part('together 1', 'finished'), part('together 2', 'in_progress', by(lev, anna))], []],
  [[part('of nobody 1', 'finished', by()), part('of nobody 2', 'in_progress', by())], []],
  [
    [
      part('known by id 1', 'finished', { seriesId: '1' }),
      part('known by id 2', 'in_progress', { seriesId: '2' }),
      part('renamed 3', 'finished', { seriesId: '1', ...by(lev) }),
    ],
    ['known by id 1', 'renamed 3'],
  ],
];

/** The books of finished series after a publication; a generated one is taken away by the next. */
async function finishedAfter(books: BookRow[], { demo, day }: { demo: boolean; day: string }) {
  const source = snapshot({
    portal: 'litnet',
    books,
    metrics: books.map(({ bookId }) => reading(day, bookId, { library: 1 })),
    capturedAt: `${day}T20:00:00Z`,
  });
  const { outcome } = await publishBundle(store.measurements, source, { demo });
  expect(outcome).toBe('published');
  const booksWhere = (condition: string) =>
    store.rows(`SELECT b.external_id AS id FROM catalogue_books AS c
      INNER JOIN books AS b ON b.id = c.id WHERE ${condition} ORDER BY id`);
  const rows = await booksWhere('c.in_finished_series');
  expect(await booksWhere("hasAll(c.facets, ['series:in', 'series:finished'])")).toEqual(rows);
  return rows.map(({ id }) => id);
}

describe('a series is finished', () => {
  it('when its known books are, but for removed ones', async () => {
    const books = cases.flatMap(([of]) => of);
    const finished = await finishedAfter(books, { demo: true, day: '2026-03-31' });
    expect(finished).toEqual(cases.flatMap(([, wanted]) => wanted).sort());
  });

  it('and is written on as later captures and corrections of earlier ones say', async () => {
    const after = (day: string, ...books: BookRow[]) => finishedAfter(books, { demo: false, day });
    expect(await after('2026-03-29', part('x a', 'finished'), part('x b', 'in_progress'))).toEqual(
      [],
    );
    expect(await after('2026-03-30', part('x b', 'finished'))).toEqual(['x a', 'x b']);
    expect(await after('2026-03-31', part('x c', 'in_progress'))).toEqual([]);
    expect(await after('2026-03-31', part('x c', 'finished'))).toEqual(['x a', 'x b', 'x c']);
  });
});
