import { bars, type GroupRow, genres, groupSorts, tags } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { certainLift } from '../formulas/lift.ts';
import { compareFractionsNearly } from '../testing/nearlyEqual.ts';
import { DATA_DAY, daysAgo, portalFixtures, singleRun } from '../testing/portalFixture.ts';
import { referenceAbove, referenceBar, referenceGroups } from '../testing/referenceGroups.ts';
import { folded, sortedBy } from '../testing/referenceReads.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();
compareFractionsNearly();

const endpointOf = { genres, tags } as const;

/** The value that a sort compares. */
function keyOf(row: GroupRow, field: string): number | string | null {
  if (field === 'name') return folded(row.name);
  if (field === 'lift') return row.lift && certainLift(row.lift);
  if (field === 'median_chars') return row.chars?.p50 ?? null;
  const value = row[field as keyof GroupRow];
  return typeof value === 'number' ? value : null;
}

describe.each(['litnet', 'bookriver'] as const)('the statistics of %s', (portal) => {
  it('agree with the reference model, in every order and page by page', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), async (fixture) => {
        const ids = await reads.publish(fixture);
        for (const kind of ['genres', 'tags'] as const) {
          const groups = referenceGroups(fixture, ids, kind);
          for (const sort of groupSorts.filter((one) => !one.includes('period'))) {
            const field = sort.replace('-', '');
            const expected = sortedBy(groups, (row) => keyOf(row, field), sort.startsWith('-'));
            const listPage = (page: string, size: string) =>
              reads.request(endpointOf[kind], { portal }, { sort, page, size });
            const response = await listPage('1', '100');
            const plain = response.items.map((row) => ({
              ...row,
              top: undefined,
              figures: undefined,
            }));
            expect([response.count, plain], sort).toEqual([groups.length, expected]);
            if (sort !== '-gain') continue;
            const pages = [
              await listPage('1', '2'),
              await listPage('2', '2'),
              await listPage('3', '2'),
            ];
            expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
              expected.slice(0, 6).map(({ id }) => id),
            );
            expect(pages.map(({ count }) => count)).toEqual(pages.map(() => groups.length));
          }
        }
      }),
      singleRun,
    );
  });
});

it('the share above a chosen bar agrees with the reference model, for all books and for one genre', async () => {
  await fc.assert(
    fc.asyncProperty(portalFixtures('litnet'), async (fixture) => {
      const ids = await reads.publish(fixture);
      const params = { portal: 'litnet' };
      for (const bar of bars) {
        const wanted = referenceGroups(fixture, ids, 'tags', Number(bar));
        const sorted = sortedBy(wanted, (row) => row.above_share, true);
        const { items, bar_gain } = await reads.request(tags, params, {
          bar,
          sort: '-above_share',
        });
        expect(bar_gain, bar).toBe(referenceBar(fixture, Number(bar)));
        expect(
          items.map(({ id, above_share }) => [id, above_share]),
          bar,
        ).toEqual(sorted.map(({ id, above_share }) => [id, above_share]));
        const genre = 'Проза';
        const books = fixture.books.filter((one) => one.genres.includes(genre));
        const ofGenre = await reads.request(tags, params, { bar, genre: String(ids.genre(genre)) });
        const shares = ofGenre.items.map(({ name, above_share }) => [name, above_share] as const);
        expect(new Map(shares), bar).toEqual(referenceAbove(fixture, books, Number(bar)));
      }
    }),
    singleRun,
  );
  const { status, body } = await reads.responseOf(genres, { portal: 'litnet' }, { bar: '60' });
  expect([status, Object.keys(body as object)]).toEqual([400, ['bar']]);
});

describe('the statistics', () => {
  it('find groups whatever the case and the dots of ё', async () => {
    await reads.publish({
      portal: 'litnet',
      books: [book('a', { tags: ['Ёлки', 'елки зелёные', 'лес'], genres: ['Чёрный юмор'] })],
      metrics: [],
      ranks: [],
    });
    const found = async (endpoint: typeof tags | typeof genres, q: string) =>
      (await reads.request(endpoint, { portal: 'litnet' }, { q })).items
        .map(({ name }) => name)
        .sort();
    for (const q of ['ёлк', 'ЕЛК', ' Ёлки ']) {
      expect(await found(tags, q), q).toEqual(['Ёлки', 'елки зелёные'].sort());
    }
    expect(await found(tags, 'зеленые')).toEqual(['елки зелёные']);
    expect(await found(genres, 'черный')).toEqual(['Чёрный юмор']);
    expect(await found(genres, '%')).toEqual([]);
  });

  it('take one reading that was not repeated for no reading, not for a gain of nothing', async () => {
    const ids = await reads.publish({
      portal: 'litnet',
      books: ['a', 'b', 'c'].map((id) => book(id, { genres: ['Проза'] })),
      metrics: [
        reading(daysAgo(20), 'a', { library: 5 }),
        reading(daysAgo(9), 'b', { library: 10 }),
        reading(daysAgo(0), 'b', { library: 17 }),
        reading(daysAgo(0), 'c', { library: 3 }),
      ],
      ranks: list(DATA_DAY, ['a', 'b']),
    });
    const { items } = await reads.request(genres, { portal: 'litnet' });
    expect(items).toEqual([
      expect.objectContaining({ id: ids.genre('Проза'), n: 1, gain: 5, median_gain: 5 }),
    ]);
  });
});
