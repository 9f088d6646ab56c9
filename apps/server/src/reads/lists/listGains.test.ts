import { listGains, type PortalSlug } from '@litometr/api-contract';
import { dayBefore, daysBetween } from '@litometr/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceDepth } from '../../measurements/testing/referenceMovement.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import {
  daysAgo,
  type PortalFixture,
  portalFixtures,
  singleRun,
} from '../testing/portalFixture.ts';
import { referenceLists } from '../testing/referenceLists.ts';
import { knownOn, median, referenceGain } from '../testing/referenceReads.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();

/** The gain a day over the week up to a day, from the book's own rows. */
function dailyGain(fixture: PortalFixture, bookId: string, day: string): number | null {
  const [early, late, last] = [7, 5, 0].map((ago) =>
    knownOn(fixture, bookId, 'library', dayBefore(day, ago)),
  );
  if (last == null) return null;
  const near = [early, late].find((one) => {
    const days = one == null ? 0 : daysBetween(one.day, last.day);
    return days >= 5 && days <= 9;
  });
  if (near == null) return null;
  const { value, days } = referenceGain(fixture.portal, near, last);
  return value === null ? null : Math.round((value / days) * 7) / 7;
}

function referenceBands(
  fixture: PortalFixture,
  { day, books }: { day: string; books: readonly string[] },
  depth: number,
) {
  return [
    [1, 3],
    [4, 10],
    [11, 20],
    [21, 50],
    [51, 100],
  ].flatMap(([from = 0, end = 0]) => {
    if (from > depth) return [];
    const to = Math.min(end, depth);
    const gains = books.slice(from - 1, to).flatMap((id) => dailyGain(fixture, id, day) ?? []);
    const isKnown = gains.length >= 3 && gains.length * 2 >= to - from + 1;
    return [
      {
        from,
        to,
        n: gains.length,
        median: isKnown ? median(gains) : null,
        lowest: isKnown ? Math.min(...gains) : null,
      },
    ];
  });
}

describe('the gains of a list', () => {
  it.each([
    ['litnet', 'global_top'],
    ['bookriver', 'bestseller'],
  ] as const)('of %s are those of the books on its ranks', async (portal, kind) => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), async (fixture) => {
        await reads.publish(fixture);
        const days = referenceLists(fixture).find((one) => one.list === kind)?.days ?? [];
        for (const [at, day] of days.entries()) {
          const query = { asof: day.day };
          const response = await reads.request(listGains, { portal, list: kind }, query);
          const bands = referenceBands(fixture, day, referenceDepth(days, at));
          expect(response.items).toEqual(bands);
          expect([response.asof, response.metric, response.count]).toEqual([
            day.day,
            'library',
            bands.length,
          ]);
          expect(response.meta.n).toBe(bands.reduce((sum, { n }) => sum + n, 0));
        }
      }),
      singleRun,
    );
  });
});

describe('the gains of a list of 24 books', () => {
  const portal: PortalSlug = 'litnet';
  const names = Array.from({ length: 24 }, (_, at) => `b${at + 1}`);
  /** Book n gains 7 · n in the week; those of some ranks were not read a week ago. */
  const publish = (unread: readonly number[]) =>
    reads.publish({
      portal,
      books: names.map((id) => book(id)),
      metrics: names.flatMap((id, at) => [
        ...(unread.includes(at + 1) ? [] : [reading(daysAgo(7), id, { library: 100 })]),
        reading(daysAgo(0), id, { library: 100 + 7 * (at + 1) }),
      ]),
      ranks: list(daysAgo(0), names),
    });
  const bandsOf = async () => {
    const { items } = await reads.request(listGains, { portal, list: 'global_top' });
    return items.map(({ from, to, n, median: middle, lowest }) => [from, to, n, middle, lowest]);
  };

  it('have the ranks of the list alone', async () => {
    await publish([]);
    expect(await bandsOf()).toEqual([
      [1, 3, 3, 2, 1],
      [4, 10, 7, 7, 4],
      [11, 20, 10, 15.5, 11],
      [21, 24, 4, 22.5, 21],
    ]);
  });

  it('are unknown of two books, and of less than half of the ranks', async () => {
    await publish([1, 4, 5, 6, 11, 12, 13, 14, 15, 16]);
    expect(await bandsOf()).toEqual([
      [1, 3, 2, null, null],
      [4, 10, 4, 8.5, 7],
      [11, 20, 4, null, null],
      [21, 24, 4, 22.5, 21],
    ]);
  });
});
