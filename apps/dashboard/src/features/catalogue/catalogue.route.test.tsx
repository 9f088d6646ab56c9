import { catalogue } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogueResponse } from '../../testing/authorFixtures.ts';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';

const createApi = () => createFakeApi().reply(catalogue, catalogueResponse());

describe('route of the catalogue', () => {
  it('requests the books that match all filters of the address', async () => {
    const api = createApi();
    await loadPage(
      '/portals/litnet/books?q=маяк&genre=1,2&tag=3&tag_mode=or&status=finished&price=..150' +
        '&gain_views=10..&in_top=100&sort=-momentum&page=2',
      api,
    );
    expect(api.requests).toEqual([
      '/portals/litnet/books/?gain_views=10..&genre=1,2&in_top=100&page=2&price=..150&q=маяк' +
        '&size=25&sort=-momentum&status=finished&tag=3&tag_mode=or',
    ]);
  });

  it('sends nothing of how the books are shown', async () => {
    const api = createApi();
    await loadPage('/portals/litnet/books?view=covers&shelf=colour&figures=gain&cols=price', api);
    expect(api.requests).toEqual(['/portals/litnet/books/?page=1&size=25']);
  });

  it('describes the page in the head', async () => {
    const { meta } = await loadPage('/portals/litnet/books', createApi());
    expect(meta).toEqual([
      { title: 'Каталог книг · Литометр' },
      {
        name: 'description',
        content: 'Каталог книг, Литнет: места, приросты и сравнение по дням.',
      },
    ]);
  });

  it.each(['/portals/samizdat/books', '/portals/litres/books'])(
    'responds 404 at %s, of a portal without the page',
    async (address) => {
      const api = createApi();
      expect(await loadPage(address, api)).toMatchObject({ status: 404 });
      expect(api.requests).toEqual([]);
    },
  );

  it('renders the books of the response', async () => {
    const page = await openPage('/portals/litnet/books', createApi());
    await screen.findByRole('heading', { level: 1, name: 'Каталог книг' });
    await expect.poll(() => document.title).toBe('Каталог книг · Литометр');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    const titles = catalogueResponse().items.map(({ book }) => book.title);
    expect(links).toEqual(expect.arrayContaining(titles));
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('ignores wrong parameters and names them', async () => {
    const api = createApi();
    await openPage('/portals/litnet/books?genre=fantasy&price=cheap&in_top=100', api);
    await screen.findByText(/Параметры адреса genre и price указаны с ошибкой и не учтены/);
    expect(api.requests).toEqual(['/portals/litnet/books/?in_top=100&page=1&size=25']);
  });

  it('shows that the books could not be loaded, and requests them again', async () => {
    const api = createApi().fail(catalogue, 500);
    await openPage('/portals/litnet/books', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(catalogue, catalogueResponse());
    fireEvent.click(screen.getByText('Повторить'));
    const [first] = catalogueResponse().items;
    await screen.findByText(first?.book.title ?? '');
  });
});
