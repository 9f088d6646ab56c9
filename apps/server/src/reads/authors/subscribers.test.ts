import { authors } from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import { publishBundle } from '../../measurements/publish.ts';
import { book, reading, snapshot } from '../../measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo } from '../testing/portalFixture.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();

describe('subscribers of authors', () => {
  it('are counted over seven days, from readings about a week apart', async () => {
    const portal = 'authortoday';
    const readings = { weekly: [0, 7], slow: [0, 9], late: [0, 6], stale: [0, 60], once: [0] };
    const people = Object.keys(readings);
    const { outcome } = await publishBundle(
      reads.store.measurements,
      snapshot({
        portal,
        books: people.map((id) => book(id, { authors: [{ externalId: id, name: id }] })),
        metrics: [reading(DATA_DAY, 'weekly', { library: 1 })],
        authors: Object.entries(readings).flatMap(([authorId, days]) =>
          days.map((ago) => ({
            authorId,
            name: authorId,
            url: null,
            avatarUrl: null,
            day: daysAgo(ago),
            subscribers: 1_000 - 10 * ago,
          })),
        ),
      }),
    );
    expect(outcome).toBe('published');
    const { items } = await reads.request(authors, { portal }, { sort: 'name' });
    const gains = items.map(({ name, subscribers, subscribers_gain: gain }) => [
      name,
      subscribers,
      gain,
    ]);
    expect(gains).toEqual([
      ['late', 1_000, 70],
      ['once', 1_000, null],
      ['slow', 1_000, 70],
      ['stale', 1_000, null],
      ['weekly', 1_000, 70],
    ]);
  });
});
