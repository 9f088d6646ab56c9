import {
  chapterWeekdays,
  genres,
  listDays,
  listGains,
  listMatrix,
  listOverlap,
  listSummary,
  portals,
  rankList,
} from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { book, meta, rankListResponse } from '../../testing/fixtures.ts';
import { genresResponse } from '../../testing/groupFixtures.ts';
import {
  gainsResponse,
  matrixResponse,
  summaryResponse,
  weekdaysResponse,
} from '../../testing/listFixtures.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';
import { portalsResponse } from '../../testing/overviewFixtures.ts';

const matrix = matrixResponse();

/** The list, without the place -1 that its second book has in the fixture: the contract rejects it. */
function listResponse() {
  const response = rankListResponse();
  const items = response.items.map((item) => ({
    ...item,
    prev_position: item.prev_position === null ? null : Math.max(1, item.prev_position),
    peak: Math.max(1, item.peak),
  }));
  return { ...response, items };
}

const createApi = () =>
  createFakeApi()
    .reply(rankList, listResponse())
    .reply(listSummary, summaryResponse())
    .reply(listDays, {
      meta,
      count: matrix.days.length,
      items: matrix.days,
    })
    .reply(listGains, gainsResponse())
    .reply(chapterWeekdays, weekdaysResponse())
    .reply(listMatrix, matrix)
    .reply(listOverlap, {
      meta,
      count: 1,
      items: [{ book: book(3), places: [] }],
      pairs: [],
    })
    .reply(genres, genresResponse())
    .reply(portals, portalsResponse());

const titles = rankListResponse().items.map((item) => item.book.title);
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe.each([
  { page: 'bestsellers', list: 'bestseller', name: 'Бестселлеры' },
  { page: 'global-top', list: 'global_top', name: 'Топ 100' },
  { page: 'genre-tops', list: 'genre_top', name: 'ТОП по жанрам' },
])('route of the list at $page', ({ page, list, name }) => {
  const address = `/portals/litnet/${page}`;
  const root = `/portals/litnet/lists/${list}/`;

  it('requests the list of the day, genre and period of the address', async () => {
    const api = createApi();
    await loadPage(`${address}?asof=2026-08-06&against=2026-07-30&genre=2&period=week`, api);
    expect(api.requests.slice(0, 3)).toEqual([
      `${root}?asof=2026-08-06&compare=2026-07-30&genre=2&period=week`,
      `${root}summary/?asof=2026-08-06&genre=2&period=week`,
      `${root}days/?genre=2&period=week`,
    ]);
  });

  it('requests the race only where it is shown', async () => {
    const api = createApi();
    const depth = list === 'global_top' ? 20 : 10;
    await loadPage(`${address}?part=race&asof=2026-08-06`, api);
    expect(api.requests).toContain(`${root}matrix/?depth=${depth}&to=2026-08-06`);
    api.requests.length = 0;
    await loadPage(address, api);
    expect(api.requests.join()).not.toContain('/matrix/');
  });

  it('states the gains of the books on its ranks where they are shown', async () => {
    const api = createApi();
    const opened = await openPage(`${address}?part=gains&asof=2026-08-06`, api);
    await screen.findByText(
      'На местах 11–20 книги прибавляют +38 в день (медиана), самая медленная — +6,7',
    );
    expect(api.requests).toContain(`${root}gains/?asof=2026-08-06`);
    await expect.poll(opened.unusedReads).toEqual([]);
  });

  it('describes the page in the head, with a picture', async () => {
    const { meta: tags, data } = await loadPage(address, createApi());
    expect(tags).toEqual([
      { title: `${name} · Литометр` },
      { name: 'description', content: `${name}, Литнет: места, приросты и сравнение по дням.` },
    ]);
    expect(data?.hasPicture).toBe(true);
  });

  it('responds 404 for portals without the page', async () => {
    const api = createApi();
    for (const portal of ['samizdat', 'litres'])
      expect(await loadPage(`/portals/${portal}/${page}`, api)).toMatchObject({ status: 404 });
    expect(api.requests).toEqual([]);
  });

  it('renders the books of the list', async () => {
    const opened = await openPage(address, createApi());
    await screen.findAllByText(titles[0] ?? '');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name);
    await expect.poll(() => document.title).toBe(`${name} · Литометр`);
    expect(links()).toEqual(expect.arrayContaining(titles));
    await expect.poll(opened.unusedReads).toEqual([]);
  });
});

describe('route of a list', () => {
  it.each(['global-top', 'genre-tops'])(
    'at %s shows that its list could not be loaded, and requests it again',
    async (page) => {
      const api = createApi().fail(rankList, 500);
      await openPage(`/portals/litnet/${page}`, api);
      await screen.findByText('Не удалось загрузить данные');
      api.reply(rankList, listResponse());
      fireEvent.click(screen.getByText('Повторить'));
      await screen.findAllByText(titles[0] ?? '');
    },
  );
});

describe('route of the genre tops', () => {
  it('requests the page of books in several tops, and no single top', async () => {
    const api = createApi();
    await loadPage('/portals/litnet/genre-tops?mode=common&page=2', api);
    expect(api.requests).toEqual([
      '/portals/litnet/genres/?size=100',
      '/portals/',
      '/portals/litnet/lists/genre_top/overlap/?page=2&size=25',
    ]);
  });

  it('requests no single top where several are shown side by side', async () => {
    const api = createApi();
    await loadPage('/portals/litnet/genre-tops?mode=side&side=1,2', api);
    expect(api.requests).toEqual(['/portals/litnet/genres/?size=100', '/portals/']);
  });

  it('renders the books in several tops', async () => {
    const page = await openPage('/portals/litnet/genre-tops?mode=common', createApi());
    await screen.findByText(book(3).title);
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('ignores an unknown mode and names the parameter', async () => {
    await openPage('/portals/litnet/genre-tops?mode=all', createApi());
    await screen.findByText('Параметр адреса mode указан с ошибкой и не учтён.');
    await screen.findAllByText(titles[0] ?? '');
    expect(links()).toEqual(expect.arrayContaining(titles));
  });
});
