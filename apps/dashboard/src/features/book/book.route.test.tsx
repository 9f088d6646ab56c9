import {
  book,
  bookEvents,
  bookHistory,
  bookRanks,
  bookRatios,
  otherListings,
  portals,
  priceChanges,
  similarBooks,
} from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  bookResponse,
  elsewhereResponse,
  eventsResponse,
  historyResponse,
  priceChangesResponse,
  ranksResponse,
  ratiosResponse,
  similarResponse,
} from '../../testing/bookFixtures.ts';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';
import { portalsResponse } from '../../testing/overviewFixtures.ts';

const { title } = bookResponse().book;

const createApi = () =>
  createFakeApi()
    .reply(book, bookResponse())
    .reply(bookHistory, historyResponse())
    .reply(bookRanks, ranksResponse())
    .reply(bookEvents, eventsResponse())
    .reply(bookRatios, ratiosResponse())
    .reply(similarBooks, similarResponse())
    .reply(otherListings, elsewhereResponse())
    .reply(priceChanges, priceChangesResponse())
    .reply(portals, portalsResponse());

describe('route of a book', () => {
  it('requests the history of the period and the journal that the address describes', async () => {
    const api = createApi();
    await loadPage('/books/7?range=30&event=price&page=2', api);
    expect(api.requests.toSorted()).toEqual([
      '/books/7/',
      '/books/7/events/?page=2&size=15&type=price',
      '/books/7/history/?range=30',
      '/books/7/price-changes/',
      '/books/7/ranks/',
    ]);
  });

  it('names the book in the head, with a picture', async () => {
    const { meta, data } = await loadPage('/books/7', createApi());
    expect(meta?.[0]).toEqual({ title: expect.stringContaining(title) as string });
    expect(data?.hasPicture).toBe(true);
  });

  it.each([
    ['an id that has no book', '/books/999'],
    ['an id that is not a number', '/books/dragons'],
  ])('responds 404 for %s', async (_, address) => {
    expect(await loadPage(address, createFakeApi())).toMatchObject({ status: 404 });
  });

  it('renders the book, and requests nothing that it does not show', async () => {
    const page = await openPage('/books/7', createApi());
    await screen.findByRole('heading', { level: 1, name: title });
    await expect.poll(() => document.title).toContain(title);
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('shows the change of a rating over the days between its readings, unlike a scaled gain', async () => {
    const response = bookResponse();
    const week = { days: 6, reason: null };
    const api = createApi().reply(book, {
      ...response,
      book: {
        ...response.book,
        metrics: { library: { value: 900, step: 1 }, rating: { value: 4.62, step: 1 } },
        gains: { library: { value: 77, ...week }, rating: { value: 0.04, ...week } },
      },
    });
    await openPage('/books/7', api);
    const tileOf = async (text: string) => (await screen.findByText(text)).closest('p, div');
    expect((await tileOf('+77'))?.parentElement?.textContent).toContain('за 7 дней');
    expect((await tileOf('+0,04'))?.parentElement?.textContent).toContain('за 6 дней');
  });

  it('has no section for failed changes of price of a book whose journal has none', async () => {
    const quiet = { ...eventsResponse(), count: 0, items: [], types: [] };
    await openPage('/books/7', createApi().fail(priceChanges, 500).reply(bookEvents, quiet));
    await screen.findByRole('heading', { level: 1, name: title });
    await screen.findByRole('link', { name: 'Журнал' });
    expect(screen.queryByRole('link', { name: 'Смена цены' })).toBeNull();
    expect(screen.queryByText('Не удалось загрузить данные')).toBeNull();
  });

  it('shows failed changes of price of a book whose journal has some', async () => {
    await openPage('/books/7', createApi().fail(priceChanges, 500));
    await screen.findByText('Не удалось загрузить данные');
    await screen.findByRole('link', { name: 'Смена цены' });
  });

  it('shows a failed journal beside the rest, and requests it again', async () => {
    const api = createApi().fail(bookEvents, 500);
    await openPage('/books/7', api);
    await screen.findByRole('heading', { level: 1, name: title });
    const [failure] = await screen.findAllByText('Не удалось загрузить данные');
    api.reply(bookEvents, eventsResponse());
    for (const retry of screen.getAllByText('Повторить')) fireEvent.click(retry);
    await expect.poll(() => failure?.isConnected).toBe(false);
  });
});
