import {
  comparison,
  type TrendFunction,
  type TrendGrain,
  type TrendMetric,
  trendDimensions,
  trendFunctions,
  trends,
} from '@litometr/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookRow } from '../../measurements/rows.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { Mismatches } from '../testing/mismatches.ts';
import {
  DATA_DAY,
  daysAgo,
  type PortalFixture,
  portalFixtures,
  singleRun,
} from '../testing/portalFixture.ts';
import { sum } from '../testing/referenceReads.ts';
import type { TrendChoice } from '../testing/referenceTrends.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';
import { checkTrends } from '../testing/trendsModel.ts';

const reads = testReads();

const CHOICES = 60;

type Passes = (one: BookRow) => boolean;

/** Filters of the address with what they mean, over one dimension and over several. */
const filtersOf = (ids: FixtureIds): [Record<string, string>, Passes][] => [
  [{ genre: String(ids.genre('Проза')) }, ({ genres }) => genres.includes('Проза')],
  [
    { tag: String(ids.tag('магия')), tag_mode: 'not', status: 'finished,in_progress' },
    ({ tags, status }) =>
      !tags.includes('магия') && (status === 'finished' || status === 'in_progress'),
  ],
  [
    { price: '60..', form: 'novel,tale,story' },
    ({ priceRub, form }) =>
      (priceRub ?? 0) >= 60 && (form === 'novel' || form === 'tale' || form === 'story'),
  ],
];

/** Requests that the tables of every group and the on-demand figures of filtered books both answer. */
function choicesOf(): Omit<TrendChoice, 'period' | 'compared'>[] {
  const functions: [metric: TrendMetric, grain: TrendGrain, of: readonly TrendFunction[]][] = [
    ['library', 'day', trendFunctions],
    ['library', 'week', ['sum', 'mean', 'count', 'cumulative', 'index', 'share']],
    ['views', 'day', ['sum', 'mean', 'week_mean']],
    ['views', 'month', ['sum', 'mean', 'count']],
    ['volume', 'day', ['mean', 'index']],
    ['volume', 'week', ['mean', 'index']],
    ['rank', 'day', ['mean', 'index']],
  ];
  return trendDimensions.flatMap((by) =>
    functions.flatMap(([metric, grain, of]) => of.map((fn) => ({ metric, by, grain, fn }))),
  );
}

/** The readings of a fixture with the lengths of books. */
const withLengths = (fixture: PortalFixture): PortalFixture => ({
  ...fixture,
  metrics: fixture.metrics.map((row, at) => ({
    ...row,
    chars: at % 5 === 0 ? null : (at % 4) * 40_000,
  })),
});

/** Others in each run: all of them take minutes. */
const someChoices = fc.noBias(
  fc.shuffledSubarray(choicesOf(), { minLength: CHOICES, maxLength: CHOICES }),
);

describe.each(['litnet', 'bookriver'] as const)('the workbench of %s', (portal) => {
  it('agrees with the reference model, by every dimension', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), someChoices, async (random, choices) => {
        const fixture = withLengths(random);
        const ids = await reads.publish(fixture);
        const out = new Mismatches();
        const filters: [Record<string, string>, Passes][] = [[{}, () => true], ...filtersOf(ids)];
        for (const [at, choice] of choices.entries()) {
          const { metric, by, grain, fn } = choice;
          // Medians of filtered books include changes below the rounding step: the lines of books store no step.
          const isKnownError = choice.fn === 'median' && portal === 'bookriver';
          const [query, passes] = filters[isKnownError ? 0 : at % filters.length] ?? [
            {},
            () => true,
          ];
          const cmp = comparison.options[at % comparison.options.length] ?? 'off';
          const input = { metric, by, grain, fn, cmp, ...query };
          const answer = await reads.request(trends, { portal }, input);
          checkTrends(fixture, answer, out, { passes });
          const [first] = answer.series;
          if (first === undefined || by === 'all' || at % 3 > 0) continue;
          const alone = { ...input, keys: first.key };
          const one = await reads.request(trends, { portal }, alone);
          checkTrends(fixture, one, out, { passes, keys: [first.label] });
        }
        expect(out.found).toEqual([]);
      }),
      singleRun,
    );
  });
});

describe('a portal that was read for six weeks', () => {
  const portal = 'litgorod';
  const params = { portal };
  let ids: FixtureIds;
  // Twenty a day and more on the last Saturday; none from the 12th to the 14th day ago.
  const readDays = Array.from({ length: 43 }, (_, at) => 42 - at).filter(
    (ago) => ago < 12 || ago > 14,
  );
  const libraryOn = (ago: number) => (42 - ago) * 20 + (ago <= 3 ? 500 : 0);
  beforeAll(async () => {
    const names = Array.from({ length: 14 }, (_, at) => `b${at}`);
    ids = await reads.publish({
      portal,
      books: names.map((id, at) => book(id, { genres: [`Жанр ${at}`], tags: ['все'] })),
      metrics: readDays.flatMap((ago) =>
        names.map((id, at) => ({
          ...reading(daysAgo(ago), id, { library: libraryOn(ago) * (at === 0 ? 2 : 1), likes: at }),
          // One ruble more on the data day; the volume of the first is unknown.
          priceRub: 100.5 + at + (ago === 0 ? 1 : 0),
          chars: at === 0 ? null : at * 1_000,
        })),
      ),
      ranks: list(DATA_DAY, names),
    });
  });
  const one = (query: Record<string, string>) =>
    reads.request(trends, params, { keys: String(ids.genre('Жанр 1')), ...query });
  const valuesOf = async (query: Record<string, string>) =>
    (await one(query)).series[0]?.points.map(({ value }) => value) ?? [];

  it('shows the twelve largest groups and the rest of them', async () => {
    const { series, rest, groups } = await reads.request(trends, params);
    expect([series.length, groups, series[0]?.key]).toEqual([12, 14, String(ids.genre('Жанр 0'))]);
    expect(rest?.points.at(-1)).toMatchObject({ value: 40, n: 2 });
    const all = [...series, ...(rest === null ? [] : [rest])];
    const whole = await reads.request(trends, params, { by: 'all' });
    expect(sum(all.map(({ points }) => points.at(-1)?.value ?? 0))).toBe(
      whole.series[0]?.points.at(-1)?.value,
    );
    const few = await one({});
    expect([few.series.length, few.groups]).toEqual([1, 14]);
    expect(few.rest?.points.at(-1)?.n).toBe(13);
  });

  it('calls a month incomplete in which the data begin or end', async () => {
    const { series } = await one({ grain: 'month', from: '2026-01-01', to: '2026-04-30' });
    const points = series[0]?.points ?? [];
    expect(points.map(({ day, complete }) => [day, complete])).toEqual([
      ['2026-01-01', true],
      ['2026-02-01', false],
      ['2026-03-01', true],
      ['2026-04-01', true],
    ]);
    expect(points.map(({ value }) => value === null)).toEqual([true, false, false, true]);
  });

  it('leaves gaps out, and marks the day that differs from its weekdays', async () => {
    const { series } = await one({});
    const pointsByDay = new Map(series[0]?.points.map((point) => [point.day, point]));
    for (const ago of [14, 13, 12, 11])
      expect(pointsByDay.get(daysAgo(ago))?.value, `${ago}`).toBeNull();
    expect(pointsByDay.get(daysAgo(10))).toMatchObject({
      value: 20,
      n: 1,
      knownDays: 1,
      days: 1,
      odd: false,
    });
    // All other Saturdays had the same gain: no distance, so nothing is odd by the rule.
    expect(pointsByDay.get(daysAgo(3))).toMatchObject({ value: 520, odd: false });
  });

  it('adds up weeks from Monday, with a step over a gap where it lies inside', async () => {
    const { series } = await one({ grain: 'week', from: daysAgo(29) });
    // The 31st is a Tuesday: the last week is cut off.
    expect(series[0]?.points).toEqual([
      { day: daysAgo(29), value: 140, n: 1, knownDays: 7, days: 7, complete: true, odd: false },
      { day: daysAgo(22), value: 140, n: 1, knownDays: 7, days: 7, complete: true, odd: false },
      { day: daysAgo(15), value: 140, n: 1, knownDays: 7, days: 7, complete: true, odd: false },
      { day: daysAgo(8), value: 640, n: 1, knownDays: 7, days: 7, complete: true, odd: false },
      { day: daysAgo(1), value: 40, n: 1, knownDays: 2, days: 2, complete: false, odd: false },
    ]);
  });

  it('has every function', async () => {
    const week = { from: daysAgo(4), to: DATA_DAY };
    expect(await valuesOf({ ...week, fn: 'sum' })).toEqual([20, 520, 20, 20, 20]);
    expect(await valuesOf({ ...week, fn: 'cumulative' })).toEqual([20, 540, 560, 580, 600]);
    expect(await valuesOf({ ...week, fn: 'index' })).toEqual([100, 2_600, 100, 100, 100]);
    expect(await valuesOf({ ...week, fn: 'count' })).toEqual([1, 1, 1, 1, 1]);
    expect(await valuesOf({ ...week, fn: 'median' })).toEqual([20, 520, 20, 20, 20]);
    expect(await valuesOf({ ...week, fn: 'share' })).toEqual(Array(5).fill(1 / 15));
    const means = await valuesOf({ from: daysAgo(12), to: daysAgo(3), fn: 'week_mean' });
    // Four of seven days have a value before the twelfth day ago, and again before the seventh.
    expect(means).toEqual([20, null, null, null, null, 20, 20, 20, 20, 640 / 7]);
    const months = await reads.request(trends, params, {
      by: 'tag',
      grain: 'month',
      fn: 'mean',
      from: daysAgo(30),
    });
    expect(months.series[0]?.points).toHaveLength(1);
    expect(months.series[0]?.points[0]?.value).toBeCloseTo(((31 * 20 + 500) * 15) / (31 * 14));
  });

  it('holds a period against another', async () => {
    const week = { from: daysAgo(6), to: DATA_DAY, cmp: 'weekdays' };
    const { compared, series } = await one(week);
    expect(compared).toEqual({ from: daysAgo(13), to: daysAgo(7) });
    expect(series[0]?.compared.map(({ day, value }) => [day, value])).toEqual([
      ...[13, 12, 11].map((ago) => [daysAgo(ago), null]),
      ...[10, 9, 8, 7].map((ago) => [daysAgo(ago), 20]),
    ]);
    expect((await one({ ...week, cmp: 'off' })).compared).toBeNull();
  });

  it('compares levels by their days, so that weeks say what days say', async () => {
    const span = { metric: 'price', by: 'all', from: daysAgo(7), cmp: 'previous' };
    const changeIn = async (grain: string) =>
      (await reads.request(trends, params, { ...span, grain })).series[0]?.change;
    const daily = await changeIn('day');
    expect(daily).not.toBeNull();
    expect(await changeIn('week')).toBe(daily);
    expect(await changeIn('month')).toBe(daily);
  });

  it('compares counts of complete weeks alone, and starts an index at one', async () => {
    const cut = { grain: 'week', from: daysAgo(17), cmp: 'previous' };
    const counts = await one({ ...cut, fn: 'count' });
    expect(counts.series[0]?.points.map(({ complete }) => complete)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(counts.series[0]?.change).toBe(0);
    const index = await one({ ...cut, fn: 'index', from: daysAgo(24) });
    expect(index.series[0]?.points.map(({ value, complete }) => [value, complete])).toEqual([
      [expect.closeTo((40 / 140) * 100), false],
      [100, true],
      [100, true],
      [expect.closeTo((640 / 140) * 100), true],
      [expect.closeTo((40 / 140) * 100), false],
    ]);
  });

  it('shows stocks by genre and tag', async () => {
    const { series, fn } = await reads.request(trends, params, {
      metric: 'top_places',
      by: 'tag',
      from: DATA_DAY,
    });
    expect([fn, series[0]?.points]).toEqual([
      'mean',
      [{ day: DATA_DAY, value: 14, n: 14, knownDays: 1, days: 1, complete: true, odd: false }],
    ]);
    const lift = await reads.request(trends, params, { metric: 'lift', by: 'tag', from: DATA_DAY });
    // No book is known to have grown in length.
    expect([lift.series.length, lift.rest]).toEqual([0, null]);
  });

  it('shows levels by any dimension, of all books and of filtered ones', async () => {
    const chosen = { genre: [1, 3].map((at) => ids.genre(`Жанр ${at}`)).join() };
    const last = async (query: Record<string, string>) => {
      const { series, fn, rest } = await reads.request(trends, params, {
        by: 'all',
        from: daysAgo(1),
        ...query,
      });
      expect([fn, rest]).toEqual(['mean', null]);
      return series[0]?.points.map(({ value, n }) => [value, n]);
    };
    expect(await last({ metric: 'price' })).toEqual([
      [107, 14],
      [108, 14],
    ]);
    expect(await last({ metric: 'price', ...chosen })).toEqual([
      [102.5, 2],
      [103.5, 2],
    ]);
    expect(await last({ metric: 'volume' })).toEqual(Array(2).fill([7_000, 13]));
    expect(await last({ metric: 'volume', ...chosen })).toEqual(Array(2).fill([2_000, 2]));
    // The list was captured on the data day alone: the second and the fourth place.
    expect(await last({ metric: 'rank', ...chosen })).toEqual([
      [null, 0],
      [3, 2],
    ]);
    expect(await last({ metric: 'top_places', ...chosen })).toEqual([
      [null, 0],
      [2, 2],
    ]);
  });

  it('has every function of chosen books too', async () => {
    const genre = [0, 1, 2].map((at) => ids.genre(`Жанр ${at}`)).join();
    const of = async (query: Record<string, string>) =>
      (await reads.request(trends, params, { by: 'tag', genre, ...query })).series[0];
    const week = { from: daysAgo(4), to: DATA_DAY };
    const valuesOf = async (query: Record<string, string>) =>
      (await of({ ...week, ...query }))?.points.map(({ value }) => value);
    expect(await valuesOf({})).toEqual([80, 2_080, 80, 80, 80]);
    expect(await valuesOf({ fn: 'median' })).toEqual([20, 520, 20, 20, 20]);
    const gap = { from: daysAgo(14), to: daysAgo(11) };
    expect(await valuesOf({ fn: 'week_mean', ...gap })).toEqual([80, 80, 80, null]);
    // The step over the gap lies in the period, and in none of its days.
    expect(await of({ ...gap, grain: 'day' })).toMatchObject({ total: 320 });
    expect(await of({ ...gap, from: daysAgo(13) })).toBeUndefined();
    const compared = await of({ ...week, from: daysAgo(6), cmp: 'weekdays' });
    expect(compared?.compared.map(({ value }) => value)).toEqual([
      null,
      null,
      null,
      80,
      80,
      80,
      80,
    ]);
    const { series, rest, groups } = await reads.request(trends, params, {
      by: 'genre',
      genre,
      keys: String(ids.genre('Жанр 1')),
    });
    expect([series.length, groups, rest?.points.at(-1)]).toEqual([
      1,
      3,
      expect.objectContaining({ value: 60, n: 2 }),
    ]);
  });

  it.each([
    [{ metric: 'rating' }, 'metric'],
    [{ metric: 'price', fn: 'sum' }, 'fn'],
    [{ metric: 'rank', fn: 'share' }, 'fn'],
    [{ metric: 'new_books', status: 'finished' }, 'metric'],
    [{ genre: 'проза' }, 'genre'],
    [{ price: '9..1' }, 'price'],
    [{ metric: 'rating_count' }, 'metric'],
    [{ metric: 'lift', by: 'status' }, 'by'],
    [{ metric: 'new_books', fn: 'sum' }, 'fn'],
    [{ metric: 'lift', fn: 'share' }, 'fn'],
    [{ fn: 'median', grain: 'week' }, 'fn'],
    [{ fn: 'median', metric: 'likes' }, 'fn'],
    [{ fn: 'week_mean', grain: 'month' }, 'fn'],
    [{ from: '2001-01-01' }, 'from'],
    [{ from: '2026-04-02', to: '2026-04-01' }, 'from'],
    [{ by: 'author' }, 'by'],
    [{ grain: 'year' }, 'grain'],
    [{ cmp: 'yesterday' }, 'cmp'],
    [{ keys: Array.from({ length: 13 }, (_, at) => at).join(',') }, 'keys'],
  ] as [Record<string, string>, string][])('refuses %j and names %s', async (query, name) => {
    const { status, body } = await reads.responseOf(trends, params, query);
    expect([status, Object.keys(body as object)]).toEqual([400, [name]]);
  });
});
