import { staffMenu } from '@litometr/api-contract';
import { screenKeys } from '@litometr/domain';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { menuVersionOf } from '../../testing/menuFixtures.ts';
import { openPage } from '../../testing/openPage.tsx';
import { signIn } from '../../testing/signIn.ts';

const response = { current: menuVersionOf(2), draft: null, components: [...screenKeys] };
const createApi = () => createFakeApi().reply(staffMenu, response);

describe('route of the menu manager', () => {
  it('renders the entries of the published menu', async () => {
    const page = await openPage('/app/menu', signIn(createApi(), 'admin'));
    expect(await screen.findAllByText('Статус парсеров')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Менеджер меню');
    await expect.poll(() => document.title).toBe('menu-manager · Литометр');
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('opens the entry that the address names', async () => {
    await openPage('/app/menu?entry=parsers&panel=entry', signIn(createApi(), 'admin'));
    await screen.findByDisplayValue('/app/parsers');
  });

  it('is not found by moderators, and requests nothing', async () => {
    const api = signIn(createApi(), 'moderator');
    await openPage('/app/menu', api);
    await screen.findByRole('heading', { level: 1, name: /gone fishing/ });
    expect(api.requests.join()).not.toContain('/staff/');
  });

  it('shows that the menu could not be loaded, and requests it again', async () => {
    const api = signIn(createApi(), 'admin').fail(staffMenu, 500);
    await openPage('/app/menu', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(staffMenu, response);
    fireEvent.click(screen.getByText('Повторить'));
    expect(await screen.findAllByText('Статус парсеров')).not.toHaveLength(0);
  });
});
