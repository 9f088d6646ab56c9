import {
  authorHistory,
  bookEvents,
  home,
  homeCalendar,
  homeHeat,
  homeSentences,
  topMix,
  updatesByWeekday,
} from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  completeDays,
  referenceGaps,
  referenceUsualGap,
} from '../measurements/testing/referenceMovement.ts';
import { book, list, reading } from '../measurements/testing/snapshotRows.ts';
import {
  DATA_DAY,
  daysAgo,
  type PortalFixture,
  portalFixtures,
  singleRun,
} from './testing/portalFixture.ts';
import { referenceLists } from './testing/referenceLists.ts';
import { sum } from './testing/referenceReads.ts';
import { type FixtureIds, testReads } from './testing/testReads.ts';

const reads = testReads();

/** The leading list of a fixture, with its captured days. */
function leading(fixture: PortalFixture) {
  const kind = fixture.portal === 'litnet' ? 'global_top' : 'bestseller';
  return referenceLists(fixture).find(({ list: of }) => of === kind)?.days ?? [];
}

const ageOn = (day: string, published: string) => daysBetween(published, day);

async function expectMix(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  const response = await reads.request(topMix, { portal: fixture.portal }, { from: daysAgo(200) });
  const days = completeDays(leading(fixture));
  expect(response.items.map(({ day }) => day)).toEqual(days.map(({ day }) => day));
  for (const [at, { day, books }] of days.entries()) {
    const facts = books.flatMap((id) => fixture.books.find(({ bookId }) => bookId === id) ?? []);
    const ages = facts.map(({ firstPublishedOn: on }) => (on === null ? null : ageOn(day, on)));
    const count = (is: (age: number | null) => boolean) => ages.filter(is).length;
    expect(response.items[at]).toMatchObject({
      size: books.length,
      fresh: count((age) => age !== null && age <= 30),
      middle: count((age) => age !== null && age > 30 && age <= 180),
      old: count((age) => age !== null && age > 180),
      unknown: count((age) => age === null),
    });
    const { shares = [], rest } = response.items[at] ?? {};
    for (const [of, genre] of response.genres.entries()) {
      const parts = facts.map(({ genres }) =>
        genres.some((name) => ids.genre(name) === genre.id) ? 1 / genres.length : 0,
      );
      expect(shares[of]).toBeCloseTo(sum(parts) / books.length, 9);
    }
    // No fixture has more than eight genres.
    const without = facts.filter(({ genres }) => genres.length === 0).length;
    expect(rest).toBeCloseTo(without / books.length, 9);
    expect(sum([...shares, rest ?? 0])).toBeCloseTo(1, 9);
  }
}

/** The mean turnover of the portals whose capture of a day is as far from the one before as usual. */
function referenceCalendar(all: readonly PortalFixture[]) {
  const entries = all.flatMap((fixture) => {
    const captures = leading(fixture);
    const complete = completeDays(captures);
    const gaps = referenceGaps(captures);
    const usual = referenceUsualGap(complete.map(({ day }) => gaps.get(day)));
    return complete.flatMap(({ day, books }, at) => {
      const before = complete[at - 1]?.books;
      if (before === undefined) return [];
      const entered = books.filter((id) => !before.includes(id)).length;
      return [{ day, entered, turnover: gaps.get(day) === usual ? entered / books.length : null }];
    });
  });
  return [...Map.groupBy(entries, ({ day }) => day)]
    .map(([day, flows]) => {
      const values = flows.map(({ turnover }) => turnover).filter((one) => one !== null);
      return {
        day,
        turnover: values.length === 0 ? null : sum(values) / values.length,
        portals: values.length,
        entered: sum(flows.map(({ entered }) => entered)),
      };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

describe('the blocks of the home and trends pages', () => {
  it('agree with the reference model', async () => {
    await fc.assert(
      fc.asyncProperty(
        portalFixtures('litnet'),
        portalFixtures('bookriver'),
        async (litnet, bookriver) => {
          await expectMix(litnet, await reads.publish(litnet));
          await expectMix(bookriver, await reads.publish(bookriver));
          const { items, period } = await reads.request(homeCalendar);
          expect(period).toEqual({ from: daysAgo(364), to: DATA_DAY });
          expect(items).toEqual(referenceCalendar([litnet, bookriver]));
        },
      ),
      singleRun,
    );
  });
});

describe('a portal with two genres over two weeks', () => {
  const portal = 'authortoday';
  const names = Array.from({ length: 50 }, (_, at) => `b${at}`);
  const swift = (at: number) => at < 25;
  beforeAll(async () => {
    for (const slug of ['litnet', 'bookriver'] as const) {
      await reads.publish({ portal: slug, books: [book('x')], metrics: [], ranks: [] });
    }
    await reads.publish({
      portal,
      books: names.map((id, at) =>
        book(id, { genres: [swift(at) ? 'Бурный' : 'Тихий'], firstPublishedOn: daysAgo(at) }),
      ),
      metrics: Array.from({ length: 16 }, (_, ago) => ago).flatMap((ago) =>
        names.map((id, at) =>
          // Twice as fast in the last week; the other genre goes on as before.
          reading(daysAgo(ago), id, {
            library: 1_000 - ago - (swift(at) ? Math.min(ago, 7) : 0),
          }),
        ),
      ),
      ranks: Array.from({ length: 12 }, (_, ago) => 11 - ago).flatMap((ago) =>
        list(
          daysAgo(ago),
          ago > 2
            ? ['b40', 'b41', 'b1', 'b42']
            : ago > 0
              ? ['b1', 'b40', 'b2', 'b41']
              : ['b1', 'b41', 'b3', 'b4'],
        ),
      ),
    });
  });

  it('has its speed on the heat map', async () => {
    const { items, portals, genres } = await reads.request(homeHeat);
    expect([portals, genres]).toEqual([[portal], 2]);
    expect(items.map(({ name, cells }) => [name, cells[0]?.change, cells[0]?.n])).toEqual([
      ['Бурный', 1, 25],
      ['Тихий', 0, 25],
    ]);
  });

  it('has those that gather speed, two of a portal, the larger gain first', async () => {
    const { surges } = await reads.request(home);
    const gain = { value: 14, days: 7, reason: null };
    expect(surges).toMatchObject([
      { book: { title: 'Книга b0', portal }, gain, n: 50, best_position: null },
      { book: { title: 'Книга b1', portal }, gain, n: 50, best_position: 1 },
    ]);
  });

  it('has something to say', async () => {
    const { items } = await reads.request(homeSentences);
    const said = new Map(items.map((item) => [item.rule, item]));
    expect(said.get('leader')).toMatchObject({ value: 3, n: 4, subject: { name: 'Книга b1' } });
    expect(said.get('riser')).toMatchObject({
      value: 2,
      previous: 4,
      subject: { name: 'Книга b41' },
    });
    expect(said.get('momentum')).toMatchObject({ value: 1, subject: { name: 'Бурный' }, n: 25 });
    expect(said.get('genre_share')).toMatchObject({ value: 0.75, previous: 0.25 });
    expect(said.get('turnover')).toMatchObject({ value: 0.5, n: 4 });
    expect(said.get('newcomers')).toMatchObject({ value: 2, portal, day: DATA_DAY });
    expect(items).toHaveLength(6);
  });

  it('adds up what came out by day of the week', async () => {
    const { items } = await reads.request(updatesByWeekday, { portal });
    expect(items.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    // Thirty days up to a Tuesday: Mondays and Tuesdays five times, a book every day.
    expect(items.map(({ days, books }) => [days, books])).toEqual([
      ...[5, 5, 4, 4, 4, 4, 4].map((count) => [count, count]),
    ]);
    const one = await reads.request(updatesByWeekday, { portal }, { from: DATA_DAY });
    expect(one.items.flatMap(({ days, weekday }) => (days > 0 ? [weekday] : []))).toEqual([2]);
  });
});

describe('surges of portals of unlike sizes', () => {
  it('let the portals take turns, in the order of the menu', async () => {
    const portal = 'litmarket';
    const names = Array.from({ length: 25 }, (_, at) => `m${at}`);
    await reads.publish({
      portal,
      books: names.map((id) => book(id)),
      metrics: Array.from({ length: 9 }, (_, ago) => ago).flatMap((ago) =>
        names.map((id, at) => reading(daysAgo(ago), id, { library: 1_000 - ago * (at + 1) })),
      ),
      ranks: list(DATA_DAY, names.slice(0, 4)),
    });
    const { surges } = await reads.request(home);
    // Half as many books, so that the first of them has a smaller percentile.
    expect(surges.map((one) => [one.book.portal, one.n])).toEqual([
      [portal, 25],
      ['authortoday', 50],
      [portal, 25],
      ['authortoday', 50],
    ]);
  });
});

describe('parts that are known by the growth of the text', () => {
  const portal = 'litgorod';
  beforeAll(async () => {
    const ids = await reads.publish({
      portal,
      books: [book('g1', { authors: [{ externalId: 'w', name: 'Пишущая' }] })],
      // Longer by 5,000 characters on three days in a row, and once over a gap of two days.
      metrics: [9, 8, 7, 6, 4].map((ago) => ({
        ...reading(daysAgo(ago), 'g1', {}),
        chars: 100_000 - ago * 5_000,
      })),
      ranks: [],
    });
    idsOf = ids;
  });
  let idsOf: FixtureIds;

  it('are the same in the journal of the book and in the calendar of its author', async () => {
    const events = await reads.request(bookEvents, { id: idsOf.book('g1') }, { type: 'chapter' });
    const id = idsOf.author({ externalId: 'w', name: 'Пишущая' });
    const { releases } = await reads.request(authorHistory, { id });
    expect(releases.map(({ day, chapters }) => [day, chapters])).toEqual([
      ...[8, 7, 6, 4].map((ago) => [daysAgo(ago), 1]),
    ]);
    expect(events.items.map(({ day }) => day).toSorted()).toEqual(releases.map(({ day }) => day));
  });

  it('count on a day of the week where that is known', async () => {
    const { items } = await reads.request(updatesByWeekday, { portal });
    // The last day is a Tuesday: 8, 7 and 6 days before it are a Monday, a Tuesday and a Wednesday.
    expect(items.map(({ chapters }) => chapters)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });
});

describe('a portal whose leading list was captured in part on the last day', () => {
  const portal = 'bookriver';
  const names = Array.from({ length: 10 }, (_, at) => `b${at}`);
  beforeAll(async () => {
    for (const slug of ['litnet', 'authortoday'] as const) {
      await reads.publish({ portal: slug, books: [book('x')], metrics: [], ranks: [] });
    }
    const days = Array.from({ length: 8 }, (_, ago) => 8 - ago);
    await reads.publish({
      portal,
      books: names.map((id) => book(id)),
      metrics: days.flatMap((ago) =>
        names.map((id) => reading(daysAgo(ago - 1), id, { library: 100 - ago })),
      ),
      ranks: [
        ...days.flatMap((ago) => list(daysAgo(ago), ago > 3 ? names.toReversed() : names)),
        ...list(DATA_DAY, ['b5', 'b0']),
      ],
    });
  });

  it('says for how long its last complete capture’s first book had been the first', async () => {
    const { items } = await reads.request(homeSentences);
    const leader = items.find(({ rule }) => rule === 'leader');
    expect(leader).toMatchObject({ day: daysAgo(1), value: 3, subject: { name: 'Книга b0' } });
  });
});

describe('the calendar of the year', () => {
  it('names no day whose readings were partial', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `m${at}`);
    const days = Array.from({ length: 12 }, (_, at) => 11 - at);
    for (const slug of ['authortoday', 'litnet', 'bookriver'] as const) {
      await reads.publish({ portal: slug, books: [book('x')], metrics: [], ranks: [] });
    }
    const calendar = async (readOnThird: number) => {
      await reads.publish({
        portal: 'litmarket',
        books: names.map((id) => book(id)),
        metrics: days.flatMap((ago) =>
          names
            .slice(0, ago === 3 ? readOnThird : names.length)
            .map((id) => reading(daysAgo(ago), id, { library: 100 - ago })),
        ),
        // All of the list is new three days ago, half of it on the last day.
        ranks: days.flatMap((ago) =>
          list(daysAgo(ago), ago > 3 ? ['m0', 'm1'] : ago > 0 ? ['m2', 'm3'] : ['m2', 'm4']),
        ),
      });
      return (await reads.request(homeCalendar)).busiest;
    };
    expect(await calendar(10)).toEqual({ day: daysAgo(3), turnover: 1 });
    expect(await calendar(2)).toEqual({ day: DATA_DAY, turnover: 0.5 });
  });
});
