import { home, watchList } from '@litometr/api-contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { homeResponse } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/openPage.tsx';
import { watchResponse } from '../../testing/personalFixtures.ts';
import { signIn } from '../../testing/signIn.ts';

const createApi = () => createFakeApi().reply(home, homeResponse()).reply(watchList, watchResponse);

describe('route of the dashboard', () => {
  it('redirects the personal area to the dashboard of the menu', async () => {
    const page = await openPage('/app', signIn(createApi()));
    await expect.poll(page.address).toBe('/app/dashboard');
  });

  it('redirects the personal area to the profile without a dashboard in the menu', async () => {
    const page = await openPage('/app', signIn(createApi(), 'user', []));
    await expect.poll(page.address).toBe('/app/profile');
  });

  it('requests what the user follows, and counts the changes', async () => {
    const api = signIn(createApi());
    await openPage('/app/dashboard', api);
    await screen.findByRole('heading', { level: 1, name: 'Обзор' });
    await screen.findByText(/за ночь изменилось у 3 из 6/);
    await expect.poll(() => document.title).toBe('dashboard · Литометр');
    expect(api.requests).toContain('/me/watch/?size=100');
  });

  it('has the tab of staff from moderators on', async () => {
    await openPage('/app/dashboard?view=staff', signIn(createApi(), 'moderator'));
    const tab = await screen.findByRole('tab', { selected: true });
    expect(tab.textContent).toBe('Состояние данных');
  });

  it('has no tabs for users, and requests nothing of staff', async () => {
    const api = signIn(createApi());
    await openPage('/app/dashboard?view=staff', api);
    await screen.findByText(/за ночь изменилось у 3 из 6/);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(api.requests.join()).not.toContain('/staff/');
  });
});
