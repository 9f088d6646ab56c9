import { authors, WRITTEN_DAYS } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MetricRow } from '../../measurements/rows.ts';
import { book, reading } from '../../measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo, singleRun } from '../testing/portalFixture.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();
const portal = 'litnet';

const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'];
const named = (name: string) => ({ externalId: null, name });

/** A size as it was read; null: the book was read, its size was not shown. */
const sized = (ago: number, bookId: string, chars: number | null): MetricRow => ({
  ...reading(daysAgo(ago), bookId, { library: 1 }),
  chars,
});

interface Written {
  books: { id: string; authors: string[] }[];
  metrics: MetricRow[];
}

/** Sizes around the first day of the thirty. */
const writers: fc.Arbitrary<Written> = fc
  .record({
    authors: fc.array(fc.subarray(names, { maxLength: 2 }), { minLength: 9, maxLength: 9 }),
    metrics: fc.uniqueArray(
      fc.record({
        at: fc.integer({ min: 0, max: 8 }),
        ago: fc.constantFrom(0, 1, 7, 28, 29, 30, 31, 32, 45, 90),
        chars: fc.option(
          fc.integer({ min: 0, max: 9 }).map((sheets) => sheets * 40_000),
          { freq: 4 },
        ),
      }),
      { selector: ({ at, ago }) => `${at} ${ago}`, minLength: 20, maxLength: 45 },
    ),
  })
  .map((rows) => ({
    books: rows.authors.map((of, at) => ({ id: `b${at}`, authors: of })),
    // Reads one book on the data day in every case, so that the data day is fixed.
    metrics: [
      sized(0, 'b9', 1),
      ...rows.metrics.map(({ at, ago, chars }) => sized(ago, `b${at}`, chars)),
    ],
  }));

/**
 * Characters by which a book grew per day: `new` where it was first sized within the days, null
 * where unknown.
 */
function growth(metrics: readonly MetricRow[], bookId: string): number | 'new' | null {
  const known = metrics
    .filter((row) => row.bookId === bookId && row.chars !== null)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const last = known.at(-1);
  const first = known.findLast(({ day }) => day <= daysAgo(WRITTEN_DAYS));
  if (last === undefined) return null;
  if (first === undefined) return 'new';
  const days = daysBetween(first.day, last.day);
  return days === 0 ? null : ((last.chars ?? 0) - (first.chars ?? 0)) / days;
}

function referenceWritten({ books, metrics }: Written, name: string) {
  const growths = books
    .filter((one) => one.authors.includes(name))
    .map(({ id }) => growth(metrics, id));
  const rates = growths.filter((rate) => typeof rate === 'number').sort((a, b) => a - b);
  const isKnown = rates.length > 0 && !growths.includes('new');
  return {
    name,
    per_day: isKnown ? rates.reduce((sum, rate) => sum + rate, 0) : null,
    n: rates.length,
  };
}

const publish = ({ books, metrics }: Written) =>
  reads.publish({
    portal,
    books: [...books, { id: 'b9', authors: [] }].map((one) =>
      book(one.id, { authors: one.authors.map(named) }),
    ),
    metrics,
    ranks: [],
  });

const listAuthors = async (sort: string) =>
  (await reads.request(authors, { portal }, { sort })).items.map((row) => ({
    name: row.name,
    per_day: row.written_per_day,
    n: row.written_n,
  }));

describe('what authors write a day', () => {
  it('agrees with the reference model, in order, unknown values last', async () => {
    await fc.assert(
      fc.asyncProperty(writers, async (fixture) => {
        await publish(fixture);
        const rows = names
          .filter((name) => fixture.books.some((one) => one.authors.includes(name)))
          .map((name) => referenceWritten(fixture, name));
        for (const [sort, sign] of [
          ['written_per_day', 1],
          ['-written_per_day', -1],
        ] as const) {
          const expected = rows.toSorted((a, b) => {
            if (a.per_day === b.per_day) return a.name < b.name ? -1 : 1;
            if (a.per_day === null) return 1;
            return b.per_day === null ? -1 : sign * (a.per_day - b.per_day);
          });
          const found = await listAuthors(sort);
          expect(found.map(({ name, n }) => [name, n])).toEqual(
            expected.map(({ name, n }) => [name, n]),
          );
          for (const [at, { per_day }] of expected.entries()) {
            const value = found[at]?.per_day ?? null;
            if (per_day === null) expect(value).toBeNull();
            else expect(value).toBeCloseTo(per_day);
          }
        }
      }),
      { ...singleRun, numRuns: 3 },
    );
  });

  it('is as in the example: the growth of books between their two readings', async () => {
    await publish({
      books: [
        { id: 'a', authors: ['Анна', 'Борис'] },
        { id: 'b', authors: ['Анна'] },
        { id: 'c', authors: ['Вера'] },
        { id: 'd', authors: ['Вера'] },
        { id: 'e', authors: ['Глеб'] },
        { id: 'f', authors: ['Дарья'] },
      ],
      metrics: [
        ...[sized(32, 'a', 400_000), sized(5, 'a', 450_000), sized(0, 'a', 464_000)],
        ...[sized(32, 'b', 900_000), sized(0, 'b', 900_000)],
        // Begun within the thirty days: it is not known with how much.
        ...[sized(40, 'c', 10_000), sized(0, 'c', 50_000), sized(3, 'd', 90_000)],
        // Not read since, and never sized.
        ...[sized(60, 'e', 70_000), sized(30, 'f', null), sized(0, 'f', null)],
      ],
    });
    expect(DATA_DAY).toBe(daysAgo(0));
    expect(await listAuthors('name')).toEqual([
      { name: 'Анна', per_day: 2_000, n: 2 },
      { name: 'Борис', per_day: 2_000, n: 1 },
      { name: 'Вера', per_day: null, n: 1 },
      { name: 'Глеб', per_day: null, n: 0 },
      { name: 'Дарья', per_day: null, n: 0 },
    ]);
  });

  it('shows no change below the rounding step of sizes', async () => {
    await reads.publish({
      portal: 'bookriver',
      books: [
        book('a', { authors: [named('Анна')] }),
        book('b', { authors: [named('Анна')] }),
        book('c', { authors: [named('Борис')] }),
        book('d', { authors: [named('Вера')] }),
      ],
      metrics: [
        ...[sized(30, 'a', 400_000), sized(0, 'a', 403_000)],
        // Shown as 1.2M at both ends: it may have grown by 99,999.
        ...[sized(30, 'b', 1_200_000), sized(0, 'b', 1_200_000)],
        ...[sized(30, 'c', 627_200), sized(0, 'c', 627_200)],
        ...[sized(30, 'd', 950_000), sized(0, 'd', 1_100_000)],
      ],
      ranks: [],
    });
    const { items } = await reads.request(authors, { portal: 'bookriver' }, { sort: 'name' });
    expect(
      items.map(({ name, written_per_day, written_n }) => [name, written_per_day, written_n]),
    ).toEqual([
      ['Анна', 100, 1],
      ['Борис', null, 0],
      ['Вера', 5_000, 1],
    ]);
  });
});
