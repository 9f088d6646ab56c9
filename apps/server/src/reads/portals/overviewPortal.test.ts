import { type EndpointResponse, home, type Kpi, overview } from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { daysAgo } from '../testing/portalFixture.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();

describe('a portal', () => {
  const kpi = (response: EndpointResponse<typeof overview>, key: Kpi['key']) =>
    response.kpis.find((one) => one.key === key);

  it('of books alone has no day, so nothing in it is new', async () => {
    await reads.publish({
      portal: 'litres',
      books: [book('a', { firstPublishedOn: '1969-12-30', priceRub: 10 })],
      metrics: [],
      ranks: [],
    });
    const response = await reads.request(overview, { portal: 'litres' });
    expect(response).toMatchObject({ from: null, to: null, leading: null, flow: [], risers: [] });
    expect(response.kpis.map(({ key }) => key)).toEqual(['books', 'median_price']);
    const shown = (await reads.request(home)).portals.find(({ slug }) => slug === 'litres');
    expect(shown).toMatchObject({ books: 1, turnover: null, leader: null, meta: { demo: true } });
  });

  it('has no gain of a day after a gap, and shows the step nowhere as a day', async () => {
    const likes: Record<number, number> = { 9: 10, 8: 12, 3: 40, 0: 50 };
    await reads.publish({
      portal: 'litgorod',
      books: [book('a', { status: 'finished' })],
      metrics: [9, 8, 3, 0].map((ago) => reading(daysAgo(ago), 'a', { likes: likes[ago] ?? 0 })),
      ranks: list(daysAgo(0), ['a']),
    });
    const response = await reads.request(overview, { portal: 'litgorod' });
    expect(kpi(response, 'gain_likes')).toMatchObject({ value: null, previous: null, n: 1 });
    expect(kpi(response, 'gain_likes')?.series).toEqual([
      { day: daysAgo(8), value: 2 },
      { day: daysAgo(3), value: null },
      { day: daysAgo(0), value: null },
    ]);
    expect(kpi(response, 'turnover')).toMatchObject({ value: null, previous: null, n: 1 });
  });

  it('is not found without data, with the way to get it', async () => {
    const { status, body } = await reads.responseOf(overview, { portal: 'authortoday' }, {});
    expect(status).toBe(404);
    expect(body).toEqual({ detail: expect.stringContaining('Import') as string });
  });
});
