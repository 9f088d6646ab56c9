import { type ListItem, listDays, rankList } from '@litometr/api-contract';
import { daysBetween, toDayNumber } from '@litometr/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MetricRow } from '../../measurements/rows.ts';
import {
  completeBefore,
  completeDays,
  isComplete,
  type Movement,
  referenceDepth,
  referenceMovement,
} from '../../measurements/testing/referenceMovement.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { daysAgo, type PortalFixture, singleRun } from '../testing/portalFixture.ts';
import { knownOn, referenceGain, stepOf } from '../testing/referenceReads.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();
const portal = 'bookriver';
const shelf = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Day {
  day: string;
  books: string[];
}

/** Captured days of a list over some weeks, with gaps. */
const history: fc.Arbitrary<Day[]> = fc
  .uniqueArray(
    fc.record({
      ago: fc.integer({ min: 0, max: 24 }),
      // Mostly whole, sometimes a part.
      books: fc.oneof(
        fc.shuffledSubarray(shelf, { minLength: 5 }),
        fc.shuffledSubarray(shelf, { minLength: 1 }),
      ),
    }),
    { selector: ({ ago }) => ago, minLength: 2, maxLength: 7 },
  )
  .map((days) =>
    days.sort((a, b) => b.ago - a.ago).map(({ ago, books }) => ({ day: daysAgo(ago), books })),
  );

const value = fc.constantFrom(3, 990, 999, 1_000, 1_100, 2_000, 999_900, 1_000_000, 1_100_000);
const metricRows: fc.Arbitrary<MetricRow[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...shelf),
      ago: fc.integer({ min: 0, max: 24 }),
      views: fc.option(value),
      comments: fc.option(fc.integer({ min: 0, max: 9 })),
    }),
    { selector: ({ id, ago }) => `${id} ${ago}`, minLength: 50, maxLength: 100 },
  )
  .map((rows) =>
    rows.map(({ id, ago, views, comments }) =>
      reading(daysAgo(ago), id, {
        ...(views === null ? {} : { views }),
        ...(comments === null ? {} : { comments }),
      }),
    ),
  );

function fixtureOf(histories: readonly Day[][], metrics: MetricRow[]): PortalFixture {
  return {
    portal,
    books: shelf.map((id) => book(id)),
    metrics,
    ranks: histories.flatMap((days, at) =>
      days.flatMap(({ day, books }) =>
        list(day, books, { list: 'genre_top', genre: `Жанр ${at}` }),
      ),
    ),
  };
}

/** Bookriver counts comments exactly. */
function gainOf(
  fixture: PortalFixture,
  id: string,
  metric: 'views' | 'comments',
  from: string,
  to: string,
) {
  const [first, last] = [knownOn(fixture, id, metric, from), knownOn(fixture, id, metric, to)];
  return referenceGain(metric === 'views' ? portal : 'litnet', first, last);
}

/** The complete day nearest to a week before; of two as near the earlier. */
function weekDay(days: readonly Day[], asof: string): Day | null {
  const wanted = toDayNumber(asof) - 7;
  const distance = (day: string) => Math.abs(toDayNumber(day) - wanted);
  let nearest: Day | null = null;
  for (const one of completeDays(days)) {
    if (one.day >= asof) continue;
    if (nearest === null || distance(one.day) < distance(nearest.day)) nearest = one;
  }
  return nearest;
}

function weekAgo(days: readonly Day[], place: Movement) {
  const nearest = weekDay(days, place.day);
  const then = (nearest?.books.indexOf(place.book) ?? -1) + 1;
  if (then === 0) return { week_position: null, week_delta: null };
  return { week_position: then, week_delta: then - place.position };
}

/** Where a book is on the last days of the other lists that have it, best place first. */
function elsewhere(histories: readonly (readonly Day[])[], bookId: string, own: number) {
  return histories
    .flatMap((days, at): [string, number][] => {
      const since = completeDays(days).at(-1)?.day ?? '';
      const last = days.findLast(({ day, books }) => day >= since && books.includes(bookId));
      const position = (last?.books.indexOf(bookId) ?? -1) + 1;
      return at === own || position === 0 ? [] : [[`Жанр ${at}`, position]];
    })
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b));
}

/** Expected item of one place, computed from the days alone. */
function referenceItem(
  { days, fixture }: { days: readonly Day[]; fixture: PortalFixture },
  place: Movement,
  compare: string | null,
): Omit<ListItem, 'book' | 'places'> & { book: string } {
  const then = days.find(({ day }) => day === compare)?.books.indexOf(place.book) ?? -1;
  const prev = then === -1 ? null : then + 1;
  const listedBefore = days.some(
    ({ day, books }) => compare !== null && day <= compare && books.includes(place.book),
  );
  const delta = prev === null ? null : prev - place.position;
  const moved = delta === null ? null : delta > 0 ? 'up' : delta < 0 ? 'down' : 'same';
  const { position, book: id, days_on, streak, entries, peak, peak_day, first_entry } = place;
  const read = fixture.metrics.find((row) => row.bookId === id && row.day === place.day)?.values;
  const shown = (metric: 'views' | 'comments') => {
    const found = read?.[metric];
    if (found === undefined) return null;
    return { value: found, step: metric === 'views' ? stepOf(portal, found) : 1 };
  };
  const none = { value: null, days: null, reason: 'no_reading' as const };
  const gain = (metric: 'views' | 'comments') =>
    compare === null ? none : gainOf(fixture, id, metric, compare, place.day);
  return {
    position,
    days_on,
    streak,
    entries,
    peak,
    peak_day,
    first_entry,
    prev_position: prev,
    delta,
    state: moved ?? (listedBefore ? 're_entry' : 'new'),
    book: id,
    has_audio: null,
    // Strength depends on the library metric, which has no readings in these fixtures.
    strength: null,
    ...weekAgo(days, place),
    metrics: { views: shown('views'), library: null, comments: shown('comments') },
    gains: { views: gain('views'), library: none, comments: gain('comments') } as ListItem['gains'],
    spark: days
      .filter(({ day }) => day <= place.day)
      .map(({ books }) => books.indexOf(id) + 1 || null),
  };
}

/** Books on the list on the compared day that are not on it now, by their last ranks. */
function referenceLeft(all: readonly Movement[], asof: Day, compare: Day) {
  return compare.books
    .filter((id) => !asof.books.includes(id))
    .flatMap((id) => all.findLast((place) => place.book === id && place.day < asof.day) ?? [])
    .map(({ book: id, position, days_on, peak }) => ({
      book: id,
      last_position: position,
      days_on,
      peak,
    }));
}

describe('a rank list', () => {
  it('shows every movement as the reference model does, whatever day is compared', async () => {
    const histories = fc.array(history, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.noBias(histories), fc.noBias(metricRows), async (all, metrics) => {
        const fixture = fixtureOf(all, metrics);
        const ids = await reads.publish(fixture);
        const nameOf = new Map(shelf.map((id) => [ids.book(id), id]));
        for (const [at, days] of all.entries()) {
          const genre = String(ids.genre(`Жанр ${at}`));
          const params = { portal, list: 'genre_top' };
          const places = referenceMovement(days);
          const captured = await reads.request(listDays, params, { genre });
          expect(captured.items).toEqual(
            days.map(({ day, books }, of) => ({
              day,
              size: books.length,
              depth: referenceDepth(days, of),
              complete: isComplete(days, of),
            })),
          );
          for (const [index, asof] of days.entries()) {
            const before = completeBefore(days, index);
            const earlier = completeDays(days.slice(0, index));
            for (const requested of [undefined, ...earlier.slice(0, -1)]) {
              const compare = requested ?? before;
              const isDefault = asof === completeDays(days).at(-1);
              const complete = isComplete(days, index);
              const week = weekDay(days, asof.day)?.day ?? null;
              const response = await reads.request(rankList, params, {
                genre,
                ...(isDefault ? {} : { asof: asof.day }),
                ...(requested === undefined ? {} : { compare: requested.day }),
              });
              const entered = asof.books.filter((id) => compare?.books.includes(id) !== true);
              expect(response.list).toEqual({
                kind: 'genre_top',
                genre: { id: Number(genre), name: `Жанр ${at}` },
                period: null,
                asof: asof.day,
                compare: compare?.day ?? null,
                compare_days: compare === undefined ? null : daysBetween(compare.day, asof.day),
                week_day: week,
                week_days: week === null ? null : daysBetween(week, asof.day),
                turnover:
                  compare === undefined || !complete ? null : entered.length / asof.books.length,
                depth: referenceDepth(days, index),
                complete,
                spark_days: days.slice(0, index + 1).map(({ day }) => day),
              });
              expect([response.count, response.meta.asof]).toEqual([asof.books.length, asof.day]);
              expect(
                response.items.map((item) => ({
                  ...item,
                  book: nameOf.get(item.book.id),
                  places: item.places.map(({ list: { genre: of }, position }) => [
                    of?.name,
                    position,
                  ]),
                })),
              ).toEqual(
                places
                  .filter(({ day }) => day === asof.day)
                  .map((place) => ({
                    ...referenceItem({ days, fixture }, place, compare?.day ?? null),
                    places: elsewhere(all, place.book, at),
                  })),
              );
              const left =
                compare === undefined || !complete ? [] : referenceLeft(places, asof, compare);
              expect(
                response.left
                  .map((item) => ({ ...item, book: nameOf.get(item.book.id) }))
                  .sort((a, b) => (a.book ?? '').localeCompare(b.book ?? '')),
              ).toEqual(left.sort((a, b) => a.book.localeCompare(b.book)));
              const lasts = response.left.map((item) => item.last_position);
              expect(lasts).toEqual([...lasts].sort((a, b) => a - b));
            }
          }
        }
      }),
      singleRun,
    );
  });
});

describe('the lists of one bundle', () => {
  const covers = {
    a: 'https://cdn.example.org/1.jpg',
    b: 'https://elsewhere.example.org/1.jpg',
    c: 'http://cdn.example.org/1.jpg',
    d: 'https://cdn.example.org.evil.example/1.jpg',
    e: 'javascript:alert(1)',
  };
  const many = Array.from({ length: 23 }, (_, at) => `b${at}`);
  const days = Array.from({ length: 35 }, (_, at) => daysAgo(34 - at));
  let ids: FixtureIds;
  beforeAll(async () => {
    ids = await reads.publish({
      portal,
      books: [
        ...many.map((id) => book(id)),
        ...Object.entries(covers).map(([id, coverUrl]) => book(id, { coverUrl })),
      ],
      metrics: [],
      ranks: [
        ...list(daysAgo(0), many, { list: 'bestseller' }),
        ...list(daysAgo(0), Object.keys(covers), { list: 'promo' }),
        ...days.flatMap((day) => list(day, ['a'], { list: 'new' })),
        ...[daysAgo(9), daysAgo(2)].flatMap((day) => list(day, ['a'], { list: 'trending' })),
        // The middle day was captured in part.
        ...list(daysAgo(2), ['a', 'b', 'c'], { list: 'genre_top', genre: 'Жанр' }),
        ...list(daysAgo(1), ['c'], { list: 'genre_top', genre: 'Жанр' }),
        ...list(daysAgo(0), ['a', 'b', 'd'], { list: 'genre_top', genre: 'Жанр' }),
      ],
    });
  });

  it('are paged without a gap, an overlap or another count', async () => {
    const seen: number[] = [];
    for (const page of ['1', '2', '3', '4']) {
      const params = { portal, list: 'bestseller' };
      const response = await reads.request(rankList, params, { page, size: '10' });
      expect([response.count, response.meta.n]).toEqual([23, 23]);
      seen.push(...response.items.map((item) => item.book.id));
    }
    expect(seen).toEqual(many.map((id) => ids.book(id)));
  });

  it('draw at most the last thirty captured days', async () => {
    const params = { portal, list: 'new' };
    const response = await reads.request(rankList, params);
    expect(response.list.spark_days).toEqual(days.slice(-30));
    expect(response.items[0]?.spark).toHaveLength(30);
    const earlier = await reads.request(rankList, params, { asof: daysAgo(33) });
    expect(earlier.list.spark_days).toEqual(days.slice(0, 2));
    expect(earlier.items[0]?.spark).toHaveLength(2);
  });

  it('name the nearest captured days for one that was not', async () => {
    const params = { portal, list: 'trending' };
    for (const field of ['asof', 'compare']) {
      const { status, body } = await reads.responseOf(rankList, params, { [field]: daysAgo(5) });
      expect(status).toBe(400);
      expect(body).toEqual({ [field]: [expect.stringContaining(daysAgo(9))] });
      expect(body).toEqual({ [field]: [expect.stringContaining(daysAgo(2))] });
    }
    const query = { asof: daysAgo(9), compare: daysAgo(2) };
    const later = await reads.responseOf(rankList, params, query);
    expect([later.status, Object.keys(later.body as object)]).toEqual([400, ['compare']]);
  });

  it('show covers of allowed hosts only', async () => {
    const { items } = await reads.request(rankList, { portal, list: 'promo' });
    expect(items.map((item) => item.book.cover_url)).toEqual([covers.a, null, null, null, null]);
  });

  it('count a partly captured day in the stay of a book that left', async () => {
    const { left } = await reads.request(rankList, { portal, list: 'genre_top' });
    const { id } = left[0]?.book ?? {};
    expect([id, left]).toEqual([
      ids.book('c'),
      [expect.objectContaining({ last_position: 1, peak: 1, days_on: 2 })],
    ]);
  });
});
