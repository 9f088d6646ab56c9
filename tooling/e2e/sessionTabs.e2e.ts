/** Tabs, closed tabs, the browser's history, its network and its storage. */

import type { Page } from 'playwright-core';
import {
  callsTo,
  comeBackAs,
  fill,
  leaveInStorage,
  loginForm,
  newSession,
  signInButton,
  signOut,
  storedTokens,
} from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

const NETWORK = 'Произошла сетевая ошибка. Попробуйте позже.';
const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Мой профиль' });

test.describe('two tabs', () => {
  test('[I23] with one token that ran out refresh it once, and both stay signed in', async ({
    openVisitor,
  }) => {
    const { page } = await openVisitor();
    const { refresh } = await comeBackAs(page, address, 'user');
    await leaveInStorage(page, address, { access_token: 'ran.out' });
    const other = await page.context().newPage();
    const refreshes = [callsTo(page, '/token/refresh/'), callsTo(other, '/token/refresh/')];
    await Promise.all([page, other].map((tab) => tab.goto(`${address}/app/profile`)));
    await Promise.all([page, other].map((tab) => profile(tab).waitFor()));
    expect(refreshes.flat()).toHaveLength(1);
    const [access, storedRefresh] = await storedTokens(page);
    expect(access).not.toBe('ran.out');
    expect(storedRefresh).not.toBe(refresh);
    expect(await storedTokens(other)).toEqual([access, storedRefresh]);
  });

  test('[I25] survive that one is closed while its refresh is under way', async ({
    openVisitor,
  }) => {
    const { page } = await openVisitor();
    const { refresh } = await comeBackAs(page, address, 'user');
    await leaveInStorage(page, address, { access_token: 'ran.out' });
    const other = await page.context().newPage();
    // The server has rotated the token; its answer never comes to the tab.
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/api/token/refresh/', async (route) => {
      await route.fetch();
      answered.resolve(undefined);
    });
    await page.goto(`${address}/app/profile`);
    await answered.promise;
    expect((await storedTokens(other).catch(() => [null, refresh]))[1]).toBe(refresh);
    await page.close();
    await other.goto(`${address}/app/profile`);
    await profile(other).waitFor();
    expect((await storedTokens(other))[1]).not.toBe(refresh);
  });

  test('[I26] follow each other: out, and in as somebody else', async ({ openVisitor }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'admin');
    await page.goto(`${address}/app/profile`);
    const other = await page.context().newPage();
    await other.goto(`${address}/app/profile`);
    await profile(other).waitFor();
    await signOut(page).click();
    await signInButton(other).waitFor();
    await other.waitForURL(`${address}/`);
    expect(await other.getByText('Вы вошли как').count()).toBe(0);
    await signInButton(other).click();
    await fill(other, 'vip', 'demo');
    await page.getByRole('link', { name: 'Мой профиль: vip' }).waitFor();
    const moderator = await newSession(address, 'moderator');
    await other.evaluate((pair) => {
      localStorage.setItem('refresh_token', pair.refresh);
      localStorage.setItem('access_token', pair.access);
    }, moderator);
    await page.getByRole('link', { name: 'Мой профиль: moderator' }).waitFor();
  });
});

test.describe('the page cache of the browser', () => {
  test('[I29] and Back after a sign-out here leads to no private page', async ({ openVisitor }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    await page.goto(`${address}/about`);
    await page.getByRole('link', { name: 'Мой профиль: user' }).click();
    await profile(page).waitFor();
    await signOut(page).click();
    await page.waitForURL(`${address}/`);
    await page.goBack();
    await page.waitForURL(`${address}/about`);
    await page.goForward();
    await page.waitForURL(`${address}/`);
    expect(await profile(page).count()).toBe(0);
  });
});

test.describe('without a network', () => {
  test('[I19] a visitor signs out, and sees why they cannot sign in', async ({ openVisitor }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    await page.goto(`${address}/app/profile`);
    await signOut(page).waitFor();
    await page.context().setOffline(true);
    await signOut(page).click();
    await signInButton(page).waitFor();
    expect(await storedTokens(page)).toEqual([null, null]);
    await page.context().setOffline(false);
    // Its code could not be loaded before.
    await page.waitForURL(`${address}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(true);
    // The code of the form was never fetched: only its text is shown, and the page still works.
    await signInButton(page).click();
    await page.getByText(NETWORK).waitFor();
    await page.context().setOffline(false);
    await signInButton(page).click();
    await loginForm(page).waitFor();
    await page.context().setOffline(true);
    await fill(page, 'user', 'demo');
    await loginForm(page).getByRole('alert').filter({ hasText: NETWORK }).waitFor();
    await page.context().setOffline(false);
    await loginForm(page).getByRole('button', { name: 'Войти' }).click();
    await signOut(page).waitFor();
  });
});

test.describe('a storage', () => {
  test('[I28] that the browser refuses leaves a session in memory', async ({ openVisitor }) => {
    const { page, complaints } = await openVisitor();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          // As the browser's own is.
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto(address);
    complaints.length = 0;
    await signInButton(page).click();
    await fill(page, 'moderator', 'demo');
    await page.getByRole('link', { name: 'Мой профиль: moderator' }).click();
    await profile(page).waitFor();
    await signOut(page).click();
    await signInButton(page).waitFor();
    await page.waitForURL(`${address}/`);
    expect(complaints).toEqual([]);
  });

  test('[I22] that holds rubbish starts the page, as a guest', async ({ openVisitor }) => {
    const { page, complaints } = await openVisitor();
    const rubbish: [string, string][] = [
      ['nothing', ''],
      ['a word that scripts leave', 'undefined'],
      ['another', 'null'],
      ['broken JSON', '{'],
      ['JSON', '{"access":1}'],
      ['white space', ' a b '],
      ['letters of no token', 'ключ'],
      ['a megabyte', 'x'.repeat(1_000_000)],
      ['a token that is not ours', 'aaaa.bbbb.cccc'],
    ];
    // A page of few calls: the session is the same on all.
    for (const [what, junk] of rubbish) {
      await leaveInStorage(page, address, { access_token: junk, refresh_token: junk });
      await page.goto(`${address}/about`);
      await signInButton(page).waitFor();
      await page.getByRole('heading', { level: 1, name: 'О проекте' }).waitFor();
      expect(page.url(), what).toBe(`${address}/about`);
      expect(
        complaints.filter((text) => text.startsWith('uncaught')),
        what,
      ).toEqual([]);
    }
  });

  test('stores tokens for the window only, when the visitor does not want to be remembered', async ({
    openVisitor,
  }) => {
    const { page } = await openVisitor();
    await page.goto(address);
    await signInButton(page).click();
    await loginForm(page).getByText('Запомнить меня').click();
    await fill(page, 'user', 'demo');
    await signOut(page).waitFor();
    expect(await storedTokens(page)).toEqual([null, null]);
    await page.reload();
    await signOut(page).waitFor();
  });
});
