import { genres, tagPairs, tags, tagsSummary } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import {
  genresResponse,
  pairsResponse,
  tagsResponse,
  tagsSummaryResponse,
} from '../../testing/groupFixtures.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';

const address = '/portals/litnet/tag-stats';
const lifts = '/portals/litnet/tags/?min_authors=20&size=12&sort=-lift';

const createApi = () =>
  createFakeApi()
    .reply(tagsSummary, tagsSummaryResponse())
    .reply(tags, tagsResponse())
    .reply(tagPairs, pairsResponse())
    .reply(genres, genresResponse());

describe('route of the tag statistics', () => {
  it('requests the page of tags over the days of the address', async () => {
    const api = createApi();
    await loadPage(`${address}?q=драк&min_books=10&range=7&sort=name&page=2`, api);
    expect(api.requests).toEqual([
      '/portals/litnet/tags/summary/',
      lifts,
      '/portals/litnet/tags/?cmp=weekdays&min_authors=5&min_books=10&page=2&q=драк&range=7' +
        '&size=25&sort=name',
    ]);
  });

  it('requests the tags of one genre without days, which are stored for the portal alone', async () => {
    const api = createApi();
    await loadPage(`${address}?genre=2&range=7`, api);
    expect(api.requests.slice(1)).toEqual([
      '/portals/litnet/tags/?genre=2&min_authors=20&size=12&sort=-lift',
      '/portals/litnet/tags/?genre=2&min_authors=5&min_books=0&page=1&size=25&sort=-books',
    ]);
  });

  it.each([
    ['map', '/portals/litnet/tags/pairs/?top=40'],
    ['matrix', '/portals/litnet/tags/pairs/?top=40'],
    ['lifecycle', '/portals/litnet/tags/?min_authors=5&min_books=0&size=100&sort=-books'],
  ])('requests what the view "%s" shows, and no table', async (view, request) => {
    const api = createApi();
    await loadPage(`${address}?view=${view}`, api);
    expect(api.requests).toEqual(['/portals/litnet/tags/summary/', lifts, request]);
  });

  it('does not say that no tag is frequent in tops where no lift is known', async () => {
    const response = tagsResponse();
    const items = response.items.map((row) => ({ ...row, lift: null }));
    await openPage(address, createApi().reply(tags, { ...response, items }));
    expect(await screen.findAllByText(/Мало данных: мало авторов/u)).not.toEqual([]);
    expect(screen.queryByText(/Ни один тег/u)).toBeNull();
  });

  it('describes the page in the head', async () => {
    const { meta } = await loadPage(address, createApi());
    expect(meta).toEqual([
      { title: 'Анализ по тегам · Литометр' },
      {
        name: 'description',
        content: 'Анализ по тегам, Литнет: места, приросты и сравнение по дням.',
      },
    ]);
  });

  it.each(['/portals/samizdat/tag-stats', '/portals/litres/tag-stats'])(
    'responds 404 at %s, of a portal without the page',
    async (wrong) => {
      const api = createApi();
      expect(await loadPage(wrong, api)).toMatchObject({ status: 404 });
      expect(api.requests).toEqual([]);
    },
  );

  it('renders the tags of the response', async () => {
    const page = await openPage(address, createApi());
    await screen.findByRole('heading', { level: 1, name: 'Анализ по тегам' });
    await expect.poll(() => document.title).toBe('Анализ по тегам · Литометр');
    const rows = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
    expect(rows).toEqual(expect.arrayContaining(tagsResponse().items.map(({ name }) => name)));
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it.each([
    ['a bar per tag where their lifts differ', 1.2, 1],
    ['no bars where each lift is shown as ×1.00', 1.004, 0],
  ])('shows %s', async (_, value, charts) => {
    const response = tagsResponse();
    const items = response.items.map((item) => ({
      ...item,
      lift: item.lift && { ...item.lift, value },
    }));
    await openPage(address, createApi().reply(tags, { ...response, items }));
    await screen.findAllByRole('rowheader');
    const title = { name: 'Какие теги перевешивают в топах' };
    expect(screen.queryAllByRole('heading', title)).toHaveLength(charts);
  });

  it.each(['map', 'matrix', 'lifecycle'])(
    'uses all that it requests in the view "%s"',
    async (view) => {
      const page = await openPage(`${address}?view=${view}`, createApi());
      await screen.findByRole('heading', { level: 1, name: 'Анализ по тегам' });
      await expect.poll(page.unusedReads).toEqual([]);
    },
  );

  it('shows the failed figures and requests them again', async () => {
    const api = createApi().fail(tagsSummary, 500);
    await openPage(address, api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(tagsSummary, tagsSummaryResponse());
    fireEvent.click(screen.getByText('Повторить'));
    await screen.findByText('190');
  });
});
