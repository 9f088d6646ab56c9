import {
  bookEvents,
  bookHistory,
  bookRanks,
  csvTables,
  genres,
  home,
  homeSentences,
  listComparison,
  listDays,
  listMatrix,
  listSummary,
  overview,
  rankList,
  topMix,
} from '@litometr/api-contract';
import { dayAfter } from '@litometr/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../../alerts/facts.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { breachesOf } from '../../staff/parserFaults.ts';
import { daysAgo } from '../testing/portalFixture.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();
const portal = 'litmarket';
const params = { portal, list: 'global_top' };

const names = (count: number) => Array.from({ length: count }, (_, at) => `b${at}`);
const dayOf = (from: string, at: number) => dayAfter(from, at);

/** The entries and exits that the store holds. */
const listEvents = () =>
  reads.store.rows(
    `SELECT day, type FROM book_events
     WHERE portal = {portal:String} AND type IN ('list_enter', 'list_exit') ORDER BY day, type`,
    { portal },
  );

describe('a list of which 40 of 100 places were captured on one day', () => {
  const places = names(100);
  const from = daysAgo(14);
  const partial = daysAgo(4);
  let ids: FixtureIds;
  beforeAll(async () => {
    const days = Array.from({ length: 15 }, (_, at) => dayOf(from, at));
    ids = await reads.publish({
      portal,
      books: places.map((id) => book(id)),
      metrics: [],
      ranks: days.flatMap((day) => list(day, day === partial ? places.slice(0, 40) : places)),
    });
  });

  it('marks that day alone as partial', async () => {
    const { items } = await reads.request(listDays, params);
    expect(items.filter(({ complete }) => !complete)).toEqual([
      { day: partial, size: 40, depth: 100, complete: false },
    ]);
  });

  it('has no entries, exits, turnover or half-life from it', async () => {
    expect(await listEvents()).toEqual([]);
    const { kpis, staying } = await reads.request(listSummary, params, { from });
    const kpi = (key: string) => kpis.find((one) => one.key === key);
    for (const key of ['new', 'returned', 'left', 'turnover']) {
      expect(kpi(key)?.series.map(({ day, value }) => [day, value])).toEqual(
        Array.from({ length: 15 }, (_, at) => {
          const day = dayOf(from, at);
          return [day, at === 0 || day === partial ? null : 0];
        }),
      );
    }
    expect([kpi('half_life')?.value, staying]).toEqual([null, []]);
    const { flow } = await reads.request(overview, { portal }, { from });
    expect(flow.map(({ entered, left }) => [entered, left])).toEqual([
      [null, null],
      ...Array.from({ length: 13 }, () => [0, 0]),
    ]);
  });

  it('shows the day with its places, and no book as one that left', async () => {
    const response = await reads.request(rankList, params, { asof: partial });
    expect([response.count, response.left, response.list.turnover]).toEqual([40, [], null]);
    expect(response.items.every(({ state }) => state === 'same')).toBe(true);
    const after = await reads.request(rankList, params, { asof: daysAgo(3) });
    expect(after.list).toMatchObject({ compare: daysAgo(5), compare_days: 2, turnover: 0 });
    expect(after.items.every(({ state, entries }) => state === 'same' && entries === 1)).toBe(true);
    const { status, body } = await reads.responseOf(rankList, params, { compare: partial });
    expect([status, Object.keys(body as object)]).toEqual([400, ['compare']]);
  });

  it('leaves the stays of books whole', async () => {
    for (const [id, days] of [
      ['b10', 15],
      ['b70', 14],
    ] as const) {
      const { items } = await reads.request(bookRanks, { id: ids.book(id) });
      expect(items).toMatchObject([{ entries: 1, days_on: days, streak: days, best_streak: days }]);
      const { items: events } = await reads.request(bookEvents, { id: ids.book(id) });
      expect(events.filter(({ type }) => type.startsWith('list_'))).toEqual([]);
    }
  });

  it('has a gap in the line of a book that was not read on it', async () => {
    for (const [id, count] of [
      ['b10', 15],
      ['b70', 14],
    ] as const) {
      const { ranks } = await reads.request(bookHistory, { id: ids.book(id) }, { from });
      const [points = []] = ranks.map((rank) => rank.points);
      expect(points).toHaveLength(count);
      expect(points.every(({ position }) => position !== null)).toBe(true);
      expect(points.some(({ day }) => day === partial)).toBe(id === 'b10');
    }
  });

  it('is marked in the matrix and in files', async () => {
    const query = { from, size: '100' };
    const matrix = await reads.request(listMatrix, params, query);
    expect(matrix.days.filter(({ complete }) => !complete)).toEqual([
      { day: partial, size: 40, depth: 100, complete: false },
    ]);
    const table = (id: string) => csvTables.find(({ endpoint }) => endpoint.id === id);
    const [row = {}] = table('listMatrix')?.records(matrix) ?? [];
    expect(Object.keys(row).filter((name) => name.includes('partial'))).toEqual([
      `${partial} (partial)`,
    ]);
    const places = await reads.request(rankList, params, { asof: partial });
    const [place] = table('rankList')?.records(places) ?? [];
    expect(place).toMatchObject({ day: partial, complete: false, position: 1 });
    const moves = await reads.request(listComparison, params, { b: partial });
    expect(moves.items.some(({ move }) => move === 'left')).toBe(false);
    const [move] = table('listComparison')?.records(moves) ?? [];
    expect(move).toMatchObject({ complete: false });
  });

  it('is no day of the mix of genres and ages', async () => {
    const { items } = await reads.request(topMix, { portal }, { from });
    expect(items).toHaveLength(14);
    expect(items.map(({ size }) => size)).toEqual(items.map(() => 100));
  });

  it('is the one short list that staff are shown', async () => {
    const breaches = await reads.store.measurements.read((db) => breachesOf(db, portal));
    expect(breaches).toMatchObject([
      { kind: 'short_list', day: partial, count: 1, sample: { before: 100, after: 40 } },
    ]);
  });

  it('sends no alerts', async () => {
    const span = { portal, since: dayOf(from, 1), day: daysAgo(0) } as const;
    const { moves } = await reads.store.measurements.read((db) => readFacts(db, span, null));
    expect(moves).toEqual([]);
  });
});

describe('a list whose last day was captured in part', () => {
  it('shows its last complete day, and where books were seen since', async () => {
    const ids = await reads.publish({
      portal,
      books: names(12).map((id) => book(id)),
      metrics: [],
      ranks: [
        ...list(daysAgo(2), names(10)),
        ...list(daysAgo(1), [...names(9), 'b10']),
        ...list(daysAgo(0), ['b0', 'b9']),
      ],
    });
    const response = await reads.request(rankList, params);
    expect(response.list).toMatchObject({ asof: daysAgo(1), compare: daysAgo(2), complete: true });
    expect(response.left.map((one) => one.book.id)).toEqual([ids.book('b9')]);
    const stateOf = async (id: string) => {
      const { items } = await reads.request(bookRanks, { id: ids.book(id) });
      return items.map(({ state, position, day, entries }) => [state, position, day, entries]);
    };
    expect(await stateOf('b1')).toEqual([['same', 2, daysAgo(1), 1]]);
    expect(await stateOf('b0')).toEqual([['same', 1, daysAgo(0), 1]]);
    expect(await stateOf('b9')).toEqual([['re_entry', 2, daysAgo(0), 2]]);
    expect(await listEvents()).toEqual([
      { day: daysAgo(1), type: 'list_enter' },
      { day: daysAgo(1), type: 'list_exit' },
    ]);
  });
});

describe('a list that grows from 50 to 100 places', () => {
  it('leaves the days before complete', async () => {
    await reads.publish({
      portal,
      books: names(100).map((id) => book(id)),
      metrics: [],
      ranks: [3, 2, 1, 0].flatMap((ago) => list(daysAgo(ago), names(ago > 1 ? 50 : 100))),
    });
    const { items } = await reads.request(listDays, params);
    expect(items.map(({ complete }) => complete)).toEqual([true, true, true, true]);
    expect(await reads.store.measurements.read((db) => breachesOf(db, portal))).toEqual([]);
    expect((await listEvents()).map(({ type }) => type)).toEqual(names(50).map(() => 'list_enter'));
  });
});

describe('a genre top that turns over at first and is calm then', () => {
  it('has one half-life on its own page and on the genre’s', async () => {
    const first = '2026-01-11';
    const booksOn = (at: number) => {
      const begin = Math.min(Math.max(at - 39, 0), 6);
      return names(10).slice(begin, begin + 4);
    };
    // Each book is on the list for four days of ten.
    const turning = (at: number) => [3, 2, 1, 0].map((of) => `b${(at + of) % 10}`);
    const ids = await reads.publish({
      portal: 'litres',
      books: names(10).map((id) => book(id, { genres: ['Фэнтези', 'Проза'] })),
      metrics: [],
      ranks: Array.from({ length: 80 }, (_, at) => [
        ...list(dayOf(first, at), booksOn(at), { list: 'genre_top', genre: 'Фэнтези' }),
        ...list(dayOf(first, at), turning(at), { list: 'genre_top', genre: 'Проза' }),
      ]).flat(),
    });
    const lifeOf = async (genre: string) => {
      const query = { genre: String(ids.genre(genre)) };
      const response = await reads.request(
        listSummary,
        { portal: 'litres', list: 'genre_top' },
        query,
      );
      return { ...response, life: response.kpis.find(({ key }) => key === 'half_life') };
    };
    const [calm, lively] = [await lifeOf('Фэнтези'), await lifeOf('Проза')];
    // Of the six books that entered two left after four days; when the first four began is not known.
    expect(calm.life).toMatchObject({ value: null, n: 6 });
    expect(calm.staying).toMatchObject([{ captures: 4, n: 6 }]);
    expect(calm.staying[0]?.share).toBeCloseTo(2 / 3);
    expect(lively.life).toMatchObject({
      value: 4,
      interval: { low: 4, high: 4 },
      unit: 'captures',
    });
    expect(calm.life?.interval).toEqual({ low: 4, high: null });
    const { items } = await reads.request(genres, { portal: 'litres' });
    expect(Object.fromEntries(items.map(({ name, top }) => [name, top?.half_life]))).toEqual({
      Фэнтези: null,
      Проза: 4,
    });
  });
});

describe('a list of which one book of ten changes every day', () => {
  // Two days before the data day, and a day of the week before, were not captured.
  const days = Array.from({ length: 22 }, (_, ago) => ago).filter(
    (ago) => ![1, 2, 10].includes(ago),
  );
  const booksOn = (ago: number) => names(40).slice(30 - ago, 40 - ago);
  beforeAll(() =>
    reads.publish({
      portal,
      books: names(40).map((id) => book(id)),
      metrics: [],
      ranks: days.flatMap((ago) => list(daysAgo(ago), booksOn(ago))),
    }),
  );

  it('has the same movement in both weeks', async () => {
    const query = { range: '7', cmp: 'previous' };
    const { kpis } = await reads.request(listSummary, params, query);
    for (const key of ['new', 'left', 'turnover']) {
      const found = kpis.find((one) => one.key === key);
      expect([key, found?.span?.change, found?.previous]).toEqual([key, 0, null]);
    }
    const shown = await reads.request(overview, { portal }, query);
    expect(shown.kpis.find(({ key }) => key === 'turnover')).toMatchObject({
      value: 0.3,
      previous: null,
      span: { value: 0.1, compared: 0.1, change: 0 },
    });
  });

  it('is in no sentence about a turnover above its mean, and compares with no day on the home page', async () => {
    const { items } = await reads.request(homeSentences);
    expect(items.filter(({ rule }) => rule === 'turnover')).toEqual([]);
    const { kpis } = await reads.request(home);
    expect(kpis.before).toMatchObject({ entered: null, left: null, turnover: null });
  });
});

describe('a list of which the week before was captured on its last two days', () => {
  it('states the mean of those days, and no change against it', async () => {
    const days = Array.from({ length: 10 }, (_, ago) => ago);
    await reads.publish({
      portal,
      books: names(40).map((id) => book(id)),
      metrics: [],
      ranks: days.flatMap((ago) => list(daysAgo(ago), names(40).slice(30 - ago, 40 - ago))),
    });
    const query = { range: '7', cmp: 'previous' };
    const { kpis } = await reads.request(listSummary, params, query);
    expect(kpis.find(({ key }) => key === 'turnover')?.span).toMatchObject({
      value: expect.closeTo(0.1) as number,
      days: 7,
      compared: expect.closeTo(0.1) as number,
      compared_days: 2,
      change: null,
    });
  });
});

describe('a response about a day before the data day', () => {
  it('has the coverage of that day, and says nothing of the last capture', async () => {
    const books = names(10);
    await reads.publish({
      portal,
      books: books.map((id) => book(id)),
      metrics: [2, 1, 0].flatMap((ago) =>
        books
          .slice(0, ago === 1 ? 4 : 10)
          .map((id) => reading(daysAgo(ago), id, { library: 100 - ago })),
      ),
      ranks: [2, 1, 0].flatMap((ago) => list(daysAgo(ago), books)),
    });
    const now = await reads.request(rankList, params);
    expect(now.meta).toMatchObject({ asof: daysAgo(0), coverage: 1 });
    expect(now.meta.captured_at).not.toBeNull();
    const asof = daysAgo(1);
    for (const { meta } of [
      await reads.request(rankList, params, { asof }),
      await reads.request(listSummary, params, { asof }),
      await reads.request(listMatrix, params, { to: asof }),
      await reads.request(listComparison, params, { b: asof }),
    ]) {
      expect(meta).toMatchObject({ asof, coverage: 0.4, captured_at: null });
    }
  });
});
