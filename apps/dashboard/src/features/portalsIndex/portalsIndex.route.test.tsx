import { portals } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';
import { portalsResponse } from '../../testing/overviewFixtures.ts';

const createApi = () => createFakeApi().reply(portals, portalsResponse());

describe('route of the portals', () => {
  it('requests the portals', async () => {
    const api = createApi();
    await loadPage('/portals', api);
    expect(api.requests).toEqual(['/portals/']);
  });

  it('describes the page in the head', async () => {
    const { meta } = await loadPage('/portals', createApi());
    expect(meta).toEqual([
      { title: 'Порталы · Литометр' },
      {
        name: 'description',
        content:
          'Литнет, Литмаркет, Литрес, Автор.Тудей, Литгород и Букривер: что известно о каждом.',
      },
    ]);
  });

  it('redirects from another spelling of the address', async () => {
    const page = await loadPage('/Portals?lang=en', createApi());
    expect(page).toMatchObject({ status: 301, location: '/portals?lang=en' });
  });

  it('renders a card with links for each portal', async () => {
    const page = await openPage('/portals', createApi());
    await screen.findByRole('heading', { level: 1, name: 'Порталы' });
    await expect.poll(() => document.title).toBe('Порталы · Литометр');
    const links = screen.getAllByRole('article').map((card) => card.querySelector('h2 a'));
    expect(links.map((link) => link?.getAttribute('href'))).toEqual(
      portalsResponse().items.map(({ slug }) => `/portals/${slug}`),
    );
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('shows that the portals could not be loaded, and requests them again', async () => {
    const api = createApi().fail(portals, 500);
    await openPage('/portals', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(portals, portalsResponse());
    fireEvent.click(screen.getByText('Повторить'));
    expect(await screen.findAllByRole('article')).toHaveLength(portalsResponse().items.length);
  });
});
