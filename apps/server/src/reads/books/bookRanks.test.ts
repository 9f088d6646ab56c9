import { bookEvents, bookHistory, bookRanks } from '@litometr/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo, portalFixtures, singleRun } from '../testing/portalFixture.ts';
import { referenceNeighbours, referencePlaces } from '../testing/referencePlaces.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();

describe('the places of a book', () => {
  it('agree with the reference model, neighbours included', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures('litnet'), async (fixture) => {
        const ids = await reads.publish(fixture);
        for (const { bookId } of fixture.books) {
          const response = await reads.request(bookRanks, { id: ids.book(bookId) });
          const sorted = <Row extends { list: string }>(rows: Row[]) =>
            rows.toSorted((a, b) => a.list.localeCompare(b.list));
          const actual = response.items.map(({ list: { kind, genre, period }, ...place }) => ({
            list: `${kind} ${genre?.name ?? ''} ${period ?? ''}`,
            ...place,
          }));
          const expected = referencePlaces(fixture, bookId).map(
            ({ kind, genre, period, ...place }) => ({
              list: `${kind} ${genre ?? ''} ${period ?? ''}`,
              ...place,
            }),
          );
          expect(sorted(actual)).toEqual(sorted(expected));
          const positions = response.items.map(({ position }) => position ?? 1_000);
          expect(positions).toEqual(positions.toSorted((a, b) => a - b));
          expect(response.neighbours.map((row) => ({ ...row, book: row.book.id }))).toEqual(
            referenceNeighbours(fixture, bookId).map((row) => ({
              ...row,
              book: ids.book(row.book),
            })),
          );
        }
      }),
      singleRun,
    );
  });
});

describe('a book of Author.Today', () => {
  const whole = {
    library: 200,
    reading: 80,
    finished_reading: 40,
    postponed: 10,
    not_interested: 6,
  };
  let ids: FixtureIds;
  beforeAll(async () => {
    ids = await reads.publish({
      portal: 'authortoday',
      books: [book('a', { priceRub: 200, genres: ['Проза'] }), book('b'), book('c')],
      metrics: [
        { ...reading(daysAgo(9), 'a', { library: 100 }), priceRub: 199, chars: 40_000 },
        { ...reading(daysAgo(5), 'a', whole), chars: 52_000 },
        { ...reading(daysAgo(1), 'a', { library: 260 }), priceRub: 99 },
        reading(daysAgo(1), 'b', { ...whole, library: 0 }),
      ],
      ranks: [...list(daysAgo(2), ['b', 'a']), ...list(DATA_DAY, ['a', 'c'])],
    });
  });

  it('shows the funnel of readers of the last day with all its values', async () => {
    const { funnel } = await reads.request(bookHistory, { id: ids.book('a') });
    expect(funnel).toEqual({
      day: daysAgo(5),
      library: 200,
      steps: [
        { metric: 'reading', value: 80, share: 0.4 },
        { metric: 'finished_reading', value: 40, share: 0.2 },
        { metric: 'postponed', value: 10, share: 0.05 },
        { metric: 'not_interested', value: 6, share: 0.03 },
      ],
    });
    const none = await reads.request(bookHistory, { id: ids.book('b') });
    expect(none.funnel?.steps.map(({ share }) => share)).toEqual([null, null, null, null]);
    expect((await reads.request(bookHistory, { id: ids.book('c') })).funnel).toBeNull();
  });

  it('shows price and volume where they were read, and a step over a gap as one step', async () => {
    const query = { from: daysAgo(6), metrics: 'library,likes' };
    const response = await reads.request(bookHistory, { id: ids.book('a') }, query);
    expect(response.prices).toEqual([{ day: daysAgo(1), value: 99 }]);
    expect(response.chars).toEqual([{ day: daysAgo(5), value: 52_000 }]);
    expect(response.metrics).toMatchObject([
      {
        metric: 'library',
        steps: [
          { day: daysAgo(5), value: 100, days: 4, reason: null },
          { day: daysAgo(1), value: 60, days: 4, reason: null },
        ],
      },
    ]);
    expect(response.meta.filters).toMatchObject({ metrics: 'library,likes' });
  });

  it.each([
    ['views,libary', 'metrics'],
    ['rating_count', 'metrics'],
    ['', 'metrics'],
  ])('has no metrics %j', async (metrics, name) => {
    const { status, body } = await reads.responseOf(
      bookHistory,
      { id: ids.book('a') },
      { metrics },
    );
    expect([status, Object.keys(body as object)]).toEqual([400, [name]]);
  });

  it('lists events, the latest first, by type and by day', async () => {
    const id = ids.book('a');
    const event = (ago: number, type: string, more: object = {}) => ({
      portal: 'authortoday',
      book_id: id,
      day: daysAgo(ago),
      prev_day: daysAgo(ago + 1),
      type,
      before: null,
      after: null,
      added: [],
      removed: [],
      list: '',
      genre_id: 0,
      period: '',
      ...more,
    });
    const { writer } = reads.store.measurements;
    await writer.command('TRUNCATE TABLE book_events');
    await writer.insert('book_events', [
      event(9, 'price', { before: '199', after: '99' }),
      event(5, 'genre', { added: [ids.genre('Проза')] }),
      event(5, 'chapter', { prev_day: null, after: '12000' }),
      event(0, 'list_enter', { after: '1', list: 'global_top' }),
      event(0, 'price', { book_id: ids.book('b') }),
    ]);
    const all = await reads.request(bookEvents, { id });
    expect(all.items.map(({ day, type }) => `${day} ${type}`)).toEqual([
      `${DATA_DAY} list_enter`,
      `${daysAgo(5)} chapter`,
      `${daysAgo(5)} genre`,
      `${daysAgo(9)} price`,
    ]);
    expect(all.count).toBe(4);
    expect(all.items[0]).toMatchObject({
      list: { kind: 'global_top', genre: null, period: null },
      after: '1',
      before: null,
    });
    expect(all.items[2]).toMatchObject({ added: [{ name: 'Проза' }], removed: [], list: null });
    const prices = await reads.request(bookEvents, { id }, { type: 'price' });
    expect([prices.count, prices.items[0]?.before, prices.types.length]).toEqual([1, '199', 4]);
    const some = await reads.request(bookEvents, { id }, { from: daysAgo(6), to: daysAgo(1) });
    expect(some.items.map(({ type }) => type)).toEqual(['chapter', 'genre']);
    const second = await reads.request(bookEvents, { id }, { page: '2', size: '3' });
    expect([second.count, second.items.map(({ type }) => type)]).toEqual([4, ['price']]);
  });
});
