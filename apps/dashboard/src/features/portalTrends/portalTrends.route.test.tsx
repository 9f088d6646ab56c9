import {
  genres,
  overview,
  portals,
  pricesByVolume,
  rankList,
  topMix,
  trends,
  updatesByWeekday,
} from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { rankListResponse } from '../../testing/fixtures.ts';
import { genresResponse } from '../../testing/groupFixtures.ts';
import { mixResponse } from '../../testing/mixFixtures.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';
import {
  overviewResponse,
  portalsResponse,
  volumePricesResponse,
  weekResponse,
} from '../../testing/overviewFixtures.ts';
import { trendsResponse } from '../../testing/trendFixtures.ts';

const createApi = () =>
  createFakeApi()
    .reply(overview, overviewResponse())
    .reply(topMix, mixResponse())
    .reply(updatesByWeekday, weekResponse())
    .reply(portals, portalsResponse())
    .reply(genres, genresResponse())
    .reply(rankList, rankListResponse())
    .reply(trends, trendsResponse())
    .reply(pricesByVolume, volumePricesResponse());

describe('route of the trends of a portal', () => {
  it('requests the overview of the period in the address', async () => {
    const api = createApi();
    await loadPage('/portals/litnet?range=90', api);
    expect(api.requests.toSorted()).toEqual([
      '/portals/',
      '/portals/litnet/overview/?cmp=weekdays&range=90',
      '/portals/litnet/top-mix/?range=90',
      '/portals/litnet/updates/?range=90',
    ]);
  });

  it('requests no charts of the overview for another view', async () => {
    const api = createApi();
    await loadPage('/portals/litnet?view=prices', api);
    expect(api.requests.join()).not.toContain('top-mix');
  });

  it.each([
    ['movement', ['/portals/', 'lists/global_top', 'days', 'summary']],
    ['movement&part=moves', ['lists/global_top', 'days', 'summary', 'comparison']],
    ['genres', ['genres/', 'trends/?by=genre']],
    ['tags', ['tags/']],
    ['authors', ['authors/', 'summary']],
    ['prices', ['genres/', 'prices', 'trends/?by=price', 'trends/?by=access']],
  ])('requests what the view %s shows', async (view, expected) => {
    const api = createApi();
    await loadPage(`/portals/litnet?view=${view}`, api);
    const requests = api.requests.join('\n');
    expect(
      expected.filter((part) => !requests.includes(part)),
      requests,
    ).toEqual([]);
  });

  it('names the portal in the head', async () => {
    const { meta } = await loadPage('/portals/litnet', createApi());
    expect(meta?.[0]).toEqual({ title: 'Литнет · Литометр' });
  });

  it('responds 404 for an unknown portal', async () => {
    const api = createApi();
    expect(await loadPage('/portals/samizdat', api)).toMatchObject({ status: 404 });
    expect(api.requests).toEqual([]);
  });

  it('renders the overview, and requests nothing that it does not show', async () => {
    const page = await openPage('/portals/litnet', createApi());
    await screen.findByRole('heading', { level: 1, name: 'Литнет' });
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('requests the prices by volume of the genre in the address', async () => {
    const api = createApi();
    await openPage('/portals/litnet?view=prices&price_genre=3', api);
    await screen.findByText(/Платных книг больше всего/u);
    expect(api.requests).toContain('/portals/litnet/prices-by-volume/?genre=3');
  });

  it('shows that the overview could not be loaded, and requests it again', async () => {
    const api = createApi().fail(overview, 500);
    await openPage('/portals/litnet', api);
    const [failure] = await screen.findAllByText('Не удалось загрузить данные');
    api.reply(overview, overviewResponse());
    for (const retry of screen.getAllByText('Повторить')) fireEvent.click(retry);
    await expect.poll(() => failure?.isConnected).toBe(false);
  });
});
