import { currentUser, type MenuItem, menu, type SessionUser } from '@litometr/api-contract';
import { onTestFinished } from 'vitest';
import type { FakeApi } from './fakeApi.ts';

interface SignedIn {
  role?: SessionUser['role'];
  /** The server's menu for the user. */
  items?: MenuItem[];
}

/** Stores tokens of a user whom the API knows, until the test ends. */
export function signIn(api: FakeApi, { role = 'user', items = [] }: SignedIn = {}): FakeApi {
  localStorage.setItem('access_token', 'access');
  localStorage.setItem('refresh_token', 'refresh');
  onTestFinished(() => localStorage.clear());
  return api.reply(currentUser, { username: 'reader', role }).reply(menu, items);
}
