import { portals, trends } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';
import { portalsResponse } from '../../testing/overviewFixtures.ts';
import { trendsResponse } from '../../testing/trendFixtures.ts';

const address = '/portals/litnet/detailed-trends';
const endpoint = '/portals/litnet/trends/';

const createApi = () =>
  createFakeApi().reply(portals, portalsResponse()).reply(trends, trendsResponse());

describe('route of the detailed trends', () => {
  it("requests the trends of the portal's main metric", async () => {
    const api = createApi();
    await loadPage(`${address}?by=tag&grain=week&range=90&keys=3,7&status=finished`, api);
    expect(api.requests).toEqual([
      '/portals/',
      `${endpoint}?by=tag&cmp=weekdays&grain=week&keys=3,7&range=90&status=finished`,
    ]);
  });

  it('requests trends of another metric once the metrics of the portal are known', async () => {
    const api = createApi();
    await loadPage(`${address}?metric=views&fn=mean`, api);
    expect(api.requests).toEqual([
      '/portals/',
      `${endpoint}?by=genre&cmp=weekdays&fn=mean&grain=day&metric=views&range=30`,
    ]);
    const opened = await openPage(`${address}?metric=views&fn=mean`, api);
    await expect.poll(opened.unusedReads).toEqual([]);
  });

  it('names no chosen group as the one that gained most', async () => {
    await openPage(address, createApi());
    await screen.findByText(/Больше всего за период/u);
    const [, second] = trendsResponse().series;
    await openPage(`${address}?keys=${second?.key}`, createApi());
    expect(await screen.findAllByText(/период можно провести по графику/u)).not.toEqual([]);
  });

  it('requests another portal beside its own as indices', async () => {
    const api = createApi();
    await loadPage(`${address}?with=litres`, api);
    const query = 'by=all&cmp=weekdays&fn=index&grain=day&metric=library&range=30';
    expect(api.requests).toEqual([
      '/portals/',
      `${endpoint}?${query}`,
      `/portals/litres/trends/?${query}`,
    ]);
    const opened = await openPage(`${address}?with=litres`, api);
    await expect.poll(opened.unusedReads).toEqual([]);
  });

  it('asks for other groups, and not only for more days, where no group is known', async () => {
    const nothing = { ...trendsResponse(), by: 'form' as const, series: [], rest: null };
    const api = createFakeApi().reply(portals, portalsResponse()).reply(trends, nothing);
    await openPage(`${address}?by=form`, api);
    expect(await screen.findByText('Показать нечего')).toBeTruthy();
    expect(screen.queryByText(/Прирост появляется/u)).toBeNull();
  });

  it('describes the page in the head', async () => {
    const { meta } = await loadPage(address, createApi());
    expect(meta).toEqual([
      { title: 'Детальные тренды · Литометр' },
      {
        name: 'description',
        content: 'Детальные тренды, Литнет: места, приросты и сравнение по дням.',
      },
    ]);
  });

  it.each(['/portals/samizdat/detailed-trends', '/portals/litres/detailed-trends'])(
    'responds 404 at %s, of a portal without the page',
    async (wrong) => {
      const api = createApi();
      expect(await loadPage(wrong, api)).toMatchObject({ status: 404 });
      expect(api.requests).toEqual([]);
    },
  );

  it('renders a row for each group', async () => {
    const page = await openPage(address, createApi());
    await screen.findByRole('heading', { level: 1, name: 'Детальные тренды' });
    await expect.poll(() => document.title).toBe('Детальные тренды · Литометр');
    const rows = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
    const labels = trendsResponse().series.map(({ label }) => label);
    expect(rows).toEqual(expect.arrayContaining(labels));
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('ignores an unknown metric and names the parameter', async () => {
    const api = createApi();
    await openPage(`${address}?metric=fame&grain=week`, api);
    await screen.findByText('Параметр адреса metric указан с ошибкой и не учтён.');
    expect(api.requests).toContain(`${endpoint}?by=genre&cmp=weekdays&grain=week&range=30`);
  });

  it('shows that the trends could not be loaded, and requests them again', async () => {
    const api = createApi().fail(trends, 500);
    await openPage(address, api);
    await screen.findAllByText('Не удалось загрузить данные');
    const [retry] = screen.getAllByText('Повторить');
    api.reply(trends, trendsResponse());
    fireEvent.click(retry ?? document.body);
    await screen.findAllByRole('rowheader');
  });
});
