import {
  genre,
  genreOverlap,
  genreSeasons,
  genreStatuses,
  genres,
  genresSummary,
} from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import {
  genreResponse,
  genresResponse,
  genresSummaryResponse,
  overlapResponse,
  seasonsResponse,
  statusesResponse,
} from '../../testing/groupFixtures.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';

const createApi = () =>
  createFakeApi()
    .reply(genresSummary, genresSummaryResponse())
    .reply(genres, genresResponse())
    .reply(genreSeasons, seasonsResponse())
    .reply(genreOverlap, overlapResponse())
    .reply(genreStatuses, statusesResponse())
    .reply(genre, genreResponse());

describe('route of the genre statistics', () => {
  it('requests the page of genres over the days of the address', async () => {
    const api = createApi();
    await loadPage('/portals/litnet/genre-stats?q=фэнт&min_books=30&bar=75&range=7&page=2', api);
    expect(api.requests).toEqual([
      '/portals/litnet/genres/summary/',
      '/portals/litnet/genres/?size=100&sort=-books',
      '/portals/litnet/genres/?bar=75&cmp=weekdays&min_books=30&page=2&q=фэнт&range=7&size=25' +
        '&sort=-books',
      '/portals/litnet/genres/seasons/',
    ]);
  });

  it('requests the genre of the open panel over the same days', async () => {
    const api = createApi();
    await loadPage('/portals/litnet/genre-stats?sel=3&from=2026-07-01&to=2026-07-31', api);
    expect(api.requests.at(-1)).toBe(
      '/portals/litnet/genres/3/?cmp=weekdays&from=2026-07-01&to=2026-07-31',
    );
  });

  it('describes the page in the head', async () => {
    const { meta } = await loadPage('/portals/litnet/genre-stats', createApi());
    expect(meta).toEqual([
      { title: 'Жанровая статистика · Литометр' },
      {
        name: 'description',
        content: 'Жанровая статистика, Литнет: места, приросты и сравнение по дням.',
      },
    ]);
  });

  it.each(['/portals/samizdat/genre-stats', '/portals/litres/genre-stats'])(
    'responds 404 at %s, of a portal without the page',
    async (address) => {
      const api = createApi();
      expect(await loadPage(address, api)).toMatchObject({ status: 404 });
      expect(api.requests).toEqual([]);
    },
  );

  it('renders the genres of the response', async () => {
    const page = await openPage('/portals/litnet/genre-stats', createApi());
    await screen.findByRole('heading', { level: 1, name: 'Жанровая статистика' });
    await expect.poll(() => document.title).toBe('Жанровая статистика · Литометр');
    const rows = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
    expect(rows).toEqual(expect.arrayContaining(genresResponse().items.map(({ name }) => name)));
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('opens the panel of the genre that the address names', async () => {
    const page = await openPage('/portals/litnet/genre-stats?sel=3', createApi());
    const panel = () => document.querySelector('[role="dialog"]')?.textContent;
    await expect.poll(panel).toContain(genreResponse().genre.name);
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('shows the failed figures and requests them again', async () => {
    const api = createApi().fail(genresSummary, 500);
    await openPage('/portals/litnet/genre-stats', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(genresSummary, genresSummaryResponse());
    fireEvent.click(screen.getByText('Повторить'));
    await screen.findByText('789');
  });
});
