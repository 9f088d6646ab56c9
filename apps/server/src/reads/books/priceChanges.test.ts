import { type PriceChange, priceChanges } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookRow, MetricRow } from '../../measurements/rows.ts';
import { book, reading } from '../../measurements/testing/snapshotRows.ts';
import { daysAgo, type PortalFixture, singleRun } from '../testing/portalFixture.ts';
import { referencePriceChanges } from '../testing/referencePrices.ts';
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
          const expected = referencePriceChanges(fixture, life.bookId);
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
