import { dayAfter } from '@litometr/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishBundle } from '../publish.ts';
import type { BookRow, MetricRow, RankRow } from '../rows.ts';
import {
  historyOf,
  referenceEffectiveAuthors,
  referenceGroup,
  referenceListMoves,
} from '../testing/referenceAggregates.ts';
import {
  completeBefore,
  completeDays,
  isComplete,
  referenceDepth,
  referenceMovement,
} from '../testing/referenceMovement.ts';
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
  fc.integer({ min: -40, max: 65 }).map((at) => dayAfter(FIRST, at)),
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
  .map((days) => days.flatMap((places, at) => list(dayAfter(FIRST, OFFSETS[at] ?? 0), places)));
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
      reading(dayAfter(FIRST, at), id, library === null ? { views: 1 } : { library }),
    ),
  );

// One random portal per run, a new one every time: the publication takes most of the time.
const [world] = fc.sample(fc.noBias(fc.record({ books, ranks, metrics })), 1);
if (world === undefined) throw new Error('No portal was generated.');
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
  it('computes completeness, entries, exits and authors as the reference model does', async () => {
    const found = await store.rows(
      `SELECT day, size, depth, complete, prev_day, number, effective_authors, entered, new_count,
         left_count
       FROM list_daily WHERE portal = 'litnet' ORDER BY day`,
    );
    const expected = days.map((one, at) => {
      const last = completeBefore(days, at);
      const complete = isComplete(days, at);
      const seen = new Set(
        days.filter(({ day }) => last !== undefined && day <= last.day).flatMap((d) => d.books),
      );
      const came = one.books.filter((id) => last?.books.includes(id) === false);
      const left = last?.books.filter((id) => !one.books.includes(id)) ?? [];
      const compared = complete && last !== undefined;
      const authors = referenceEffectiveAuthors(one, (id) =>
        (bookOf(id)?.authors ?? []).map((author) => author.name),
      );
      return {
        day: one.day,
        size: one.books.length,
        depth: referenceDepth(days, at),
        complete,
        prev_day: last?.day ?? null,
        number: completeDays(days.slice(0, at + 1)).length,
        effective_authors: authors === null ? null : rounded(authors),
        entered: compared ? came.length : null,
        new_count: compared ? came.filter((id) => !seen.has(id)).length : null,
        left_count: compared ? left.length : null,
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
  it('sums up every stay, and puts those out who are off the last complete day', async () => {
    const found = await store.rows(
      `SELECT external_id AS book, days_on, s.position AS position, s.list_day AS list_day, last_seen,
         entries, streak, best_streak, prev_position, state FROM rank_stat AS s
       INNER JOIN books AS b ON b.id = s.book_id WHERE s.portal = 'litnet' ORDER BY book`,
    );
    const moves = referenceMovement(days);
    const last = completeDays(days).at(-1);
    const before = completeDays(days).at(-2);
    const placeOn = (day: typeof last, id: string) => (day?.books.indexOf(id) ?? -1) + 1 || null;
    const expected = shelf.toSorted().flatMap((id) => {
      const own = moves.filter(({ book: of }) => of === id);
      const seen = own.at(-1);
      if (seen === undefined || last === undefined) return [];
      const isOut = seen.day < last.day;
      return [
        {
          book: id,
          days_on: own.length,
          position: isOut ? null : seen.position,
          list_day: isOut ? last.day : seen.day,
          last_seen: seen.day,
          entries: seen.entries,
          streak: isOut ? 0 : seen.streak,
          best_streak: Math.max(...own.map(({ streak }) => streak)),
          prev_position: isOut ? placeOn(before, id) : seen.prev_position,
          state: isOut ? 'out' : seen.state,
        },
      ];
    });
    expect(found).toEqual(expected);
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
    expect(found.map(key).sort()).toEqual(referenceListMoves(days).map(key).sort());
  });
});

describe('group_daily', () => {
  const columns = `supply_active, supply_new, authors, gain, n, top_slots, top_authors,
    list_authors, supply_authors, supply_listed`;
  const captured = [...new Set([...rows.ranks, ...rows.metrics].map(({ day }) => day))].sort();
  const nothing = referenceGroup(rows, () => false, FIRST);

  async function expectGroup(where: string, holds: (one: BookRow) => boolean) {
    const found = await store.rows(
      `SELECT day, ${columns} FROM group_daily WHERE portal = 'litnet' AND ${where} ORDER BY day`,
    );
    const expected = captured.map((day) => ({ day, ...referenceGroup(rows, holds, day) }));
    const byDay = new Map(found.map((row) => [row['day'], row]));
    // A day on which a group has nothing may have no row.
    expect(captured.map((day) => byDay.get(day) ?? { day, ...nothing })).toEqual(expected);
  }

  it('agrees with the reference model for the portal, genres and tags', async () => {
    const id = (table: string, name: string) =>
      `(SELECT id FROM ${table} WHERE portal = 'litnet' AND name = '${name}')`;
    await expectGroup(`kind = 'all'`, () => true);
    for (const name of ['Проза', 'Фэнтези']) {
      await expectGroup(`kind = 'genre' AND a = ${id('genres', name)}`, (one) =>
        one.genres.includes(name),
      );
    }
    await expectGroup(`kind = 'tag' AND a = ${id('tags', 'море')}`, (one) =>
      one.tags.includes('море'),
    );
  });
});

describe('group_latest', () => {
  it('counts the books of pairs of tags on twenty books or more', async () => {
    const found = await store.rows(
      `SELECT arraySort([x.name, y.name]) AS names, books
       FROM (SELECT a, b, books FROM group_latest WHERE portal = 'litnet' AND kind = 'pair') AS pair
       INNER JOIN tags AS x ON x.id = pair.a INNER JOIN tags AS y ON y.id = pair.b
       ORDER BY names`,
    );
    const tags = [...new Set(rows.books.flatMap((one) => one.tags))].toSorted();
    const expected = tags.flatMap((a, at) =>
      tags.slice(at + 1).map((b) => ({
        names: [a, b],
        books: rows.books.filter((one) => one.tags.includes(a) && one.tags.includes(b)).length,
      })),
    );
    expect(found).toEqual(expected.filter(({ books }) => books >= 20));
    expect(found).not.toEqual([]);
  });
});

describe('author_stat_daily', () => {
  it('holds the places of an author on the last complete day of the week', async () => {
    const found = await store.rows(
      `SELECT s.day AS day, a.name AS author, places, best_position
       FROM author_stat_daily AS s INNER JOIN authors AS a ON a.id = s.author_id
       WHERE s.portal = 'litnet' AND places > 0 ORDER BY day, author`,
    );
    const expected = days.flatMap(({ day }) => {
      const last = completeDays(days).findLast((one) => one.day <= day);
      const places = last !== undefined && last.day > dayAfter(day, -7) ? last.books : [];
      return people
        .map(({ name }) => {
          const own = places.filter((id) =>
            bookOf(id)?.authors.some((author) => author.name === name),
          );
          const held = own.map((id) => places.indexOf(id) + 1);
          return { day, author: name, places: own.length, best_position: Math.min(...held) };
        })
        .filter((row) => row.places > 0)
        .sort((a, b) => (a.author < b.author ? -1 : 1));
    });
    expect(found).toEqual(expected);
  });
});

describe('day_quality', () => {
  it('has a row for every calendar day, and none of the missing ones is whole', async () => {
    const found = await store.rows(
      `SELECT day, books_read, expected, lists, mark FROM day_quality WHERE portal = 'litnet' ORDER BY day`,
    );
    const all = Array.from({ length: (OFFSETS.at(-1) ?? 0) + 1 }, (_, at) => dayAfter(FIRST, at));
    const readOn = (day: string) => rows.metrics.filter((row) => row.day === day).length;
    const week = (day: string) =>
      new Set(
        rows.metrics
          .filter((row) => row.day <= day && row.day > dayAfter(day, -7))
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
