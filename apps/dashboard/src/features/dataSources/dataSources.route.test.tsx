import { collectors, parsers, renames } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { openPage } from '../../testing/openPage.tsx';
import { signIn } from '../../testing/signIn.ts';
import { collector, parsersResponse, renamesResponse } from '../../testing/staffFixtures.ts';

const createApi = () =>
  createFakeApi()
    .reply(parsers, parsersResponse())
    .reply(collectors, { items: [collector()] })
    .reply(renames, renamesResponse);

describe('route of the data sources', () => {
  it('renders the state of every portal', async () => {
    await openPage('/app/parsers', signIn(createApi(), 'moderator'));
    await screen.findByRole('heading', { level: 1, name: 'Статус парсеров' });
    for (const name of ['Литнет', 'Литмаркет', 'Литрес']) {
      expect(await screen.findAllByText(name)).not.toHaveLength(0);
    }
  });

  it('requests the renames only in their view', async () => {
    const api = signIn(createApi(), 'moderator');
    await openPage('/app/parsers', api);
    await screen.findAllByText('Литнет');
    expect(api.requests.join()).not.toContain('renames');
    await openPage('/app/parsers?view=renames', api);
    await expect.poll(() => api.requests.join()).toContain('renames');
  });

  it('is not found by readers, and requests nothing', async () => {
    const api = signIn(createApi(), 'user');
    await openPage('/app/parsers', api);
    await screen.findByRole('heading', { level: 1, name: /gone fishing/ });
    expect(api.requests.join()).not.toContain('/staff/');
  });

  it('shows that the portals could not be loaded, and requests them again', async () => {
    const api = signIn(createApi(), 'moderator').fail(parsers, 500);
    await openPage('/app/parsers', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(parsers, parsersResponse());
    fireEvent.click(screen.getByText('Повторить'));
    expect(await screen.findAllByText('Литнет')).not.toHaveLength(0);
  });
});
