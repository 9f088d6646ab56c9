import { myAccount, mySessions, watchList } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { openPage } from '../../testing/openPage.tsx';
import { account, sessionsResponse, watchResponse } from '../../testing/personalFixtures.ts';
import { signIn } from '../../testing/signIn.ts';

const createApi = () =>
  signIn(
    createFakeApi()
      .reply(myAccount, account)
      .reply(watchList, { ...watchResponse, count: 30 })
      .reply(mySessions, sessionsResponse),
  );

describe('route of the profile', () => {
  it('redirects guests to the sign-in page, with the address to come back to', async () => {
    const api = createFakeApi().reply(myAccount, account);
    const page = await openPage('/app/profile?view=watch&page=2', api);
    await expect
      .poll(page.address)
      .toBe('/login?redirect=%2Fapp%2Fprofile%3Fview%3Dwatch%26page%3D2');
    expect(api.requests).toEqual([]);
  });

  it('renders the account of the signed-in user', async () => {
    const page = await openPage('/app/profile', createApi());
    await screen.findByRole('heading', { level: 1, name: 'Мой профиль' });
    await screen.findByRole('heading', { name: 'Что даёт роль' });
    await expect.poll(() => document.title).toBe('Мой профиль');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Учётная запись');
    expect(page.address()).toBe('/app/profile');
  });

  it('requests the page and kind of the watch list that the address names', async () => {
    const api = createApi();
    await openPage('/app/profile?view=watch&page=2&kind=book', api);
    await screen.findByText(watchResponse.items[0]?.name ?? '');
    expect(api.requests).toContain('/me/watch/?kind=book&page=2&size=25');
    expect(api.requests).not.toContain('/me/');
  });

  it('writes the chosen tab to the address', async () => {
    const page = await openPage('/app/profile?view=watch&page=2', createApi());
    fireEvent.click(await screen.findByRole('tab', { name: 'Безопасность' }));
    await expect.poll(page.address).toBe('/app/profile?view=safety');
  });

  it('opens the account for an unknown tab, and names the parameter', async () => {
    await openPage('/app/profile?view=secrets', createApi());
    await screen.findByRole('heading', { name: 'Что даёт роль' });
    screen.getByText('Параметр адреса view указан с ошибкой и не учтён.');
  });

  it('shows that the account could not be loaded, and requests it again', async () => {
    const api = createApi().fail(myAccount, 500);
    await openPage('/app/profile', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(myAccount, account);
    fireEvent.click(screen.getByText('Повторить'));
    await screen.findByRole('heading', { name: 'Что даёт роль' });
  });
});
