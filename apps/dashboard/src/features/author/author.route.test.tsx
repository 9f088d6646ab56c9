import { author, authorBooks, authorHistory } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  authorBooksResponse,
  authorHistoryResponse,
  authorResponse,
} from '../../testing/authorFixtures.ts';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';

const { id, name } = authorResponse().author;

const createApi = () =>
  createFakeApi()
    .reply(author, authorResponse())
    .reply(authorHistory, authorHistoryResponse())
    .reply(authorBooks, authorBooksResponse());

describe('route of an author', () => {
  it('requests the author, their days and the page of their books', async () => {
    const api = createApi();
    await loadPage(`/authors/${id}?range=90&sort=title&page=2`, api);
    expect(api.requests).toEqual([
      `/authors/${id}/`,
      `/authors/${id}/history/?range=90`,
      `/authors/${id}/books/?size=40&sort=-published`,
      `/authors/${id}/books/?page=2&size=25&sort=title`,
    ]);
  });

  it('names the author in the head', async () => {
    const { meta } = await loadPage(`/authors/${id}`, createApi());
    expect(meta).toEqual([
      { title: `Карточка автора · ${name}` },
      { name: 'description', content: expect.stringContaining(`${name}. Книги автора`) as string },
    ]);
  });

  it.each([
    ['has a percentage', { gain: 20, gain_change: 1 }, true],
    ['has none of fewer than ten', { gain: 9, gain_change: 0.5 }, false],
    ['has none where the week before had fewer than ten', { gain: 20, gain_change: 1.5 }, false],
    ['has none where nothing is left', { gain: 0, gain_change: -1 }, false],
  ])('a change of the gain %s', async (_, figures, isShown) => {
    const response = authorResponse();
    const api = createFakeApi()
      .reply(author, { ...response, author: { ...response.author, ...figures } })
      .reply(authorHistory, authorHistoryResponse())
      .reply(authorBooks, authorBooksResponse());
    await openPage(`/authors/${id}`, api);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/к прошлой неделе/u) !== null).toBe(isShown);
  });

  it.each([
    ['has no author', '/authors/999', ['/authors/999/']],
    ['is not a number', '/authors/lugova', []],
  ])('responds 404 for an id that %s', async (_, address, requests) => {
    const api = createFakeApi();
    expect(await loadPage(address, api)).toMatchObject({ status: 404 });
    expect(api.requests.slice(0, 1)).toEqual(requests);
  });

  it('renders the not-found page for an id that has no author', async () => {
    await openPage('/authors/999', createFakeApi());
    await screen.findByRole('heading', { level: 1, name: /gone fishing/ });
    await expect.poll(() => document.title).toBe('404 | Страница не найдена');
  });

  it('renders name and books', async () => {
    const page = await openPage(`/authors/${id}`, createApi());
    await screen.findByRole('heading', { level: 1, name });
    await expect.poll(() => document.title).toBe(`Карточка автора · ${name}`);
    await screen.findByRole('table');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    const titles = authorBooksResponse().items.map(({ book }) => book.title);
    expect(links).toEqual(expect.arrayContaining(titles));
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('replaces a former id in the address by the current one, with the query', async () => {
    const page = await openPage('/authors/999?range=90', createApi());
    await expect.poll(page.address).toBe(`/authors/${id}?range=90`);
    await screen.findByRole('heading', { level: 1, name });
  });

  it('shows that the author could not be loaded, and requests them again', async () => {
    const api = createApi().fail(author, 500);
    await openPage(`/authors/${id}`, api);
    await screen.findByText('Не удалось загрузить данные');
    await expect.poll(() => document.title).toBe('Карточка автора');
    api.reply(author, authorResponse());
    fireEvent.click(screen.getByText('Повторить'));
    await screen.findByRole('heading', { level: 1, name });
  });
});
