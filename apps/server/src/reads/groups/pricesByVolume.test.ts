import { pricesByVolume } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../measurements/testing/snapshotRows.ts';
import { type PortalFixture, portalFixtures, singleRun } from '../testing/portalFixture.ts';
import { quartiles } from '../testing/referenceGroups.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();
const portal = 'litnet';

const bands = [
  [0, 200_000],
  [200_000, 400_000],
  [400_000, 600_000],
  [600_000, 800_000],
  [800_000, null],
] as const;

function referenceBands({ books }: PortalFixture, genre: string | null) {
  const counted = books.filter(({ genres }) => genre === null || genres.includes(genre));
  return bands.map(([from, to]) => {
    const inBand = counted.filter(
      ({ chars }) => chars !== null && chars > 0 && chars >= from && (to === null || chars < to),
    );
    return { from, to, price: quartiles(inBand.map(({ priceRub }) => priceRub ?? 0)) };
  });
}

describe('prices by volume', () => {
  it('are the quartiles of the paid books of each band, in all genres and in one', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), async (fixture) => {
        const ids = await reads.publish(fixture);
        const all = await reads.request(pricesByVolume, { portal });
        expect(all.genre).toBeNull();
        expect(all.items).toEqual(referenceBands(fixture, null));
        const genre = { id: ids.genre('Проза'), name: 'Проза' };
        const one = await reads.request(pricesByVolume, { portal }, { genre: String(genre.id) });
        expect(one.genre).toEqual(genre);
        expect(one.items).toEqual(referenceBands(fixture, genre.name));
        expect(one.meta.n).toBe(one.items.reduce((sum, { price }) => sum + (price?.n ?? 0), 0));
      }),
      singleRun,
    );
  });

  it('begin a band with its first character, and leave out free books and those of no length', async () => {
    const sizes = [199_999, 200_000, 399_999, 400_000, 799_999, 800_000, 3_000_000, 0, null];
    const fixture: PortalFixture = {
      portal,
      books: [
        ...sizes.map((chars, at) => book(`b${at}`, { chars, priceRub: 100 + at })),
        book('free', { chars: 100_000, priceRub: 0 }),
        book('unpriced', { chars: 100_000, priceRub: null }),
      ],
      metrics: [],
      ranks: [],
    };
    await reads.publish(fixture);
    const { items, count } = await reads.request(pricesByVolume, { portal });
    expect(count).toBe(5);
    expect(items.map(({ price }) => price?.n ?? null)).toEqual([1, 2, 1, 1, 2]);
    expect(items[1]?.price).toEqual({ p25: 101.25, p50: 101.5, p75: 101.75, n: 2 });
  });

  it('have no band with a price where no book costs anything', async () => {
    const books = [book('free', { chars: 100_000, priceRub: 0 })];
    await reads.publish({ portal, books, metrics: [], ranks: [] });
    const { items, meta } = await reads.request(pricesByVolume, { portal });
    expect(items.every(({ price }) => price === null)).toBe(true);
    expect(meta.n).toBe(0);
  });

  it('are not found of a genre that there is not', async () => {
    const { status } = await reads.responseOf(pricesByVolume, { portal }, { genre: '2000000000' });
    expect(status).toBe(404);
  });
});
