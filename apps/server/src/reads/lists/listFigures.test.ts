import {
  type ListKpi,
  listComparison,
  listMatrix,
  listOverlap,
  listSummary,
} from '@litometr/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookRow, RankRow } from '../../measurements/rows.ts';
import {
  completeBefore,
  completeDays,
  isComplete,
  referenceGaps,
  referenceStays,
  referenceSurvival,
} from '../../measurements/testing/referenceMovement.ts';
import { book, list } from '../../measurements/testing/snapshotRows.ts';
import {
  DATA_DAY,
  daysAgo,
  type PortalFixture,
  portalFixtures,
  singleRun,
} from '../testing/portalFixture.ts';
import { referenceLists } from '../testing/referenceLists.ts';
import { known, median } from '../testing/referenceReads.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();
const portal = 'litnet';
const params = { portal, list: 'global_top' };

/** The captured days of the fixture's leading list, oldest first, each with its books in order. */
function topDays({ ranks }: PortalFixture): { day: string; books: string[] }[] {
  const rows = ranks.filter((row) => row.list === 'global_top');
  const days = [...new Set(rows.map(({ day }) => day))].sort();
  const placed = (day: string) =>
    rows.filter((row) => row.day === day).sort((a, b) => a.position - b.position);
  return days.map((day) => ({ day, books: placed(day).map(({ bookId }) => bookId) }));
}

function referenceMatrix(fixture: PortalFixture, ids: FixtureIds, depth: number, from: string) {
  const days = topDays(fixture).filter(({ day }) => day >= from);
  const shown = days.map(({ books }) => books.slice(0, depth));
  const complete = completeDays(topDays(fixture)).map(({ day }) => day);
  const lastComplete = days.findLastIndex(({ day }) => complete.includes(day));
  const lastAt = lastComplete === -1 ? days.length - 1 : lastComplete;
  const rows = [...new Set(shown.flat())].toSorted().map((id) => {
    const positions = shown.map((books) => books.indexOf(id) + 1 || null);
    const held = positions.filter(known);
    return {
      book: ids.book(id),
      published: fixture.books.find(({ bookId }) => bookId === id)?.firstPublishedOn ?? null,
      last: positions[lastAt] ?? null,
      best: Math.min(...held),
      days_on: held.length,
      positions,
    };
  });
  return rows.sort(
    (a, b) => (a.last ?? 99) - (b.last ?? 99) || b.days_on - a.days_on || a.best - b.best,
  );
}

const part = (books: readonly BookRow[], has: (one: BookRow) => boolean) =>
  books.length === 0 ? null : books.filter(has).length / books.length;

/** The figures of the books of a captured day, by the rules of the contract. */
function referenceFigures(fixture: PortalFixture, at: number) {
  const days = topDays(fixture);
  const now: readonly string[] = days[at]?.books ?? [];
  const last = completeBefore(days, at);
  const before = isComplete(days, at) ? last?.books : undefined;
  const earlier = new Set(
    days.flatMap(({ day, books }) => (last !== undefined && day <= last.day ? books : [])),
  );
  const facts = now.flatMap((id) => fixture.books.find(({ bookId }) => bookId === id) ?? []);
  const entered = now.filter((id) => before !== undefined && !before.includes(id));
  const fresh = entered.filter((id) => !earlier.has(id)).length;
  const stays = now.map((id) => days.slice(0, at + 1).filter((d) => d.books.includes(id)).length);
  const prices = facts.map(({ priceRub }) => priceRub ?? 0).filter((price) => price > 0);
  const authors = new Set(facts.flatMap((one) => one.authors.map((who) => JSON.stringify(who))));
  const none = before === undefined;
  return {
    new: none ? null : fresh,
    returned: none ? null : entered.length - fresh,
    left: before === undefined ? null : before.filter((id) => !now.includes(id)).length,
    turnover: none ? null : entered.length / now.length,
    median_days_on: median(stays),
    subscription_share: part(
      facts.filter(({ access }) => access !== null),
      ({ access }) => access === 'subscription' || access === 'catalog_subscription',
    ),
    in_progress_share: part(
      facts.filter(({ status }) => status !== null),
      ({ status }) => status === 'in_progress',
    ),
    median_price: median(prices),
    authors_per_100: (authors.size / now.length) * 100,
  } satisfies Partial<Record<ListKpi['key'], number | null>>;
}

async function expectMatrix(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  for (const [depth, from] of [
    [100, daysAgo(29)],
    [4, daysAgo(5)],
    [1, daysAgo(200)],
  ] as const) {
    const query = { depth: String(depth), from };
    const response = await reads.request(listMatrix, params, query);
    const rows = referenceMatrix(fixture, ids, depth, from);
    expect(response.items.map((row) => ({ ...row, book: row.book.id }))).toEqual(rows);
    expect(response.count).toBe(rows.length);
    expect(response.days.map(({ day }) => day)).toEqual(
      topDays(fixture).flatMap(({ day }) => (day >= from ? [day] : [])),
    );
    const second = await reads.request(listMatrix, params, { ...query, page: '2', size: '3' });
    expect(second.items.map((row) => row.book.id)).toEqual(rows.slice(3, 6).map((r) => r.book));
  }
}

async function expectSummary(fixture: PortalFixture): Promise<void> {
  const days = topDays(fixture);
  const gaps = referenceGaps(days);
  for (const [at, { day, books }] of days.entries()) {
    const response = await reads.request(listSummary, params, { asof: day, from: daysAgo(200) });
    expect([response.asof, response.meta.n]).toEqual([day, books.length]);
    const valuesOf = (of: 'value' | 'previous') =>
      Object.fromEntries(
        response.kpis.flatMap((kpi) => (kpi.key === 'half_life' ? [] : [[kpi.key, kpi[of]]])),
      );
    expect(valuesOf('value')).toEqual(referenceFigures(fixture, at));
    const perHundred = response.kpis.find(({ key }) => key === 'authors_per_100')?.value ?? 0;
    expect(response.author_count).toBe(Math.round((perHundred * books.length) / 100));
    expect(response.authors).toHaveLength(Math.min(100, response.author_count));
    const previous = completeBefore(days, at);
    if (previous !== undefined) {
      const [gap, gapBefore] = [gaps.get(day), gaps.get(previous.day)];
      const none = { new: null, returned: null, left: null, turnover: null };
      expect(valuesOf('previous')).toEqual({
        ...referenceFigures(fixture, days.indexOf(previous)),
        ...(gap === gapBefore ? {} : none),
      });
    }
    const stayed = response.kpis.find(({ key }) => key === 'median_days_on')?.span;
    const medians = days
      .slice(0, at + 1)
      .flatMap((_, of) =>
        isComplete(days, of) ? (referenceFigures(fixture, of)['median_days_on'] ?? 0) : [],
      );
    expect(stayed?.days).toBe(medians.length);
    expect(stayed?.value).toBeCloseTo(medians.reduce((sum, one) => sum + one, 0) / medians.length);
    const turnover = response.kpis.find(({ key }) => key === 'turnover');
    expect(turnover?.series).toEqual(
      days
        .slice(0, at + 1)
        .map((each, of) => ({ day: each.day, value: referenceFigures(fixture, of).turnover })),
    );
    expect(response.staying).toMatchObject(referenceSurvival(referenceStays(days, day)));
    const held = response.statuses.reduce((sum, { count }) => sum + count, 0);
    expect(held).toBe(books.length);
  }
}

async function expectOverlap(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  const response = await reads.request(listOverlap, { portal, list: 'genre_top' });
  const rows = referenceLists(fixture).flatMap(({ list: kind, genre, days }) => {
    const last = completeDays(days).at(-1)?.day;
    return fixture.ranks.filter(
      (row) => kind === 'genre_top' && row.list === kind && row.genre === genre && row.day === last,
    );
  });
  const several = Object.entries(Object.groupBy(rows, ({ bookId }) => bookId)).flatMap(
    ([id, held]: [string, RankRow[] | undefined]) =>
      held === undefined || held.length < 2
        ? []
        : [{ id: ids.book(id), places: held.map(({ genre, position }) => `${genre} ${position}`) }],
  );
  const shown = response.items.map(({ book: { id }, places }) => ({
    id,
    places: places.map(({ list: { genre }, position }) => `${genre?.name} ${position}`),
  }));
  const sorted = (all: typeof several) =>
    all.map(({ id, places }) => ({ id, places: places.toSorted() })).sort((a, b) => a.id - b.id);
  expect(sorted(shown)).toEqual(sorted(several));
  expect(response.count).toBe(several.length);
  expect(response.pairs.map(({ books }) => books)).toEqual(
    several.length === 0 ? [] : [several.length],
  );
}

async function expectComparison(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  const days = topDays(fixture);
  for (const later of days) {
    const isWhole = isComplete(days, days.indexOf(later));
    for (const earlier of completeDays(days).filter(({ day }) => day < later.day)) {
      const response = await reads.request(listComparison, params, {
        a: earlier.day,
        b: later.day,
      });
      const gone = earlier.books.filter((id) => !later.books.includes(id));
      const all = [...later.books, ...(isWhole ? gone : [])];
      expect(response.complete).toBe(isWhole);
      expect(response.items.map(({ book: { id }, before, after }) => [id, before, after])).toEqual(
        all.map((id) => [
          ids.book(id),
          earlier.books.indexOf(id) + 1 || null,
          later.books.indexOf(id) + 1 || null,
        ]),
      );
      for (const { before, after, move, delta } of response.items) {
        const change = before === null || after === null ? null : before - after;
        expect(delta).toBe(change);
        const moved = change === null ? null : change > 0 ? 'up' : change < 0 ? 'down' : 'same';
        expect(move).toBe(moved ?? (before === null ? 'entered' : 'left'));
      }
    }
  }
}

describe('the figures of lists', () => {
  it('agree with the reference model', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), async (fixture) => {
        const ids = await reads.publish(fixture);
        await expectMatrix(fixture, ids);
        await expectSummary(fixture);
        await expectOverlap(fixture, ids);
        await expectComparison(fixture, ids);
      }),
      singleRun,
    );
  });
});

describe('the tops of many genres', () => {
  it('share books in every pair of them: a pair that is left out would read as one without books', async () => {
    const genres = Array.from({ length: 22 }, (_, at) => `Жанр ${at}`);
    await reads.publish({
      portal,
      books: [book('a', { genres })],
      metrics: [],
      ranks: genres.flatMap((genre) => list(DATA_DAY, ['a'], { list: 'genre_top', genre })),
    });
    const response = await reads.request(listOverlap, { portal, list: 'genre_top' });
    expect(response.pairs).toHaveLength((22 * 21) / 2);
  });
});

describe('a list of four days', () => {
  beforeAll(async () => {
    const days = [
      ['a', 'b'],
      ['a', 'c'],
      ['c', 'd'],
      ['e', 'f'],
    ].map((books, at) => list(daysAgo(3 - at), books));
    await reads.publish({
      portal,
      books: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => book(id)),
      metrics: [],
      ranks: days.flat(),
    });
  });

  it('shows how long its books stay', async () => {
    const { staying, kpis } = await reads.request(listSummary, params);
    // Of c, which entered a day later, and d: c was on the list for two days and d for one.
    expect(staying).toMatchObject([
      { captures: 1, share: 1 / 2, n: 2 },
      { captures: 2, share: 0, low: null, high: null, n: 1 },
    ]);
    expect(staying[0]?.low).toBeCloseTo(0.006, 3);
    expect(staying[0]?.high).toBeCloseTo(0.91, 2);
    expect(kpis.find(({ key }) => key === 'half_life')).toMatchObject({
      unit: 'captures',
      value: 1,
      n: 2,
    });
  });

  it.each([
    ['previous', 2, [daysAgo(3), daysAgo(2)], 1 / 2],
    ['weekdays', 1, [daysAgo(7), daysAgo(7)], null],
    ['year', 2, ['2025-03-30', DATA_DAY.replace('2026', '2025')], null],
    ['off', 2, null, null],
  ] as const)('stands beside the days of %s', async (cmp, days, compared, turnover) => {
    const from = daysAgo(days - 1);
    const response = await reads.request(listSummary, params, { from, cmp });
    expect(response.period).toEqual({ from, to: DATA_DAY });
    expect(response.compared).toEqual(compared && { from: compared[0], to: compared[1] });
    const span = response.kpis.find(({ key }) => key === 'turnover')?.span;
    // Of the last two days: half of the books were new on one, all on the other.
    expect(span).toMatchObject({ value: days === 1 ? 1 : 3 / 4, days });
    // The first captured day has no turnover: the mean is of the other one alone.
    expect(span?.compared ?? null).toBe(turnover);
  });

  it('covers a range up to its last day, or up to a day', async () => {
    const days = async (query: Record<string, string>) => {
      const { period, kpis } = await reads.request(listSummary, params, query);
      return [period.from, period.to, kpis[0]?.series.length];
    };
    expect(await days({ range: '7' })).toEqual([daysAgo(6), DATA_DAY, 4]);
    expect(await days({ range: 'all' })).toEqual([daysAgo(3), DATA_DAY, 4]);
    expect(await days({ range: '7', asof: daysAgo(1) })).toEqual([daysAgo(7), daysAgo(1), 3]);
    expect(await days({ range: 'all', from: daysAgo(1) })).toEqual([daysAgo(1), DATA_DAY, 2]);
  });

  it('is compared with the captured day nearest to a week before', async () => {
    const response = await reads.request(listComparison, params);
    expect([response.a, response.b]).toEqual([daysAgo(3), DATA_DAY]);
  });

  it.each([
    [listComparison, { a: daysAgo(0), b: daysAgo(1) }, 'a'],
    [listComparison, { b: daysAgo(9) }, 'b'],
    [listSummary, { asof: daysAgo(9) }, 'asof'],
    [listSummary, { to: daysAgo(9) }, 'to'],
    [listMatrix, { from: daysAgo(0), to: daysAgo(1) }, 'from'],
    [listMatrix, { depth: '0' }, 'depth'],
    [listOverlap, { period: 'day' }, 'period'],
  ])(
    'refuses days that it was not captured on, and names the parameter',
    async (endpoint, query, name) => {
      const { status, body } = await reads.responseOf(endpoint, params, query);
      expect([status, Object.keys(body as object)]).toEqual([400, [name]]);
    },
  );
});
