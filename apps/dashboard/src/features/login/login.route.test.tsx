import { login, menu } from '@litometr/api-contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';
import { account } from '../../testing/personalFixtures.ts';
import { signIn } from '../../testing/signIn.ts';

describe('route of the sign-in page', () => {
  it('has a title on the server, and is not for search engines', async () => {
    const { meta: tags } = await loadPage('/login', createFakeApi());
    expect(tags).toEqual([{ title: 'Литометр' }, { name: 'robots', content: 'noindex' }]);
  });

  it('renders the form for guests', async () => {
    const page = await openPage('/login', createFakeApi());
    const form = within(await screen.findByRole('dialog', { name: 'Вход в систему' }));
    form.getByLabelText(/Имя пользователя/);
    await expect.poll(() => document.title).toBe('Вход в систему');
    expect(page.address()).toBe('/login');
  });

  it.each([
    ['the page that the address names', '?redirect=/portals?lang=en', '/portals?lang=en'],
    ['the personal area without one', '', '/app'],
    ['the personal area in place of another site', '?redirect=https://evil.example', '/app'],
    ['the personal area in place of itself', '?redirect=/login', '/app'],
  ])('redirects who is signed in to %s', async (_, search, target) => {
    const page = await openPage(`/login${search}`, signIn(createFakeApi()));
    await expect.poll(page.address).toBe(target);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the named page after a sign-in', async () => {
    const api = createFakeApi()
      .reply(login, {
        access: 'access',
        refresh: 'refresh',
        user: { username: account.username, role: 'user' },
        menu: [],
      })
      .reply(menu, []);
    const page = await openPage('/login?redirect=/portals', api);
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText(/Имя пользователя/), { target: { value: 'reader' } });
    fireEvent.change(form.getByLabelText(/^Пароль/), { target: { value: 'long enough' } });
    fireEvent.click(form.getByRole('button', { name: 'Войти' }));
    await expect.poll(page.address).toBe('/portals');
  });

  it('shows why a sign-in failed, and stays', async () => {
    const page = await openPage('/login?redirect=/portals', createFakeApi().fail(login, 500));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText(/Имя пользователя/), { target: { value: 'reader' } });
    fireEvent.change(form.getByLabelText(/^Пароль/), { target: { value: 'long enough' } });
    fireEvent.click(form.getByRole('button', { name: 'Войти' }));
    await form.findByText('Произошла сетевая ошибка. Попробуйте позже.');
    expect(page.address()).toBe('/login?redirect=/portals');
  });
});
