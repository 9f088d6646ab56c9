import { authors, authorsSummary, genres } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authorsResponse, authorsSummaryResponse } from '../../testing/authorFixtures.ts';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { genresResponse } from '../../testing/groupFixtures.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';

const createApi = () =>
  createFakeApi()
    .reply(authorsSummary, authorsSummaryResponse())
    .reply(authors, authorsResponse())
    .reply(genres, genresResponse());

describe('route of the authors', () => {
  it('requests the filtered page of the table, and the same authors for the chart', async () => {
    const api = createApi();
    await loadPage('/portals/litnet/authors?q=Луг&tier=debut&sort=name&page=2&size=50', api);
    expect(api.requests).toEqual([
      '/portals/litnet/authors/summary/',
      '/portals/litnet/authors/?page=2&q=Луг&size=50&sort=name&tier=debut',
      '/portals/litnet/authors/?q=Луг&size=100&sort=-gain&tier=debut',
    ]);
  });

  it('describes the page in the head', async () => {
    const { meta } = await loadPage('/portals/litnet/authors', createApi());
    expect(meta).toEqual([
      { title: 'Список авторов · Литометр' },
      {
        name: 'description',
        content: 'Список авторов, Литнет: места, приросты и сравнение по дням.',
      },
    ]);
  });

  it.each(['/portals/samizdat/authors', '/portals/litres/authors'])(
    'responds 404 at %s, of a portal without the page',
    async (address) => {
      const api = createApi();
      expect(await loadPage(address, api)).toMatchObject({ status: 404 });
      expect(api.requests).toEqual([]);
    },
  );

  it('renders the authors of the response', async () => {
    const page = await openPage('/portals/litnet/authors', createApi());
    await screen.findByRole('heading', { level: 1, name: 'Список авторов' });
    await expect.poll(() => document.title).toBe('Список авторов · Литометр');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(expect.arrayContaining(authorsResponse().items.map(({ name }) => name)));
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('ignores a wrong parameter and names it', async () => {
    const api = createApi();
    await openPage('/portals/litnet/authors?sort=height&page=3', api);
    await screen.findByText('Параметр адреса sort указан с ошибкой и не учтён.');
    expect(api.requests).toContain('/portals/litnet/authors/?page=3&size=25&sort=-gain');
  });

  it('shows the failed figures and requests them again', async () => {
    const api = createApi().fail(authorsSummary, 500);
    await openPage('/portals/litnet/authors', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(authorsSummary, authorsSummaryResponse());
    fireEvent.click(screen.getByText('Повторить'));
    await screen.findByText('594');
  });
});
