import { tag } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { tagResponse } from '../../testing/groupFixtures.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';

const createApi = () => createFakeApi().reply(tag, tagResponse());

describe('route of a tag', () => {
  it('requests the tag over the days of the address, beside the genre', async () => {
    const api = createApi();
    await loadPage('/portals/litnet/tag-stats/1?genre=2&range=365&cmp=year', api);
    expect(api.requests).toEqual(['/portals/litnet/tags/1/?cmp=year&genre=2&range=365']);
  });

  it('names the tag in the head', async () => {
    const { meta } = await loadPage('/portals/litnet/tag-stats/1', createApi());
    expect(meta).toEqual([
      { title: 'Тег «Драконы» · Литометр' },
      {
        name: 'description',
        content: expect.stringMatching(/^Тег «Драконы».* на портале Литнет/u) as string,
      },
    ]);
  });

  it.each([
    ['an id that has no tag', '/portals/litnet/tag-stats/999'],
    ['an id that is not a number', '/portals/litnet/tag-stats/dragons'],
    ['an unknown portal', '/portals/samizdat/tag-stats/1'],
    ['a portal without pages of tags', '/portals/litres/tag-stats/1'],
  ])('responds 404 for %s', async (_, address) => {
    const api = address.endsWith('999') ? createFakeApi() : createApi();
    expect(await loadPage(address, api)).toMatchObject({ status: 404 });
  });

  it('renders the not-found page for an id that has no tag', async () => {
    await openPage('/portals/litnet/tag-stats/999', createFakeApi());
    await screen.findByRole('heading', { level: 1, name: /gone fishing/ });
  });

  it('renders name and books of the tag', async () => {
    const page = await openPage('/portals/litnet/tag-stats/1', createApi());
    await screen.findByRole('heading', { level: 1, name: 'Тег «Драконы»' });
    await expect.poll(() => document.title).toBe('Тег «Драконы» · Литометр');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    const titles = tagResponse().books.map(({ book }) => book.title);
    expect(links).toEqual(expect.arrayContaining(titles));
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('shows that the tag could not be loaded, and requests it again', async () => {
    const api = createApi().fail(tag, 500);
    await openPage('/portals/litnet/tag-stats/1', api);
    const [failure] = await screen.findAllByText('Не удалось загрузить данные');
    const [retry] = screen.getAllByText('Повторить');
    api.reply(tag, tagResponse());
    fireEvent.click(retry ?? document.body);
    await screen.findByText('Тег «Драконы»');
    expect(failure?.isConnected).toBe(false);
  });
});
