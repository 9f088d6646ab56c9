import { overview, rankList } from '@litometr/api-contract';
import { expect, it } from 'vitest';
import { publishedStates } from '../measurements/state.ts';
import { book, list, reading } from '../measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo } from '../reads/testing/portalFixture.ts';
import { testReads } from '../reads/testing/testReads.ts';
import { parserStatuses } from './parserStatus.ts';

const reads = testReads();
const portal = 'litgorod';

/**
 * Ten books are read every day, and twenty once a week; of the ten only six on the third day ago. On the fifth
 * one of the two lists is missing.
 */
const daily = Array.from({ length: 10 }, (_, at) => `d${at}`);
const weekly = Array.from({ length: 20 }, (_, at) => `w${at}`);
const SHORT = 3;
const WITHOUT_LIST = 5;
const booksOn = (ago: number) => [
  ...(ago === SHORT ? daily.slice(0, 6) : daily),
  ...(ago % 7 === 0 ? weekly : []),
];
const agos = Array.from({ length: 22 }, (_, at) => 21 - at);

it('readers and staff see the same days as read in part, and none of a weekly rhythm', async () => {
  await reads.publish({
    portal,
    books: [...daily, ...weekly].map((id) => book(id)),
    metrics: agos.flatMap((ago) =>
      booksOn(ago).map((id) => reading(daysAgo(ago), id, { views: 100 - ago })),
    ),
    ranks: agos.flatMap((ago) => [
      ...list(daysAgo(ago), daily),
      ...(ago === WITHOUT_LIST ? [] : list(daysAgo(ago), daily, { list: 'bestseller' })),
    ]),
  });
  const { meta } = await reads.request(overview, { portal });
  expect(meta.partial_days).toEqual([daysAgo(SHORT)]);

  const { measurements } = reads.store;
  const statuses = await measurements.read(async (db) =>
    parserStatuses(db, {
      states: await publishedStates(measurements, db),
      controls: [],
      marks: [],
      now: new Date(`${DATA_DAY}T20:00:00Z`),
    }),
  );
  const own = statuses.find((status) => status.portal === portal);
  expect(own?.days.filter(({ mark }) => mark !== 'ok')).toMatchObject([
    // Gains are not touched by a missing list: only staff see it.
    { day: daysAgo(WITHOUT_LIST), mark: 'partial', marked: false },
    { day: daysAgo(SHORT), mark: 'partial', marked: false },
  ]);
  expect(own?.state).toBe('ok');

  // An ordinary day: a third of the books of its week, and not partial.
  const ordinary = await reads.request(
    rankList,
    { portal, list: 'global_top' },
    { asof: daysAgo(1) },
  );
  expect(ordinary.meta.coverage).toBeCloseTo(1 / 3, 5);
  expect(ordinary.meta.partial_days).not.toContain(daysAgo(1));
});
