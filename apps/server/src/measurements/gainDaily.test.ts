import type { MetricKey } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishBundle } from './publish.ts';
import type { BookRow, MetricRow } from './rows.ts';
import { referenceDailyGains } from './testing/referenceDailyGains.ts';
import { book, reading, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore();
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 25 + at)).toISOString().slice(0, 10);

async function publish(books: BookRow[], metrics: MetricRow[]): Promise<void> {
  const source = snapshot({ portal: 'litnet', books, metrics });
  const { outcome } = await publishBundle(store.measurements, source, { demo: true });
  expect(outcome).not.toBe('refused');
}

function gains(dimension: string, key: string, metric: MetricKey) {
  return store.rows(
    `SELECT day, gain, n, days FROM gain_daily
     WHERE portal = 'litnet' AND dimension = {dimension:String} AND key = {key:String}
       AND metric = {metric:String} ORDER BY day, days`,
    { dimension, key, metric },
  );
}

/** The values of a book's lines, day by day. */
function linesOf(bookId: string, metric: MetricKey) {
  return store.rows(
    `SELECT day + place - 1 AS day, gain, span AS days FROM book_lines
     ARRAY JOIN arrayEnumerate(gains) AS place, gains AS gain, spans AS span
     WHERE portal = 'litnet' AND metric = {metric:String} AND bitTest(known_days, place - 1) AND bitTest(daily, place - 1) = (span = 1)
       AND book_id IN (SELECT id FROM books WHERE portal = 'litnet' AND external_id = {bookId:String})
     ORDER BY day`,
    { bookId, metric },
  );
}

const shelf = ['a', 'b', 'c', 'd', 'e', 'f'];
const count = fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined, freq: 4 });
const histories = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...shelf),
    // Over two months, with days on which nothing at all is read.
    at: fc.constantFrom(0, 1, 2, 5, 6, 7, 14, 15),
    library: count,
    views: count,
  }),
  { selector: ({ id, at }) => `${id} ${at}`, minLength: 15, maxLength: 40 },
);
const facts = fc.array(
  fc.record({
    genres: fc.subarray(['Проза', 'Фэнтези']),
    status: fc.constantFrom('in_progress' as const, 'finished' as const, null),
    access: fc.constantFrom('free' as const, 'paid' as const, null),
    form: fc.constantFrom('novel' as const, 'tale' as const, null),
    seriesTitle: fc.constantFrom('Цикл', null),
  }),
  { minLength: shelf.length, maxLength: shelf.length },
);

describe('gain_daily', () => {
  it('agrees with the reference model for every group of books', async () => {
    await fc.assert(
      fc.asyncProperty(fc.noBias(histories), fc.noBias(facts), async (rows, known) => {
        const books = shelf.map((id, at) => book(id, known[at]));
        const metrics = rows.map(({ id, at, library, views }) =>
          reading(dayOf(at), id, {
            rating: 4,
            ...(library === undefined ? {} : { library }),
            ...(views === undefined ? {} : { views }),
          }),
        );
        await publish(books, metrics);
        const genreRows = await store.rows("SELECT id, name FROM genres WHERE portal = 'litnet'");
        const groups: [string, string, (one: BookRow) => boolean][] = [
          ['all', '', () => true],
          ...genreRows.map(({ id, name }): (typeof groups)[number] => [
            'genre',
            String(id),
            (one) => one.genres.includes(String(name)),
          ]),
          ...(['in_progress', 'finished'] as const).map((key): (typeof groups)[number] => [
            'status',
            key,
            (one) => one.status === key,
          ]),
          ...(['free', 'paid'] as const).map((key): (typeof groups)[number] => [
            'access',
            key,
            (one) => one.access === key,
          ]),
          ...(['novel', 'tale'] as const).map((key): (typeof groups)[number] => [
            'form',
            key,
            (one) => one.form === key,
          ]),
          ...(['in', 'out'] as const).map((key): (typeof groups)[number] => [
            'series',
            key,
            (one) => (one.seriesTitle === null) === (key === 'out'),
          ]),
        ];
        for (const id of shelf) {
          for (const metric of ['library', 'views'] as const) {
            const expected = referenceDailyGains(metrics, metric, (bookId) => bookId === id);
            expect(await linesOf(id, metric), id).toEqual(
              expected.map(({ day, gain, days }) => ({ day, gain, days })),
            );
          }
        }
        let expectedRows = 0;
        for (const [dimension, key, holds] of groups) {
          const ids = books.filter(holds).map(({ bookId }) => bookId);
          for (const metric of ['library', 'views'] as const) {
            const expected = referenceDailyGains(metrics, metric, (id) => ids.includes(id));
            expectedRows += expected.length;
            expect(await gains(dimension, key, metric), `${dimension} ${key}`).toEqual(expected);
          }
        }
        // No other group, and no sum of an average.
        const [all] = await store.rows(
          "SELECT count() AS n FROM gain_daily WHERE portal = 'litnet'",
        );
        expect(all).toEqual({ n: expectedRows });
      }),
      // The random histories of `reads/anyHistory.test.ts` check the sums too.
      { numRuns: 1, endOnFailure: true },
    );
  });

  it('adds up the steps between the readings of each book by their length', async () => {
    await publish(
      [book('daily'), book('weekly')],
      [
        ...[0, 1, 2, 6, 7].map((at) => reading(dayOf(at), 'daily', { library: 10 + at })),
        // A hundred a week.
        reading(dayOf(0), 'weekly', { library: 100 }),
        reading(dayOf(7), 'weekly', { library: 200 }),
      ],
    );
    expect(await gains('all', '', 'library')).toEqual([
      { day: dayOf(1), gain: 1, n: 1, days: 1 },
      { day: dayOf(2), gain: 1, n: 1, days: 1 },
      { day: dayOf(6), gain: 4, n: 1, days: 4 },
      { day: dayOf(7), gain: 1, n: 1, days: 1 },
      { day: dayOf(7), gain: 100, n: 1, days: 7 },
    ]);
    expect(await gains('all', '', 'rating')).toEqual([]);
  });

  it('goes on from the last value of a metric that a reading lacks', async () => {
    await publish(
      [book('a'), book('b')],
      [
        reading(dayOf(0), 'a', { likes: 9, views: 5 }),
        reading(dayOf(1), 'a', { likes: 4 }),
        reading(dayOf(2), 'a', { likes: 4, views: 7 }),
        reading(dayOf(1), 'b', { likes: 3 }),
      ],
    );
    expect(await gains('all', '', 'likes')).toEqual([
      { day: dayOf(1), gain: -5, n: 1, days: 1 },
      { day: dayOf(2), gain: 0, n: 1, days: 1 },
    ]);
    expect(await gains('all', '', 'views')).toEqual([{ day: dayOf(2), gain: 2, n: 1, days: 2 }]);
  });

  it('gives every book the step of its own when one book alone was read on a day', async () => {
    const many = Array.from({ length: 100 }, (_, at) => `b${at}`);
    await publish(
      many.map((id) => book(id)),
      [0, 1, 2, 3, 4].flatMap((at) =>
        many
          .filter((id) => at !== 2 || id === 'b0')
          .map((id) => reading(dayOf(at), id, { library: 1_000 + at * 10 })),
      ),
    );
    expect(await gains('all', '', 'library')).toEqual([
      { day: dayOf(1), gain: 1_000, n: 100, days: 1 },
      { day: dayOf(2), gain: 10, n: 1, days: 1 },
      { day: dayOf(3), gain: 10, n: 1, days: 1 },
      { day: dayOf(3), gain: 1_980, n: 99, days: 2 },
      { day: dayOf(4), gain: 1_000, n: 100, days: 1 },
    ]);
  });

  it('adds up no reset, and goes on from the value after it', async () => {
    await publish(
      [book('a'), book('b'), book('c')],
      [
        ...[200_040, 10, 15].map((library, at) => reading(dayOf(at), 'a', { library })),
        // Falls of twenty, and of a twentieth, are losses.
        ...[30, 10].map((library, at) => reading(dayOf(at), 'b', { library })),
        ...[1_000, 950].map((library, at) => reading(dayOf(at), 'c', { library })),
      ],
    );
    expect(await gains('all', '', 'library')).toEqual([
      { day: dayOf(1), gain: -70, n: 2, days: 1 },
      { day: dayOf(2), gain: 5, n: 1, days: 1 },
    ]);
  });

  it('leaves out steps that are longer than a month', async () => {
    await publish(
      [book('a'), book('b')],
      [
        reading('2026-01-01', 'a', { library: 1 }),
        reading('2026-02-01', 'a', { library: 5 }),
        reading('2026-01-31', 'b', { library: 1 }),
        reading('2026-03-04', 'b', { library: 9 }),
      ],
    );
    expect(await gains('all', '', 'library')).toEqual([
      { day: '2026-02-01', gain: 4, n: 1, days: 31 },
    ]);
  });
});
