import { resetUser, staffUsers } from '@litometr/api-contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { openPage } from '../../testing/openPage.tsx';
import { signIn } from '../../testing/signIn.ts';
import { usersResponse } from '../../testing/staffFixtures.ts';

const longName = 'Ольга-Александровна-Константинопольская';
const createApi = () => createFakeApi().reply(staffUsers, usersResponse());

describe('route of the users', () => {
  it('requests the users that the address describes, and renders them', async () => {
    const api = signIn(createApi(), 'admin');
    const page = await openPage('/app/users?q=ольга&role=moderator&state=enabled&size=50', api);
    await screen.findByText(longName);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Пользователи');
    await expect.poll(() => document.title).toBe('users · Литометр');
    expect(api.requests).toContain(
      '/staff/users/?page=1&q=ольга&role=moderator&size=50&state=enabled',
    );
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('shows the new password of an account once the reset is confirmed', async () => {
    const [, account] = usersResponse().items;
    if (account === undefined) throw new Error('The fixture has two users.');
    const api = signIn(createApi(), 'admin');
    api.reply(resetUser, { user: account, password: 'a-password-shown-once' });
    await openPage('/app/users', api);
    await userEvent.click(await screen.findByRole('button', { name: `Действия: ${longName}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Новый пароль' }));
    expect(api.requests).not.toContain('/staff/users/2/reset/');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Новый пароль' }));
    await screen.findByDisplayValue('a-password-shown-once');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.requests.filter((path) => path === '/staff/users/2/reset/')).toHaveLength(1);
  });

  it('is not found by moderators, and requests nothing', async () => {
    const api = signIn(createApi(), 'moderator');
    await openPage('/app/users', api);
    await screen.findByRole('heading', { level: 1, name: /gone fishing/ });
    expect(api.requests.join()).not.toContain('/staff/');
  });

  it('shows that the users could not be loaded, and requests them again', async () => {
    const api = signIn(createApi(), 'admin').fail(staffUsers, 500);
    await openPage('/app/users', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(staffUsers, usersResponse());
    fireEvent.click(screen.getByText('Повторить'));
    await screen.findByText(longName);
  });
});
