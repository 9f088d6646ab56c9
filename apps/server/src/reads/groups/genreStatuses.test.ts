import { bookStatuses, genreStatuses } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../measurements/testing/snapshotRows.ts';
import { type PortalFixture, portalFixtures, singleRun } from '../testing/portalFixture.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();

/** Book by book. */
function referenceStatuses({ books }: PortalFixture, ids: FixtureIds) {
  const statuses = bookStatuses.filter((status) =>
    books.some((one) => one.status === status && one.genres.length > 0),
  );
  const names = [...new Set(books.flatMap((one) => one.genres))];
  const items = names.map((name) => {
    const withStatus = books.filter((one) => one.genres.includes(name) && one.status !== null);
    return {
      genre: { id: ids.genre(name), name },
      n: withStatus.length,
      books: statuses.map((status) => withStatus.filter((one) => one.status === status).length),
    };
  });
  return {
    statuses,
    items: items.sort((a, b) => b.n - a.n || (a.genre.name < b.genre.name ? -1 : 1)),
  };
}

describe('the statuses of genres', () => {
  it.each(['litnet', 'bookriver'] as const)('of %s are those of a plain count', async (portal) => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), async (fixture) => {
        const ids = await reads.publish(fixture);
        const { statuses, count, items } = await reads.request(genreStatuses, { portal });
        expect({ statuses, items }).toEqual(referenceStatuses(fixture, ids));
        expect(count).toBe(items.length);
      }),
      singleRun,
    );
  });

  it('leave out statuses without books, and books without a known status', async () => {
    const ids = await reads.publish({
      portal: 'litres',
      books: [
        book('a', { genres: ['Проза', 'Быль'], status: 'draft' }),
        book('b', { genres: ['Проза'], status: 'finished' }),
        book('c', { genres: ['Проза'], status: null }),
        book('d', { genres: ['Стихи'], status: null }),
        book('e', { genres: [], status: 'frozen' }),
      ],
      // Without a day of readings or lists: what books are is known all the same.
      metrics: [],
      ranks: [],
    });
    const { statuses, items } = await reads.request(genreStatuses, { portal: 'litres' });
    expect(statuses).toEqual(['finished', 'draft']);
    expect(items).toEqual([
      { genre: { id: ids.genre('Проза'), name: 'Проза' }, n: 2, books: [1, 1] },
      { genre: { id: ids.genre('Быль'), name: 'Быль' }, n: 1, books: [0, 1] },
      { genre: { id: ids.genre('Стихи'), name: 'Стихи' }, n: 0, books: [0, 0] },
    ]);
  });
});
