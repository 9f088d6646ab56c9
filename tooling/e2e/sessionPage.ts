import type { Page, Request } from 'playwright-core';

export type Role = 'user' | 'vip' | 'moderator' | 'admin';

export interface Pair {
  access: string;
  refresh: string;
}

/** The sign-in form, of the modal or of the page. */
export const loginForm = (page: Page) => page.getByRole('dialog', { name: 'Вход в систему' });

export async function fill(page: Page, username: string, password: string): Promise<void> {
  const dialog = loginForm(page);
  await dialog.getByLabel('Имя пользователя').fill(username);
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти' }).click();
}

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Навигация' });
export const signOut = (page: Page) => page.getByRole('button', { name: 'Выход', exact: true });
export const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Вход' });

/** Creates a session directly on the server and returns its tokens. */
export async function newSession(address: string, role: Role): Promise<Pair> {
  const answer = await fetch(`${address}/api/token/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: role, password: 'demo' }),
  });
  if (!answer.ok) throw new Error(`The sign-in as ${role} was answered with ${answer.status}.`);
  // Our own server, by the contract.
  return (await answer.json()) as Pair;
}

/** Leaves things in the storage as an earlier visit would, before the app runs. */
export async function leaveInStorage(
  page: Page,
  address: string,
  items: Record<string, string>,
): Promise<void> {
  await page.goto(`${address}/api/health/`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(items));
}

/** A visitor who comes back with a session of this role. */
export async function comeBackAs(page: Page, address: string, role: Role): Promise<Pair> {
  const pair = await newSession(address, role);
  await leaveInStorage(page, address, { refresh_token: pair.refresh, access_token: pair.access });
  return pair;
}

/** Returns the tokens in the storage. */
export function storedTokens(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [
    localStorage.getItem('access_token'),
    localStorage.getItem('refresh_token'),
  ]);
}

/** Records the calls to one path of the API, from now on. */
export function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls.push(request);
  });
  return calls;
}

/** Resets the stored choices of an account, which would leak into other tests. */
export async function forgetChoices(address: string, role: Role): Promise<void> {
  const { access } = await newSession(address, role);
  const answer = await fetch(`${address}/api/me/preferences/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ density: null, theme: null, locale: null }),
  });
  if (!answer.ok) throw new Error(`The choices of ${role} stay: ${answer.status}.`);
}
