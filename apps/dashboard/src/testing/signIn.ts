import { currentUser, type MenuItem, menu, type SessionUser } from '@litometr/api-contract';
import { screenRegistry } from '@litometr/domain';
import { onTestFinished } from 'vitest';
import type { FakeApi } from './fakeApi.ts';

/**
 * Menu entries of all screens: each is shown from its lowest role on. Their display names are those of
 * the registry, so that a title shows that it comes from the menu.
 */
const screenItems = (): MenuItem[] =>
  screenRegistry.map(({ key, name, path, requiredRole }) => ({
    name,
    path,
    displayName: name,
    type: 'item',
    component: key,
    meta: { requiredRole },
    children: [],
  }));

/** Stores tokens of a user of this role, whom the API knows, until the test ends. */
export function signIn(api: FakeApi, role: SessionUser['role'] = 'user', items = screenItems()) {
  localStorage.setItem('access_token', 'access');
  localStorage.setItem('refresh_token', 'refresh');
  onTestFinished(() => localStorage.clear());
  return api.reply(currentUser, { username: 'reader', role }).reply(menu, items);
}
