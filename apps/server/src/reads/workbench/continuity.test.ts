import {
  type EndpointResponse,
  levelMetrics,
  stockMetrics,
  trendDimensions,
  trendFunctions,
  trendGrains,
  trends,
} from '@litometr/api-contract';
import { expect, it } from 'vitest';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo } from '../testing/portalFixture.ts';
import { testReads } from '../testing/testReads.ts';
import { bucketsOf } from './buckets.ts';

const reads = testReads();

// One counter behaves as any other.
const metrics = ['library', ...stockMetrics, ...levelMetrics] as const;
const combinations = metrics.flatMap((metric) =>
  trendDimensions.flatMap((by) =>
    trendGrains.flatMap((grain) => trendFunctions.map((fn) => [metric, by, grain, fn] as const)),
  ),
);

const params = { portal: 'litgorod' } as const;
const span = { from: daysAgo(27), to: DATA_DAY };

/** Six weeks of readings; none from the 12th to the 14th day ago. */
async function publishSixWeeks(): Promise<void> {
  const names = Array.from({ length: 4 }, (_, at) => `b${at}`);
  const readDays = Array.from({ length: 43 }, (_, at) => 42 - at).filter(
    (ago) => ago < 12 || ago > 14,
  );
  await reads.publish({
    ...params,
    books: names.map((id, at) => book(id, { genres: [`Жанр ${at}`], tags: ['все'] })),
    metrics: readDays.flatMap((ago) =>
      names.map((id, at) => ({
        ...reading(daysAgo(ago), id, { library: (42 - ago) * 20, likes: at }),
        priceRub: 100 + at,
        chars: 1_000 * (at + 1),
      })),
    ),
    ranks: list(DATA_DAY, names),
  });
}

it('the workbench has a continuous line in each metric, dimension, function and step', async () => {
  await publishSixWeeks();
  let lines = 0;
  for (const [metric, by, grain, fn] of combinations) {
    const query = { metric, by, grain, fn, ...span };
    const { status, body } = await reads.responseOf(trends, params, query);
    // A dimension that a portal or metric does not have is refused by name.
    if (status === 400) continue;
    const { series, rest } = body as EndpointResponse<typeof trends>;
    for (const { points } of [...series, ...(rest === null ? [] : [rest])]) {
      lines += 1;
      const said = JSON.stringify(query);
      expect(
        points.map(({ day, days }) => [day, days]),
        said,
      ).toEqual(bucketsOf(span, grain, span)?.map(({ from, days }) => [from, days]));
      const broken = points.filter(
        ({ value, knownDays }) => (value === null) !== (knownDays === 0),
      );
      // A mean of seven days may lie on a day without a reading, and nothing is a share of zero.
      const isRatio = fn === 'index' || fn === 'share';
      if (fn !== 'week_mean' && (!isRatio || metric === 'library')) {
        expect(broken, said).toEqual([]);
      }
    }
  }
  expect(lines).toBeGreaterThan(250);
});
