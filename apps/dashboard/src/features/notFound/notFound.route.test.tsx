import type { MenuItem } from '@litometr/api-contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';
import { signIn } from '../../testing/signIn.ts';

/** An entry of a menu of another version. */
const maps: MenuItem = {
  name: 'maps',
  path: '/maps/world',
  displayName: 'Карта',
  type: 'item',
  component: 'WorldMap',
  meta: {},
  children: [],
};

describe('route of unknown addresses', () => {
  it('responds 404 without a request', async () => {
    const api = createFakeApi();
    expect(await loadPage('/nowhere/at/all', api)).toMatchObject({ status: 404 });
    expect(api.requests).toEqual([]);
  });

  it('renders the page that leads home', async () => {
    await openPage('/nowhere/at/all', createFakeApi());
    await screen.findByRole('heading', { level: 1, name: /gone fishing/ });
    const home = screen.getByRole('link', { name: 'Вернуться на главную' });
    expect(home.getAttribute('href')).toBe('/');
    await expect.poll(() => document.title).toBe('404 | Страница не найдена');
  });

  it('names the screen that this version of the app does not have', async () => {
    await openPage('/maps/world', signIn(createFakeApi(), 'user', [maps]));
    await screen.findByRole('heading', { level: 1, name: 'Экрана «Карта» здесь нет' });
    await expect.poll(() => document.title).toBe('Карта · Литометр');
  });

  it('is not found by guests where only a menu leads', async () => {
    await openPage('/maps/world', createFakeApi());
    await screen.findByRole('heading', { level: 1, name: /gone fishing/ });
  });
});
