import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookRow, MetricRow, RankRow } from '../../ingest/rows.ts';
import { publishBundle } from '../publish.ts';
import {
  addDays,
  historyOf,
  slowEffectiveAuthors,
  slowHalfLife,
  slowListMoves,
  slowNiche,
} from '../testing/slowAggregates.ts';
import { book, list, reading, snapshot } from '../testing/snapshotRows.ts';
import { testStore } from '../testing/testStore.ts';

const store = testStore();
const FIRST = '2026-01-20';
/** Over three months, with gaps. */
const OFFSETS = [0, 1, 2, 5, 6, 12, 13, 40, 41, 45, 60];
const shelf = Array.from({ length: 24 }, (_, at) => `b${at}`);
const tags = ['тень', 'зима', 'море'];
const people = ['Анна', 'Пётр', 'Лев', 'Мария'].map((name) => ({ externalId: null, name }));
const someDay = fc.option(
  fc.integer({ min: -40, max: 65 }).map((at) => addDays(FIRST, at)),
  { nil: null },
);

const books = fc.tuple(
  ...shelf.map((id) =>
    fc
      .record({
        authors: fc.subarray(people, { maxLength: 2 }),
        genres: fc.subarray(['Проза', 'Фэнтези']),
        // Most bear both of the first: together they make a pair.
        tags: fc
          .subarray(tags, { minLength: 1 })
          .map((own) => [...new Set(['тень', 'зима', ...own])]),
        firstPublishedOn: someDay,
        updatedOn: someDay,
      })
      .map((facts): BookRow => book(id, facts)),
  ),
);
const ranks = fc
  .tuple(...OFFSETS.map(() => fc.shuffledSubarray(shelf, { minLength: 4, maxLength: 9 })))
  .map((days) => days.flatMap((places, at) => list(addDays(FIRST, OFFSETS[at] ?? 0), places)));
const metrics = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...shelf),
      at: fc.constantFrom(...OFFSETS),
      library: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null, freq: 5 }),
    }),
    { selector: ({ id, at }) => `${id} ${at}`, minLength: 120, maxLength: 200 },
  )
  .map((rows) =>
    rows.map(({ id, at, library }) =>
      reading(addDays(FIRST, at), id, library === null ? { views: 1 } : { library }),
    ),
  );

// One world a run, a new one every time: it is the publication that takes the time.
const [world] = fc.sample(fc.noBias(fc.record({ books, ranks, metrics })), 1);
if (world === undefined) throw new Error('No world was made.');
const rows: { books: BookRow[]; ranks: RankRow[]; metrics: MetricRow[] } = world;
const days = historyOf(rows.ranks, 'global_top');
const bookOf = (id: string) => rows.books.find((one) => one.bookId === id);

/** Sums of fractions differ in their last places by the order of the terms. */
const rounded = (value: number) => Math.round(value * 1e9) / 1e9;

beforeAll(async () => {
  const { outcome } = await publishBundle(
    store.measurements,
    snapshot({ portal: 'litnet', ...rows }),
  );
  expect(outcome).toBe('published');
}, 60_000);

describe('list_daily', () => {
  it('tells half-lives and authors as a plain reckoning does', async () => {
    const found = await store.rows(
      `SELECT day, size, half_life, effective_authors, entered, new_count FROM list_daily
       WHERE portal = 'litnet' ORDER BY day`,
    );
    const seen = new Set<string>();
    const expected = days.map((one, at) => {
      const fresh = one.books.filter((id) => !seen.has(id)).length;
      for (const id of one.books) seen.add(id);
      const last = days[at - 1];
      const authors = slowEffectiveAuthors(one, (id) =>
        (bookOf(id)?.authors ?? []).map((author) => author.name),
      );
      return {
        day: one.day,
        size: one.books.length,
        half_life: slowHalfLife(days, at),
        effective_authors: authors === null ? null : rounded(authors),
        entered:
          last === undefined ? null : one.books.filter((id) => !last.books.includes(id)).length,
        new_count: last === undefined ? null : fresh,
      };
    });
    const plain = found.map(({ effective_authors: authors, ...rest }) => ({
      ...rest,
      effective_authors: typeof authors === 'number' ? rounded(authors) : null,
    }));
    expect(plain).toEqual(expected);
  });
});

describe('rank_stat', () => {
  it('sums up every stay, and puts those out who are off the last day', async () => {
    const found = await store.rows(
      `SELECT external_id AS book, days_on, state, s.position AS position FROM rank_stat AS s
       INNER JOIN books AS b ON b.id = s.book_id WHERE s.portal = 'litnet' ORDER BY book`,
    );
    const last = days.at(-1)?.books ?? [];
    const expected = shelf
      .filter((id) => days.some((one) => one.books.includes(id)))
      .sort()
      .map((id) => ({
        book: id,
        days_on: days.filter((one) => one.books.includes(id)).length,
        isOut: !last.includes(id),
        position: last.includes(id) ? last.indexOf(id) + 1 : null,
      }));
    expect(found.map(({ state, ...rest }) => ({ ...rest, isOut: state === 'out' }))).toEqual(
      expected,
    );
  });
});

describe('book_events', () => {
  it('has every entry to a list and every exit', async () => {
    const found = await store.rows(
      `SELECT e.day AS day, prev_day, type, before, after, external_id AS book
       FROM book_events AS e INNER JOIN books AS b ON b.id = e.book_id
       WHERE e.portal = 'litnet' AND type IN ('list_enter', 'list_exit')`,
    );
    const key = (move: object) => JSON.stringify(move, Object.keys(move).sort());
    expect(found.map(key).sort()).toEqual(slowListMoves(days).map(key).sort());
  });
});

describe('niche_daily', () => {
  const columns = `supply_active, supply_new, authors, gain, n, top_slots, top_authors,
    list_authors, supply_authors, supply_listed`;
  const captured = [...new Set([...rows.ranks, ...rows.metrics].map(({ day }) => day))].sort();
  const nothing = slowNiche(rows, () => false, FIRST);

  async function expectNiche(where: string, holds: (one: BookRow) => boolean) {
    const found = await store.rows(
      `SELECT day, ${columns} FROM niche_daily WHERE portal = 'litnet' AND ${where} ORDER BY day`,
    );
    const expected = captured.map((day) => ({ day, ...slowNiche(rows, holds, day) }));
    const byDay = new Map(found.map((row) => [row['day'], row]));
    // A day on which a niche has nothing may have no row.
    expect(captured.map((day) => byDay.get(day) ?? { day, ...nothing })).toEqual(expected);
  }

  it('agrees with a plain reckoning for the portal, genres, tags and a pair', async () => {
    const id = (table: string, name: string) =>
      `(SELECT id FROM ${table} WHERE portal = 'litnet' AND name = '${name}')`;
    await expectNiche(`kind = 'all'`, () => true);
    for (const name of ['Проза', 'Фэнтези']) {
      await expectNiche(`kind = 'genre' AND a = ${id('genres', name)}`, (one) =>
        one.genres.includes(name),
      );
    }
    await expectNiche(`kind = 'tag' AND a = ${id('tags', 'море')}`, (one) =>
      one.tags.includes('море'),
    );
    const [shadow, winter] = [id('tags', 'тень'), id('tags', 'зима')];
    await expectNiche(
      `kind = 'pair' AND a = least(${shadow}, ${winter}) AND b = greatest(${shadow}, ${winter})`,
      (one) => one.tags.includes('тень') && one.tags.includes('зима'),
    );
  });

  it('has no pair below twenty books', async () => {
    const pairs = await store.rows(
      `SELECT DISTINCT a, b FROM niche_daily WHERE portal = 'litnet' AND kind = 'pair'`,
    );
    const sea = rows.books.filter((one) => one.tags.includes('море')).length;
    expect(pairs).toHaveLength(sea >= 20 ? 3 : 1);
  });
});

describe('author_stat_daily', () => {
  it('holds every place of an author', async () => {
    const found = await store.rows(
      `SELECT s.day AS day, a.name AS author, places, best_position
       FROM author_stat_daily AS s INNER JOIN authors AS a ON a.id = s.author_id
       WHERE s.portal = 'litnet' AND places > 0 ORDER BY day, author`,
    );
    const expected = days.flatMap(({ day, books: places }) =>
      people
        .map(({ name }) => {
          const own = places.filter((id) =>
            bookOf(id)?.authors.some((author) => author.name === name),
          );
          const held = own.map((id) => places.indexOf(id) + 1);
          return { day, author: name, places: own.length, best_position: Math.min(...held) };
        })
        .filter((row) => row.places > 0)
        .sort((a, b) => (a.author < b.author ? -1 : 1)),
    );
    expect(found).toEqual(expected);
  });
});

describe('day_quality', () => {
  it('has a row for every calendar day, and none of the missing ones is whole', async () => {
    const found = await store.rows(
      `SELECT day, books_read, expected, lists, mark FROM day_quality WHERE portal = 'litnet' ORDER BY day`,
    );
    const all = Array.from({ length: (OFFSETS.at(-1) ?? 0) + 1 }, (_, at) => addDays(FIRST, at));
    const readOn = (day: string) => rows.metrics.filter((row) => row.day === day).length;
    const week = (day: string) =>
      new Set(
        rows.metrics
          .filter((row) => row.day <= day && row.day > addDays(day, -7))
          .map((row) => row.bookId),
      ).size;
    expect(found.map(({ mark, ...rest }) => ({ ...rest, isMissing: mark === 'missing' }))).toEqual(
      all.map((day) => {
        const lists = days.some((one) => one.day === day) ? 1 : 0;
        const read = readOn(day);
        return { day, books_read: read, expected: week(day), lists, isMissing: read + lists === 0 };
      }),
    );
  });
});
