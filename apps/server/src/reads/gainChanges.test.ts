import {
  author,
  authors,
  genre,
  genres,
  genresSummary,
  homeHeat,
  type Kpi,
  overview,
  type TrendSeries,
  trends,
} from '@litometr/api-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { book, reading } from '../measurements/testing/snapshotRows.ts';
import { daysAgo } from './testing/portalFixture.ts';
import { testReads } from './testing/testReads.ts';

const reads = testReads();
const portal = 'authortoday';
const week = { range: '7', cmp: 'previous' };

/** A hundred books of one genre, of which each gains ten a day. */
const books = Array.from({ length: 100 }, (_, at) =>
  book(`b${at}`, { genres: ['Фэнтези'], firstPublishedOn: '2025-01-01' }),
);
const libraryOn = (ago: number) => 10_000 - ago * 10;

/** The same change as each of its readers shows it. */
async function changesOf(query: Readonly<Record<string, string>>) {
  const [tiles, lists, bench, chosen, heat] = [
    await reads.request(overview, { portal }, query),
    await reads.request(genres, { portal }, query),
    await reads.request(trends, { portal }, query),
    await reads.request(trends, { portal }, { ...query, price: '0..' }),
    await reads.request(homeHeat),
  ];
  const tile = tiles.kpis.find(({ key }: Kpi) => key === 'gain_library')?.span;
  const row = lists.items[0];
  const line = (series: readonly TrendSeries[]) => series[0];
  return {
    tile: [tile?.change, tile?.n, tile?.reason],
    period: [row?.figures?.gain.change, row?.figures?.gain.n, row?.figures?.gain.reason],
    bench: [bench.series[0]?.change, line(bench.series)?.change_n],
    chosen: [line(chosen.series)?.change, line(chosen.series)?.change_n],
    week: [row?.gain_change, row?.gain_change_n, row?.gain_change_reason],
    heat: heat.items[0]?.cells[0]?.change,
  };
}

async function genreById(id: number) {
  const response = await reads.request(genre, { portal, id });
  return response.genre;
}

describe('a genre that grew', () => {
  /** Fifty genres of ten books, of which the books of one gain more than the week before, some by luck. */
  const publish = (spread: number) => {
    const all = Array.from({ length: 500 }, (_, at) => ({ id: `g${at}`, genre: at % 50, at }));
    // Ten a day before; in the last week fourteen on average in the first genre, ten in others.
    const rate = ({ genre, at }: { genre: number; at: number }) =>
      (genre === 0 ? 14 : 10) + (Math.floor(at / 50) % 2 === 0 ? spread : -spread);
    return reads.publish({
      portal: 'authortoday',
      books: all.map(({ id, genre }) => book(id, { genres: [`Жанр ${genre}`] })),
      metrics: all.flatMap((one) =>
        [14, 7, 0].map((ago) =>
          reading(daysAgo(ago), one.id, {
            library: 1_000 + (14 - Math.max(ago, 7)) * 10 + (7 - Math.min(ago, 7)) * rate(one),
          }),
        ),
      ),
      ranks: [],
    });
  };
  const genreRow = async () => {
    const { items } = await reads.request(genres, { portal: 'authortoday' }, { size: '100' });
    return items.find(({ name }) => name === 'Жанр 0');
  };

  it('grew for certain where its interval among all genres leaves out zero', async () => {
    await publish(1);
    const row = await genreRow();
    // Effective books: 240² ÷ (5 · 25² + 5 · 23²) = 9.983; error: √(9.983 ÷ 8.983 · 10 · 1²) ÷ 140.
    expect(row?.gain_change).toBeCloseTo(0.4);
    expect(row?.gain_change_low).toBeCloseTo(0.3266, 4);
    expect(row?.gain_change_high).toBeCloseTo(0.4775, 4);
    expect(row?.gain_change_certain).toBe(true);
  });

  it('may have grown by chance where only the interval of its own does', async () => {
    await publish(4);
    const row = await genreRow();
    expect(row?.gain_change).toBeCloseTo(0.4);
    expect(row?.gain_change_low).toBeGreaterThan(0);
    expect(row?.gain_change_certain).toBe(false);
  });
});

describe('a portal of which one book alone was read on a Sunday', () => {
  beforeAll(async () => {
    const days = Array.from({ length: 30 }, (_, ago) => ago);
    await reads.publish({
      portal,
      books: books.map((one) => ({ ...one, priceRub: 100 })),
      metrics: days.flatMap((ago) =>
        books
          .filter(({ bookId }) => ago !== 9 || bookId === 'b0')
          .map(({ bookId }) => reading(daysAgo(ago), bookId, { library: libraryOn(ago) })),
      ),
      ranks: [],
    });
  });

  it('did not change, on any page', async () => {
    expect(await changesOf(week)).toEqual({
      tile: [0, 100, null],
      period: [0, 100, null],
      bench: [0, 100],
      chosen: [0, 100],
      week: [0, 100, null],
      heat: 0,
    });
  });

  it('reports that the day was read in part, and sums complete weeks alone', async () => {
    const response = await reads.request(overview, { portal }, { range: '30' });
    expect(response.meta.partial_days).toEqual([daysAgo(9)]);
    const { series } = await reads.request(
      trends,
      { portal },
      { by: 'all', grain: 'week', from: daysAgo(22), to: daysAgo(2) },
    );
    // The 22nd was a Sunday: the steps of the 23rd lead over it, into the week after it.
    expect(series[0]?.points.map(({ value, knownDays }) => [value, knownDays])).toEqual([
      [7_000, 7],
      [6_010, 7],
      [6_010, 7],
    ]);
  });

  it('has the same demand a day as four weeks before', async () => {
    const { gain_per_day: now, n } = await reads.request(genresSummary, { portal });
    expect([now, n]).toEqual([1_000, 100]);
  });
});

describe('a day that staff marked as read in part', () => {
  const days = Array.from({ length: 30 }, (_, ago) => ago);
  /** Ten a day; thirty more on one day of the last week. */
  const valueOn = (ago: number) => libraryOn(ago) + (ago < 3 ? 30 : 0);

  beforeAll(async () => {
    await reads.publish({
      portal,
      books: books.map((one) => ({
        ...one,
        priceRub: 100,
        authors: [{ externalId: '1', name: 'Анна Белая' }],
      })),
      metrics: days.flatMap((ago) =>
        books.map(({ bookId }) => reading(daysAgo(ago), bookId, { library: valueOn(ago) })),
      ),
      ranks: [],
    });
  });

  const authorOf = async (query: Readonly<Record<string, string>> = {}) => {
    const { items } = await reads.request(authors, { portal }, query);
    return items[0];
  };

  it('changes with it, on every page', async () => {
    const change = 100 / 70 - 1;
    const { tile, period, bench, chosen, week: shown, heat } = await changesOf(week);
    for (const [one] of [tile, period, bench, chosen, shown]) expect(one).toBeCloseTo(change, 9);
    expect(heat).toBeCloseTo(change, 9);
    expect((await authorOf({ growing: 'yes' }))?.gain_change).toBeCloseTo(change, 9);
  });

  it('is left out of every change of the week', async () => {
    reads.markDays(portal, [daysAgo(2)]);
    expect(await changesOf(week)).toEqual({
      tile: [0, 100, null],
      period: [0, 100, null],
      bench: [0, 100],
      chosen: [0, 100],
      week: [0, 100, null],
      heat: 0,
    });
    const { items } = await reads.request(genres, { portal }, week);
    const { gain_change, gain_change_certain } = await genreById(items[0]?.id ?? 0);
    expect([gain_change, gain_change_certain]).toEqual([0, false]);
    const row = await authorOf();
    expect([row?.gain_change, row?.gain_change_n, row?.gain_change_reason]).toEqual([0, 100, null]);
    expect(await authorOf({ growing: 'yes' })).toBeUndefined();
    const card = await reads.request(author, { id: row?.id ?? 0 });
    expect(card.author.gain_change).toBe(0);
  });

  it('counts again once the mark is taken back', async () => {
    reads.markDays(portal, []);
    expect((await changesOf(week)).heat).toBeCloseTo(100 / 70 - 1, 9);
  });
});

describe('a portal that was read on a few days', () => {
  const publish = (readDays: readonly number[], of = books) =>
    reads.publish({
      portal,
      books: of.map((one) => ({ ...one, priceRub: 100 })),
      metrics: readDays.flatMap((ago) =>
        of.map(({ bookId }) => reading(daysAgo(ago), bookId, { library: libraryOn(ago) })),
      ),
      ranks: [],
    });

  it('has no change of less than half of the days', async () => {
    await publish([35, 34, 33, 32, 31, 4, 3, 2, 1, 0]);
    const { kpis } = await reads.request(overview, { portal }, { range: '30', cmp: 'previous' });
    expect(kpis.find(({ key }) => key === 'gain_library')?.span).toMatchObject({
      value: 4_000,
      days: 4,
      compared: 4_000,
      compared_days: 4,
      change: null,
      n: 0,
      reason: 'few_days',
    });
  });

  it('compares the demand of a week with that of the same days four weeks before', async () => {
    // Ten a day, and a hundred on Sundays: the data day is a Tuesday, the day a month before a Sunday.
    const days = Array.from({ length: 40 }, (_, at) => 39 - at);
    let library = 0;
    const values = days.map((ago) => {
      library += new Date(daysAgo(ago)).getUTCDay() === 0 ? 100 : 10;
      return { ago, library };
    });
    await reads.publish({
      portal,
      books,
      metrics: values.flatMap(({ ago, library: value }) =>
        books.map(({ bookId }) => reading(daysAgo(ago), bookId, { library: value })),
      ),
      ranks: [],
    });
    const { gain_per_day: now, before } = await reads.request(genresSummary, { portal });
    expect(now).toBeCloseTo((160 / 7) * 100);
    expect(before?.gain_per_day).toBeCloseTo(now ?? 0);
    expect(before?.gain_n).toBe(100);
  });

  it('has none of seven books, and one of eight', async () => {
    const days = Array.from({ length: 15 }, (_, ago) => ago);
    await publish(days, books.slice(0, 7));
    expect((await changesOf(week)).tile).toEqual([null, 7, 'few_books']);
    await publish(days, books.slice(0, 8));
    expect((await changesOf(week)).tile).toEqual([0, 8, null]);
  });
});

describe('a book that was created again', () => {
  it('takes nothing away from what the others gained', async () => {
    const days = Array.from({ length: 30 }, (_, ago) => ago);
    await reads.publish({
      portal,
      books: books.map((one) => ({ ...one, priceRub: 100 })),
      metrics: days.flatMap((ago) =>
        books.map(({ bookId }) => {
          const isReset = bookId === 'b0' && ago < 4;
          return reading(daysAgo(ago), bookId, {
            library: isReset ? 10 : libraryOn(ago) + (bookId === 'b0' ? 200_000 : 0),
          });
        }),
      ),
      ranks: [],
    });
    const { kpis } = await reads.request(overview, { portal }, week);
    // Seven days of all but one book, and three days of that one before its reset.
    expect(kpis.find(({ key }) => key === 'gain_library')?.span).toMatchObject({
      value: 99 * 70 + 30,
    });
    const { tile, period, bench, week: stored } = await changesOf(week);
    // The book gained ten a day on three days, and nothing on three: five a day.
    const change = (99 * 10 + 5) / (100 * 10) - 1;
    for (const [shown] of [tile, period, bench, stored]) expect(shown).toBeCloseTo(change, 9);
  });
});
