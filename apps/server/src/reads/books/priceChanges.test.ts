import { type PriceChange, priceChanges } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookRow, MetricRow } from '../../measurements/rows.ts';
import { book, reading } from '../../measurements/testing/snapshotRows.ts';
import { daysAgo, type PortalFixture, singleRun } from '../testing/portalFixture.ts';
import { referenceChange, referenceShortDays } from '../testing/referenceReads.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const priced = (day: string, bookId: string, library: number | null, priceRub: number | null) => ({
  ...reading(day, bookId, library === null ? {} : { library }),
  priceRub,
});

/** A book's own readings on the data day and the days before it. */
interface Life {
  bookId: string;
  /** By days before the data day; null: not read. */
  library: readonly (number | null)[];
  price: readonly (number | null)[];
}

/** 2.5 % of Student's t with 6 degrees of freedom exceeds it. */
const T6 = 2.446911851144969;

/** The expected response, from the book's own days one by one. */
function referenceItem(fixture: PortalFixture, life: Life, ago: number): PriceChange | null {
  const [price, library] = [life.price, life.library];
  const is = price[ago] ?? null;
  const prevAgo = price.findIndex((value, at) => at > ago && value !== null);
  const was = price[prevAgo] ?? null;
  if (is === null || was === null || is === was) return null;
  const item = {
    day: daysAgo(ago),
    price_before: was,
    price_after: is,
    gain_before: null,
    gain_after: null,
    gain_change: null,
    gain_change_low: null,
    gain_change_high: null,
    days_left: null,
    portal_change: null,
  };
  // The earliest and latest day on which another change may have been.
  const others = price.flatMap((value, at) => {
    const before = price.findIndex((one, back) => back > at && one !== null);
    if (at === ago || value === null || before < 0 || price[before] === value) return [];
    return [{ latest: at, earliest: before - 1 }];
  });
  const isNear = others.some(({ latest, earliest }) =>
    latest > ago ? latest <= ago + 7 : earliest >= ago - 6,
  );
  if (isNear) return { ...item, reason: 'near_change' };
  if (prevAgo > ago + 1) return { ...item, reason: 'unknown_day' };
  const short = referenceShortDays(fixture);
  const week = (oldest: number): number[] | 'partial_day' | 'no_reading' | 'reset' => {
    const days = Array.from({ length: 7 }, (_, at) => oldest - at);
    if (days.some((one) => short.includes(daysAgo(one)))) return 'partial_day';
    const pairs = days.map((one) => [library[one + 1] ?? null, library[one] ?? null] as const);
    const gains = pairs.flatMap(([v1, v2]) => (v1 === null || v2 === null ? [] : [v2 - v1]));
    if (gains.length < 7) return 'no_reading';
    const isReset = (v1: number, v2: number) => v1 - v2 > Math.max(20, v1 / 20);
    const ends = [library[oldest + 1] ?? 0, library[oldest - 6] ?? 0] as const;
    const falls = [...pairs.map(([v1, v2]) => isReset(v1 ?? 0, v2 ?? 0)), isReset(...ends)];
    return falls.some(Boolean) ? 'reset' : gains;
  };
  const before = week(ago + 7);
  if (typeof before === 'string') return { ...item, reason: before };
  const known = { ...item, gain_before: sum(before) / 7 };
  if (ago < 6) return { ...known, reason: 'recent', days_left: 6 - ago };
  const after = week(ago);
  if (typeof after === 'string') return { ...known, reason: after };
  const portal = referenceChange(
    fixture,
    fixture.books.map(({ bookId }) => bookId),
    [
      [daysAgo(ago), daysAgo(ago - 6)],
      [daysAgo(ago + 7), daysAgo(ago + 1)],
    ],
  );
  const both = { ...known, gain_after: sum(after) / 7, portal_change: portal.change };
  if ([...before, ...after].some((gain) => gain < 0)) return { ...both, reason: 'loss' };
  const [from, to] = [sum(before), sum(after)];
  if (from === 0 || to === 0) return { ...both, reason: 'no_gain' };
  const ratio = to / from;
  const squares = after.map((gain, at) => (gain - ratio * (before[at] ?? 0)) ** 2);
  const error = Math.max(Math.sqrt((7 / 6) * sum(squares)) / to, Math.sqrt(1 / from + 1 / to));
  return {
    ...both,
    gain_change: ratio - 1,
    gain_change_low: ratio * Math.exp(-T6 * error) - 1,
    gain_change_high: ratio * Math.exp(T6 * error) - 1,
    reason: null,
  };
}

const DAYS = 50;
const bookIds = Array.from({ length: 12 }, (_, at) => `b${at}`);

/** Mostly growing counters, and prices that mostly stay. */
const someLives = fc.tuple(
  ...bookIds.map((bookId) =>
    fc
      .array(
        fc.record({
          gain: fc.oneof(
            { weight: 60, arbitrary: fc.integer({ min: 0, max: 30 }) },
            { weight: 1, arbitrary: fc.constantFrom(-1, -300) },
          ),
          isRead: fc.integer({ min: 0, max: 60 }),
          price: fc.oneof(
            { weight: 20, arbitrary: fc.constant(undefined) },
            { weight: 1, arbitrary: fc.constantFrom(99, 149.5, 199) },
          ),
          isPriceRead: fc.integer({ min: 0, max: 40 }),
        }),
        { minLength: DAYS, maxLength: DAYS },
      )
      .map((days): Life => {
        let [value, price] = [5_000, 199];
        const rows = days.map((day) => {
          value += day.gain;
          price = day.price ?? price;
          return {
            library: day.isRead === 0 ? null : value,
            price: day.isPriceRead === 0 ? null : price,
          };
        });
        const latestFirst = rows.toReversed();
        return {
          bookId,
          library: latestFirst.map(({ library }) => library),
          price: latestFirst.map((row) => row.price),
        };
      }),
  ),
);

// A failure reports the seed; printing all days would hide it.
const lives = fc
  .noBias(someLives)
  .map((all) => Object.defineProperty(all, fc.toStringMethod, { value: () => 'twelve books' }));

function fixtureOf(all: readonly Life[], shown: Partial<PortalFixture> = {}): PortalFixture {
  const metrics = all.flatMap(({ bookId, library, price }): MetricRow[] =>
    library.flatMap((value, ago) => {
      const cost = price[ago] ?? null;
      return value === null && cost === null ? [] : [priced(daysAgo(ago), bookId, value, cost)];
    }),
  );
  const books = all.map(({ bookId }): BookRow => book(bookId));
  return { portal: 'litnet', books, metrics, ranks: [], ...shown };
}

describe('the changes of prices', () => {
  it('have the gains of the weeks around them', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (all) => {
        const fixture = fixtureOf(all);
        const ids = await reads.publish(fixture);
        for (const life of all) {
          const response = await reads.request(priceChanges, { id: ids.book(life.bookId) });
          const expected = life.price.flatMap((_, ago) => referenceItem(fixture, life, ago) ?? []);
          expect(response.items.map(({ day, reason }) => [day, reason])).toEqual(
            expected.map(({ day, reason }) => [day, reason]),
          );
          for (const [at, item] of response.items.entries()) {
            for (const [key, value] of Object.entries(expected[at] ?? {})) {
              const actual = Object.entries(item).find(([name]) => name === key)?.[1];
              if (typeof value === 'number') expect(actual, key).toBeCloseTo(value, 9);
              else expect(actual, key).toBe(value);
            }
          }
          expect(response.metric).toBe('library');
        }
      }),
      singleRun,
    );
  });
});

describe('a change of price', () => {
  /** Days of one price or one gain, the latest first. */
  const runs = <T>(...parts: readonly (readonly [days: number, value: T])[]) =>
    parts.flatMap(([days, value]) => Array.from({ length: days }, () => value));
  /** The counter that ends with the gains. */
  const counter = (gains: readonly number[], last = 9_000) =>
    gains.map((_, ago) => last - sum(gains.slice(0, ago)));

  async function itemsOf(
    price: readonly (number | null)[],
    library: readonly (number | null)[],
    shown: Partial<PortalFixture> = {},
  ) {
    const ids = await reads.publish(fixtureOf([{ bookId: 'b0', price, library }], shown));
    const { count, items } = await reads.request(priceChanges, { id: ids.book('b0') });
    expect(count).toBe(items.length);
    return items;
  }
  const brief = (item: PriceChange) => [
    item.price_before,
    item.price_after,
    item.gain_before,
    item.gain_after,
    item.reason,
  ];

  it('to a discount of a week is compared, and the end of the discount is not', async () => {
    const gains = counter(runs([10, 40], [7, 55], [20, 40]));
    const items = await itemsOf(runs([10, 199], [7, 99], [20, 199]), gains);
    expect(items.map(brief)).toEqual([
      [99, 199, null, null, 'near_change'],
      [199, 99, 40, 55, null],
    ]);
    // The worked example of the methodology.
    expect(items[1]?.gain_change).toBeCloseTo(0.375, 4);
    expect(items[1]?.gain_change_low).toBeCloseTo(0.1346, 4);
    expect(items[1]?.gain_change_high).toBeCloseTo(0.6664, 4);
    expect(items[1]?.portal_change).toBeNull();
  });

  it('of the last days has its gain before and the days that are left', async () => {
    const items = await itemsOf(runs([3, 99], [20, 199]), counter(runs([3, 55], [20, 40])));
    expect(items).toMatchObject([
      { day: daysAgo(2), gain_before: 40, gain_after: null, reason: 'recent', days_left: 4 },
    ]);
  });

  it('is unknown where the portal was read in part', async () => {
    const price = runs([10, 99], [20, 199]);
    const library = counter(runs([10, 55], [20, 40]));
    const fixture = fixtureOf([{ bookId: 'b0', price, library }]);
    const others = ['c1', 'c2', 'c3'];
    const metrics = price.flatMap((_, ago) =>
      ago === 5 ? [] : others.map((id) => reading(daysAgo(ago), id, { library: 1 })),
    );
    const items = await itemsOf(price, library, {
      books: [...fixture.books, ...others.map((id) => book(id))],
      metrics: [...fixture.metrics, ...metrics],
    });
    expect(items.map(brief)).toEqual([[199, 99, 40, null, 'partial_day']]);
  });

  it('has no gain below the rounding step, and no change where a day has none', async () => {
    const price = runs([10, 99], [20, 199]);
    const rounded = (gains: readonly number[]) =>
      counter(gains).map((value) => Math.round(value / 100) * 100);
    const shown = { portal: 'bookriver' } as const;
    const small = await itemsOf(price, rounded(runs([10, 2], [20, 2])), shown);
    expect(small.map(brief)).toEqual([[199, 99, null, null, 'below_step']]);
    const middling = await itemsOf(price, rounded(runs([10, 50], [20, 100])), shown);
    expect(middling).toMatchObject([{ gain_before: 100, gain_change: null, reason: 'below_step' }]);
    const large = await itemsOf(price, rounded(runs([10, 200], [20, 100])), shown);
    expect(large.map(brief)).toEqual([[199, 99, 100, 200, null]]);
  });

  it('is among the twenty latest', async () => {
    const price = Array.from({ length: 50 }, (_, ago) => (ago % 2 === 0 ? 99 : 199));
    const items = await itemsOf(price, counter(runs([50, 1])));
    expect(items.map(({ day }) => day)).toEqual(
      Array.from({ length: 20 }, (_, ago) => daysAgo(ago)),
    );
  });

  it('is not a discount that leaves the price as it is', async () => {
    const price = runs([20, 199]);
    const fixture = fixtureOf([{ bookId: 'b0', price, library: counter(runs([20, 1])) }]);
    const ids = await reads.publish({
      ...fixture,
      books: [book('b0', { priceRub: 199, priceOldRub: 299 })],
    });
    const { items } = await reads.request(priceChanges, { id: ids.book('b0') });
    expect(items).toEqual([]);
  });
});
